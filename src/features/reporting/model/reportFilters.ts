import { REPORT_ACCESSES, REPORT_SCOPES, REPORT_STATES } from '#domain/reporting';
import type { CustomReportRow, ReportQuery } from '../reportingQueries.ts';

/** Reports of a page. */
export const REPORT_PAGE = 50;

/** What the list shows; all of it is in the address. */
export interface ReportFilters {
  search: string;
  state: CustomReportRow['state'] | null;
  scope: CustomReportRow['scope'] | null;
  access: CustomReportRow['access'] | null;
  order: string | null;
  view: 'grid' | null;
  offset: number;
}

/** A list that is not narrowed. */
export const noReportFilters = { search: '', state: null, scope: null, access: null, offset: 0 } as const;

const oneOf = <Words extends object>(words: Words, text: string | null): (keyof Words & string) | null =>
  text !== null && Object.hasOwn(words, text) ? (text as keyof Words & string) : null;

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readReportFilters(address: URLSearchParams): ReportFilters {
  const order = address.get('order');
  const page = /^[1-9]\d{0,5}$/.exec(address.get('page') ?? '')?.[0];
  return {
    search: address.get('search') ?? '',
    state: oneOf(REPORT_STATES, address.get('state')),
    scope: oneOf(REPORT_SCOPES, address.get('scope')),
    access: oneOf(REPORT_ACCESSES, address.get('access')),
    order: order !== null && /^-?(name|state|scope|access|created_at|updated_at)$/.test(order) ? order : null,
    view: address.get('view') === 'grid' ? 'grid' : null,
    offset: (Number(page ?? 1) - 1) * REPORT_PAGE,
  };
}

/** Writes the filters into an address; what else it holds stays. */
export function writeReportFilters(address: URLSearchParams, filters: ReportFilters): URLSearchParams {
  const next = new URLSearchParams(address);
  const { offset, ...plain } = filters;
  const page = offset / REPORT_PAGE + 1;
  for (const [name, value] of Object.entries({ ...plain, page: page === 1 ? null : page }))
    if (value === null || value === '') next.delete(name);
    else next.set(name, String(value));
  return next;
}

/** The filters as the server takes them. */
export const toReportQuery = ({
  search,
  state,
  scope,
  access,
  order,
  offset,
}: ReportFilters): ReportQuery => ({
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(state && { state }),
  ...(scope && { scope }),
  ...(access && { access }),
  ...(order && { ordering: order }),
  limit: REPORT_PAGE,
  offset,
});

/** Whether the person narrowed the list. */
export const isNarrowed = ({ search, state, scope, access }: ReportFilters): boolean =>
  search.trim() !== '' || state !== null || scope !== null || access !== null;
