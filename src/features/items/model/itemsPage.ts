import type { GridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { itemColumns } from './itemColumns.ts';
import { type ItemFilters, type ItemsQuery, toFilterQuery } from './itemFilters.ts';

/** Sizes of a page are multiples of it (docs/product/items.md). */
export const PAGE_STEP = 20;
/** The largest page that the contract serves at once. */
const most = 500;

/** How many rows a page has; `all` is the whole list. */
export type PageSize = number | 'all';

/** A window on the list. */
export interface ItemsPage {
  offset: number;
  limit: PageSize;
}

/** A page size from an address or storage; undefined where it is none. */
export function readPageSize(stored: unknown): PageSize | undefined {
  if (stored === 'all') return 'all';
  const size = Number(stored);
  return Number.isInteger(size) && size >= PAGE_STEP && size <= most && size % PAGE_STEP === 0
    ? size
    : undefined;
}

/** The page that the address asks for; its size is `usual` unless it says another. */
export function readPage(params: URLSearchParams, usual: PageSize): ItemsPage {
  const limit = readPageSize(params.get('rows')) ?? usual;
  const page = Number(params.get('page') ?? 1);
  const isPage = limit !== 'all' && Number.isInteger(page) && page > 1 && page <= 50_000;
  return { limit, offset: isPage ? (page - 1) * limit : 0 };
}

/** The address of a page; the first page and the usual size are not said. */
export function writePage(params: URLSearchParams, { offset, limit }: ItemsPage): URLSearchParams {
  const next = new URLSearchParams(params);
  const page = limit === 'all' ? 1 : Math.floor(offset / limit) + 1;
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  next.delete('rows');
  return next;
}

/** Whether the grid needs every row: groups have subtotals, and filters of headings look at what the cells say. */
export const needsAllRows = (grid: Pick<GridState, 'grouping' | 'filters'>): boolean =>
  grid.grouping.length > 0 || Object.keys(grid.filters).length > 0;

const fieldOf: ReadonlyMap<string, string> = new Map(itemColumns.map(({ id, sort }) => [id, sort]));

/** The `ordering` of the contract: the first column decides, the next break ties. */
export const toOrdering = (sort: GridState['sort']): string =>
  [
    ...new Map(
      sort.flatMap(({ column, direction }) => {
        const field = fieldOf.get(column);
        return field ? [[field, direction === 'desc' ? `-${field}` : field] as const] : [];
      }),
    ).values(),
  ].join(',');

/** What is asked of the server: a page in its order with the totals of the list, or every row for the grid to arrange. */
export function toItemsQuery(
  filters: ItemFilters,
  grid: GridState,
  { limit, offset }: ItemsPage,
  /** Whether the company adds fields of its own to items. */
  { usesAttributes }: { usesAttributes: boolean } = { usesAttributes: false },
): ItemsQuery {
  const narrowed = {
    ...toFilterQuery(filters),
    ...(usesAttributes && { expand_custom_attributes: true }),
  };
  if (limit === 'all' || needsAllRows(grid)) return { limit: 'all', ...narrowed };
  const ordering = toOrdering(grid.sort);
  return { limit, offset, totals: true, ...(ordering && { ordering }), ...narrowed };
}
