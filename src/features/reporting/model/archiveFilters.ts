import type { RunQuery } from '../reportingQueries.ts';

/** Runs of a page. */
export const ARCHIVE_PAGE = 50;

/** What the archive shows; all of it is in the address. */
export interface ArchiveFilters {
  search: string;
  order: string | null;
  offset: number;
}

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readArchiveFilters(address: URLSearchParams): ArchiveFilters {
  const order = address.get('order');
  const page = /^[1-9]\d{0,5}$/.exec(address.get('page') ?? '')?.[0];
  return {
    search: address.get('search') ?? '',
    order: order !== null && /^-?(name|as_of|page_count|created_at)$/.test(order) ? order : null,
    offset: (Number(page ?? 1) - 1) * ARCHIVE_PAGE,
  };
}

/** Writes the filters into an address; what else it holds stays. */
export function writeArchiveFilters(
  address: URLSearchParams,
  { search, order, offset }: ArchiveFilters,
): URLSearchParams {
  const next = new URLSearchParams(address);
  const page = offset === 0 ? null : String(offset / ARCHIVE_PAGE + 1);
  for (const [name, value] of Object.entries({ search: search || null, order, page }))
    if (value === null) next.delete(name);
    else next.set(name, value);
  return next;
}

/** The filters as the server takes them. */
export const toRunQuery = ({ search, order, offset }: ArchiveFilters): RunQuery => ({
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(order && { ordering: order }),
  limit: ARCHIVE_PAGE,
  offset,
});
