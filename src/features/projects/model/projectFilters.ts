import type { SortKey } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { operations } from '#contract/api.ts';
import { type ProjectStatus, STATUS_ORDER } from './projectStatus.ts';

type Query = NonNullable<operations['listProjects']['parameters']['query']>;

/** What the list shows; all of it stands in the address. */
export interface ProjectFilters {
  search: string;
  statuses: readonly ProjectStatus[];
  sort: readonly SortKey[];
  offset: number;
  limit: number;
}

/** Rows of a page; beyond that the list is paged. The contract serves at most 500 at once. */
export const PAGE = 100;
const MOST = 500;

/** Column of the grid -> field that the server orders by. */
const FIELDS = {
  project: 'name',
  milestone: 'current_milestone_date',
  budget: 'target_budget',
  forecast: 'forecast',
  gap: 'gap',
} as const satisfies Record<string, string>;

type SortColumn = keyof typeof FIELDS;
const isColumn = (name: string): name is SortColumn => Object.hasOwn(FIELDS, name);

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readFilters(address: URLSearchParams): ProjectFilters {
  const statuses = (address.get('status') ?? '').split(',');
  const order = (address.get('order') ?? '').split(',').filter(Boolean);
  return {
    search: address.get('search') ?? '',
    statuses: STATUS_ORDER.filter((status) => statuses.includes(status)),
    sort: order.flatMap((part): SortKey[] => {
      const column = part.replace(/^-/, '');
      return isColumn(column) ? [{ column, direction: part.startsWith('-') ? 'desc' : 'asc' }] : [];
    }),
    offset: wholeNumber(address.get('offset'), 0),
    limit: Math.min(Math.max(wholeNumber(address.get('limit'), PAGE), 1), MOST),
  };
}

/** Writes the filters into an address; what is as usual is left out, so that a plain list has a plain address. */
export function writeFilters(filters: ProjectFilters): URLSearchParams {
  const { search, statuses, sort, offset, limit } = filters;
  const pairs: Record<string, string> = {
    search,
    status: statuses.join(','),
    order: sort.map(({ column, direction }) => (direction === 'desc' ? `-${column}` : column)).join(','),
    offset: offset === 0 ? '' : String(offset),
    limit: limit === PAGE ? '' : String(limit),
  };
  return new URLSearchParams(Object.entries(pairs).filter(([, value]) => value !== ''));
}

/** The filters as the server takes them. Status comes first in every order, so that groups stay together. */
export function toQuery({ search, statuses, sort, offset, limit }: ProjectFilters): Query {
  const fields = sort.flatMap(({ column, direction }) =>
    isColumn(column) ? [`${direction === 'desc' ? '-' : ''}${FIELDS[column]}`] : [],
  );
  return {
    limit,
    ...(offset > 0 ? { offset } : {}),
    ordering: ['status', ...fields].join(','),
    ...(search === '' ? {} : { search }),
    ...(statuses.length > 0 ? { status: [...statuses] } : {}),
  };
}

/** Whether the person narrowed the list. */
export function isFiltered({ search, statuses }: ProjectFilters): boolean {
  return search !== '' || statuses.length > 0;
}

function wholeNumber(text: string | null, otherwise: number): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : otherwise;
}
