import type { SortKey } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { operations } from '#contract/api.ts';
import type { RoleType } from '#domain/access';

type Query = NonNullable<operations['listRoles']['parameters']['query']>;

/** What the list of roles shows; all of it stands in the address. */
export interface RoleFilters {
  search: string;
  type: RoleType | null;
  impersonable: boolean | null;
  sort: readonly SortKey[];
  offset: number;
}

/** Rows of a page. */
export const ROLE_PAGE = 100;

/** Column of the grid -> field that the server orders by. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  type: 'type',
  members: 'member_count',
  permissions: 'permission_count',
  impersonable: 'is_impersonable',
};

const yesNo: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readRoleFilters(address: URLSearchParams): RoleFilters {
  const type = address.get('type');
  const offset = address.get('offset') ?? '';
  return {
    search: address.get('search') ?? '',
    type: type === 'internal' || type === 'external' ? type : null,
    impersonable: yesNo[address.get('impersonable') ?? ''] ?? null,
    sort: (address.get('order') ?? '').split(',').flatMap((part): SortKey[] => {
      const column = part.replace(/^-/, '');
      if (!Object.hasOwn(FIELDS, column)) return [];
      return [{ column, direction: part.startsWith('-') ? 'desc' : 'asc' }];
    }),
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
  };
}

/** Writes the filters into an address; what else it holds stays. */
export function writeRoleFilters(address: URLSearchParams, filters: RoleFilters): URLSearchParams {
  const { search, type, impersonable, sort, offset } = filters;
  const next = new URLSearchParams(address);
  const values: Record<string, string> = {
    search,
    type: type ?? '',
    impersonable: impersonable === null ? '' : impersonable ? 'yes' : 'no',
    order: sort.map(({ column, direction }) => (direction === 'desc' ? `-${column}` : column)).join(','),
    offset: offset === 0 ? '' : String(offset),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The filters as the server takes them. */
export function toRoleQuery({ search, type, impersonable, sort, offset }: RoleFilters): Query {
  const ordering = sort.map(
    ({ column, direction }) => `${direction === 'desc' ? '-' : ''}${FIELDS[column] ?? 'name'}`,
  );
  return {
    limit: ROLE_PAGE,
    ...(offset > 0 ? { offset } : {}),
    ...(search === '' ? {} : { search }),
    ...(type === null ? {} : { type }),
    ...(impersonable === null ? {} : { is_impersonable: impersonable }),
    ...(ordering.length > 0 ? { ordering: ordering.join(',') } : {}),
  };
}

/** Whether the person narrowed the list. */
export const isNarrowed = ({ search, type, impersonable }: RoleFilters): boolean =>
  search !== '' || type !== null || impersonable !== null;

/** A list that is not narrowed. */
export const noRoleFilters = { search: '', type: null, impersonable: null } as const;
