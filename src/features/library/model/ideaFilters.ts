import type { SortKey } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { operations } from '#contract/api.ts';

type Query = NonNullable<operations['listIdeas']['parameters']['query']>;

/** What the list of ideas shows; all of it stands in the address. */
export interface IdeaFilters {
  search: string;
  tag: string | null;
  sort: readonly SortKey[];
  offset: number;
}

/** Rows of a page. */
export const IDEA_PAGE = 50;

/** Columns that the server orders by, under the same names. */
const sortable = new Set(['name', 'construction_category', 'cost', 'used_count', 'updated_at']);

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readIdeaFilters(address: URLSearchParams): IdeaFilters {
  const offset = address.get('offset') ?? '';
  return {
    search: address.get('search') ?? '',
    tag: address.get('tag') || null,
    sort: (address.get('order') ?? '').split(',').flatMap((part): SortKey[] => {
      const column = part.replace(/^-/, '');
      return sortable.has(column) ? [{ column, direction: part.startsWith('-') ? 'desc' : 'asc' }] : [];
    }),
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
  };
}

const orderOf = (sort: IdeaFilters['sort']) =>
  sort.map(({ column, direction }) => `${direction === 'desc' ? '-' : ''}${column}`).join(',');

/** Writes the filters into an address; what else it holds stays. */
export function writeIdeaFilters(address: URLSearchParams, filters: IdeaFilters): URLSearchParams {
  const { search, tag, sort, offset } = filters;
  const next = new URLSearchParams(address);
  const values = { search, tag: tag ?? '', order: orderOf(sort), offset: offset > 0 ? String(offset) : '' };
  for (const [name, value] of Object.entries(values))
    if (value === '') next.delete(name);
    else next.set(name, value);
  return next;
}

/** The filters as the server takes them. */
export function toIdeaQuery({ search, tag, sort, offset }: IdeaFilters): Query {
  return {
    limit: IDEA_PAGE,
    ...(offset > 0 && { offset }),
    ...(search !== '' && { search }),
    ...(tag !== null && { tag }),
    ...(sort.length > 0 && { ordering: orderOf(sort) }),
  };
}

/** Whether the person narrowed the list. */
export const isNarrowed = ({ search, tag }: IdeaFilters): boolean => search !== '' || tag !== null;

/** A list that is not narrowed. */
export const noIdeaFilters = { search: '', tag: null } as const;
