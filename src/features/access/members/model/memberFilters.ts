import type { operations } from '#contract/api.ts';
import type { SortKey } from '#design-system/grid/DataGrid/DataGrid.tsx';

type Query = NonNullable<operations['listMembers']['parameters']['query']>;

/** What the list of members shows. */
export interface MemberFilters {
  search: string;
  roles: readonly number[];
  type: 'internal' | 'external' | null;
  sort: readonly SortKey[];
  offset: number;
}

/** Members of a page. */
export const MEMBER_PAGE = 50;

/** The whole team by name. */
export const everyMember: MemberFilters = {
  search: '',
  roles: [],
  type: null,
  sort: [{ column: 'name', direction: 'asc' }],
  offset: 0,
};

const FIELDS: Readonly<Record<string, string>> = { name: 'name', role: 'role', since: 'since' };

/** The filters as the server takes them. */
export function toMemberQuery({ search, roles, type, sort, offset }: MemberFilters): Query {
  const ordering = sort.flatMap(({ column, direction }) => {
    const field = FIELDS[column];
    return field === undefined ? [] : [`${direction === 'desc' ? '-' : ''}${field}`];
  });
  return {
    limit: MEMBER_PAGE,
    ...(offset > 0 ? { offset } : {}),
    ...(ordering.length > 0 ? { ordering: ordering.join(',') } : {}),
    ...(search === '' ? {} : { search }),
    ...(roles.length > 0 ? { role_id: [...roles] } : {}),
    ...(type ? { type } : {}),
  };
}

/** Whether the person narrowed the list. */
export const isNarrowedMembers = ({ search, roles, type }: MemberFilters): boolean =>
  search !== '' || roles.length > 0 || type !== null;
