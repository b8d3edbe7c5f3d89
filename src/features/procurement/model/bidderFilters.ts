import type { operations } from '#contract/api.ts';
import type { SortKey } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { type Prequalification, PREQUALIFICATIONS } from '#domain/procurement';

type Query = NonNullable<operations['listPrequalifications']['parameters']['query']>;

/** What the list of bidders shows; all of it is in the address. */
export interface BidderFilters {
  search: string;
  status: Prequalification | null;
  sort: readonly SortKey[];
  offset: number;
}

/** Rows of a page. */
export const BIDDER_PAGE = 50;

/** Columns that the server orders by, under the same names. */
const sortable = new Set(['company', 'status', 'single_limit', 'aggregate_limit', 'valid_until', 'set_at']);

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readBidderFilters(address: URLSearchParams): BidderFilters {
  const offset = address.get('offset') ?? '';
  const status = address.get('status') ?? '';
  return {
    search: address.get('search') ?? '',
    status: Object.hasOwn(PREQUALIFICATIONS, status) ? (status as Prequalification) : null,
    sort: (address.get('order') ?? '').split(',').flatMap((part): SortKey[] => {
      const column = part.replace(/^-/, '');
      return sortable.has(column) ? [{ column, direction: part.startsWith('-') ? 'desc' : 'asc' }] : [];
    }),
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
  };
}

const orderOf = (sort: BidderFilters['sort']) =>
  sort.map(({ column, direction }) => `${direction === 'desc' ? '-' : ''}${column}`).join(',');

/** Writes the filters into an address; what else it holds stays. */
export function writeBidderFilters(address: URLSearchParams, filters: BidderFilters): URLSearchParams {
  const { search, status, sort, offset } = filters;
  const next = new URLSearchParams(address);
  const values = {
    search,
    status: status ?? '',
    order: orderOf(sort),
    offset: offset > 0 ? String(offset) : '',
  };
  for (const [name, value] of Object.entries(values))
    if (value === '') next.delete(name);
    else next.set(name, value);
  return next;
}

/** The filters as the server takes them. */
export const toBidderQuery = ({ search, status, sort, offset }: BidderFilters): Query => ({
  limit: BIDDER_PAGE,
  ...(offset > 0 && { offset }),
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(status !== null && { status }),
  ...(sort.length > 0 && { ordering: orderOf(sort) }),
});
