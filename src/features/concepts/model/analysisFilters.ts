import type { operations } from '#contract/api.ts';
import type { SortKey } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { ANALYSIS_STATUSES, type AnalysisStatus } from '#domain/concepts';

type Query = NonNullable<operations['listAnalyses']['parameters']['query']>;

/** What the list of analyses shows; all of it is in the address. Without a status all but archived ones. */
export interface AnalysisFilters {
  search: string;
  status: AnalysisStatus | null;
  sort: readonly SortKey[];
  offset: number;
}

/** Rows of a page. */
export const ANALYSIS_PAGE = 50;

/** Columns that the server orders by, under the same names. */
const sortable = new Set([
  'name',
  'city',
  'status',
  'target_area',
  'concept_count',
  'lowest_cost',
  'updated_at',
]);

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readAnalysisFilters(address: URLSearchParams): AnalysisFilters {
  const offset = address.get('offset') ?? '';
  const status = address.get('status') ?? '';
  return {
    search: address.get('search') ?? '',
    status: Object.hasOwn(ANALYSIS_STATUSES, status) ? (status as AnalysisStatus) : null,
    sort: (address.get('order') ?? '').split(',').flatMap((part): SortKey[] => {
      const column = part.replace(/^-/, '');
      return sortable.has(column) ? [{ column, direction: part.startsWith('-') ? 'desc' : 'asc' }] : [];
    }),
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
  };
}

const orderOf = (sort: AnalysisFilters['sort']) =>
  sort.map(({ column, direction }) => `${direction === 'desc' ? '-' : ''}${column}`).join(',');

/** Writes the filters into an address; what else it holds stays. */
export function writeAnalysisFilters(address: URLSearchParams, filters: AnalysisFilters): URLSearchParams {
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
export const toAnalysisQuery = ({ search, status, sort, offset }: AnalysisFilters): Query => ({
  limit: ANALYSIS_PAGE,
  ...(offset > 0 && { offset }),
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(status !== null && { status: [status] }),
  ...(sort.length > 0 && { ordering: orderOf(sort) }),
});
