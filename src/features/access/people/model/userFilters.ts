import type { operations } from '#contract/api.ts';
import type { SortKey } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { ACCOUNT_STATUSES, type AccountStatus } from '#domain/people';

type Query = NonNullable<operations['listCompanyUsers']['parameters']['query']>;

/** What the list of accounts shows; all but the size of a page stands in the address. */
export interface UserFilters {
  search: string;
  statuses: readonly AccountStatus[];
  roles: readonly number[];
  units: readonly number[];
  type: 'internal' | 'external' | null;
  sort: readonly SortKey[];
  offset: number;
  limit: number;
}

/** Rows of a page (docs/product/access.md). */
export const PAGE_SIZES = [10, 25, 50] as const;
export const USUAL_PAGE_SIZE = 25;

/** The size that was stored; above 50, and anything else that is no size, is the usual one (docs/product/access.md). */
export const readPageSize = (stored: unknown): number =>
  PAGE_SIZES.find((size) => size === stored) ?? USUAL_PAGE_SIZE;

/** Column of the grid -> field that the server orders by. */
const FIELDS = {
  name: 'name',
  status: 'status',
  role: 'role',
  type: 'type',
  projects: 'project_count',
  seen: 'last_seen_at',
} as const satisfies Record<string, string>;

type SortColumn = keyof typeof FIELDS;
const isColumn = (name: string): name is SortColumn => Object.hasOwn(FIELDS, name);
const statuses = Object.keys(ACCOUNT_STATUSES) as AccountStatus[];
const usualSort: readonly SortKey[] = [{ column: 'name', direction: 'asc' }];

/** Nothing narrowed. */
export const noUserFilters = { search: '', statuses: [], roles: [], units: [], type: null } as const;

const idsIn = (text: string | null) =>
  (text ?? '').split(',').flatMap((part) => (/^[1-9]\d{0,14}$/.test(part) ? [Number(part)] : []));

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readUserFilters(address: URLSearchParams, limit: number): UserFilters {
  const wanted = (address.get('status') ?? '').split(',');
  const type = address.get('type');
  const offset = address.get('offset') ?? '';
  const sort = (address.get('order') ?? '').split(',').flatMap((part): SortKey[] => {
    const column = part.replace(/^-/, '');
    return isColumn(column) ? [{ column, direction: part.startsWith('-') ? 'desc' : 'asc' }] : [];
  });
  return {
    search: address.get('search') ?? '',
    statuses: statuses.filter((status) => wanted.includes(status)),
    roles: idsIn(address.get('role')),
    units: idsIn(address.get('unit')),
    type: type === 'internal' || type === 'external' ? type : null,
    sort: sort.length > 0 ? sort : usualSort,
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
    limit,
  };
}

/** Writes the filters into an address that keeps what else it says; what is as usual is left out. */
export function writeUserFilters(address: URLSearchParams, filters: UserFilters): URLSearchParams {
  const order = filters.sort
    .map(({ column, direction }) => (direction === 'desc' ? `-${column}` : column))
    .join(',');
  const pairs: Record<string, string> = {
    search: filters.search,
    status: filters.statuses.join(','),
    role: filters.roles.join(','),
    unit: filters.units.join(','),
    type: filters.type ?? '',
    order: order === 'name' ? '' : order,
    offset: filters.offset === 0 ? '' : String(filters.offset),
  };
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(pairs)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The filters as the server takes them. */
export function toUserQuery(filters: UserFilters): Query {
  const fields = filters.sort.flatMap(({ column, direction }) =>
    isColumn(column) ? [`${direction === 'desc' ? '-' : ''}${FIELDS[column]}`] : [],
  );
  return {
    limit: filters.limit,
    ...(filters.offset > 0 ? { offset: filters.offset } : {}),
    ...(fields.length > 0 ? { ordering: fields.join(',') } : {}),
    ...(filters.search === '' ? {} : { search: filters.search }),
    ...(filters.statuses.length > 0 ? { status: [...filters.statuses] } : {}),
    ...(filters.roles.length > 0 ? { role_id: [...filters.roles] } : {}),
    ...(filters.units.length > 0 ? { access_scope_id: [...filters.units] } : {}),
    ...(filters.type ? { type: filters.type } : {}),
  };
}

/** Whether the person narrowed the list. */
export const isNarrowedUsers = ({ search, statuses: some, roles, units, type }: UserFilters): boolean =>
  search !== '' || some.length > 0 || roles.length > 0 || units.length > 0 || type !== null;

/** A page behind the last row is stale: the list starts at its first page again (docs/product/access.md). */
export const isStalePage = (offset: number, count: number): boolean => offset > 0 && offset >= count;
