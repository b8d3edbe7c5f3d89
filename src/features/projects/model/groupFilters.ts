import type { operations } from '#contract/api.ts';
import type { SortKey } from '#design-system/grid/DataGrid/DataGrid.tsx';

type Query = NonNullable<operations['listProjectGroups']['parameters']['query']>;

/** Which project groups are listed; all of it stands in the address. */
export interface GroupFilters {
  search: string;
  sort: readonly SortKey[];
  offset: number;
}

/** Rows of a page. */
export const GROUP_PAGE = 50;

const FIELDS = { name: 'name', count: 'project_count' } as const;
const isColumn = (name: string): name is keyof typeof FIELDS => Object.hasOwn(FIELDS, name);

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readGroupFilters(address: URLSearchParams): GroupFilters {
  const order = address.get('order') ?? '';
  const column = order.replace(/^-/, '');
  const offset = address.get('offset') ?? '';
  return {
    search: (address.get('search') ?? '').slice(0, 200),
    sort: isColumn(column) ? [{ column, direction: order.startsWith('-') ? 'desc' : 'asc' }] : [],
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
  };
}

/** Writes the filters into an address, which keeps what else it holds; what is as usual is left out. */
export function writeGroupFilters({ search, sort, offset }: GroupFilters, address: URLSearchParams) {
  const next = new URLSearchParams(address);
  const [first] = sort;
  const pairs = {
    search,
    order: first ? `${first.direction === 'desc' ? '-' : ''}${first.column}` : '',
    offset: offset === 0 ? '' : String(offset),
  };
  for (const [name, value] of Object.entries(pairs))
    if (value === '') next.delete(name);
    else next.set(name, value);
  return next;
}

/** The filters as the server takes them. */
export function toGroupQuery({ search, sort, offset }: GroupFilters): Query {
  const [first] = sort;
  return {
    limit: GROUP_PAGE,
    ...(offset > 0 && { offset }),
    ...(search !== '' && { search }),
    ...(first &&
      isColumn(first.column) && {
        ordering: `${first.direction === 'desc' ? '-' : ''}${FIELDS[first.column]}`,
      }),
  };
}
