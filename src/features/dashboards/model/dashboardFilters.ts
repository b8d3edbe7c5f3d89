import type { operations } from '#contract/api.ts';
import type { SortKey } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { DashboardType } from '#domain/dashboards';

type Query = NonNullable<operations['listDashboards']['parameters']['query']>;

/** Which dashboards are listed; all of it stands in the address. */
export interface DashboardFilters {
  search: string;
  groups: readonly number[];
  projects: readonly number[];
  members: readonly number[];
  type: DashboardType | null;
  sort: readonly SortKey[];
  offset: number;
}

/** Rows of a page. */
export const LIST_PAGE = 100;

const FIELDS = { name: 'name', type: 'type', created: 'created_at' } as const;
const isColumn = (name: string): name is keyof typeof FIELDS => Object.hasOwn(FIELDS, name);
const wordsIn = (address: URLSearchParams, name: string) =>
  (address.get(name) ?? '').split(',').filter(Boolean);
const numbersIn = (address: URLSearchParams, name: string): number[] =>
  [...new Set(wordsIn(address, name).filter((word) => /^[1-9]\d{0,14}$/.test(word)))]
    .slice(0, 100)
    .map(Number);

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readListFilters(address: URLSearchParams): DashboardFilters {
  const type = address.get('type');
  const offset = address.get('offset') ?? '';
  return {
    search: (address.get('search') ?? '').slice(0, 200),
    groups: numbersIn(address, 'group'),
    projects: numbersIn(address, 'project'),
    members: numbersIn(address, 'member'),
    type: type === 'INTERNAL' || type === 'EXTERNAL' ? type : null,
    sort: wordsIn(address, 'order').flatMap((part): SortKey[] => {
      const column = part.replace(/^-/, '');
      return isColumn(column) ? [{ column, direction: part.startsWith('-') ? 'desc' : 'asc' }] : [];
    }),
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
  };
}

/** Writes the filters into an address, which keeps what else it holds; what is as usual is left out. */
export function writeListFilters(filters: DashboardFilters, address: URLSearchParams): URLSearchParams {
  const { search, groups, projects, members, type, sort, offset } = filters;
  const next = new URLSearchParams(address);
  const pairs: Record<string, string> = {
    search,
    group: groups.join(','),
    project: projects.join(','),
    member: members.join(','),
    type: type ?? '',
    order: sort.map(({ column, direction }) => (direction === 'desc' ? `-${column}` : column)).join(','),
    offset: offset === 0 ? '' : String(offset),
  };
  for (const [name, value] of Object.entries(pairs))
    if (value === '') next.delete(name);
    else next.set(name, value);
  return next;
}

/** The filters as the server takes them. */
export function toDashboardQuery({
  search,
  groups,
  projects,
  members,
  type,
  sort,
  offset,
}: DashboardFilters): Query {
  const fields = sort.flatMap(({ column, direction }) =>
    isColumn(column) ? [`${direction === 'desc' ? '-' : ''}${FIELDS[column]}`] : [],
  );
  return {
    limit: LIST_PAGE,
    ...(offset > 0 && { offset }),
    ...(search !== '' && { search }),
    ...(groups.length > 0 && { group_id: [...groups] }),
    ...(projects.length > 0 && { shown_project_id: [...projects] }),
    ...(members.length > 0 && { member_id: [...members] }),
    ...(type !== null && { type }),
    ...(fields.length > 0 && { ordering: fields.join(',') }),
  };
}

/** What "Clear filters" goes back to. */
export const NO_LIST_FILTERS = { search: '', groups: [], projects: [], members: [], type: null } as const;

/** Whether dashboards are left out by the person. */
export const isListFiltered = ({ search, groups, projects, members, type }: DashboardFilters): boolean =>
  search !== '' || type !== null || [groups, projects, members].some(({ length }) => length > 0);

/** Whether the row of the portfolio, which is on no page of the server, shows under these filters. */
export const showsPortfolio = ({
  search,
  groups,
  projects,
  members,
  type,
  offset,
}: DashboardFilters): boolean =>
  offset === 0 &&
  'portfolio'.includes(search.trim().toLowerCase()) &&
  type !== 'EXTERNAL' &&
  [groups, projects, members].every(({ length }) => length === 0);
