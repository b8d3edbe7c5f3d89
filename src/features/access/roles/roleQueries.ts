import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';
import { type RoleFilters, toRoleQuery } from './model/roleFilters.ts';

/** Key families: everything of roles starts with `roles`. */
export const roleKeys = {
  all: ['roles'] as const,
  list: ['roles', 'list'] as const,
  one: (id: number) => ['roles', 'one', id] as const,
  history: (id: number) => ['roles', 'history', id] as const,
};

/** A page of the roles; the rows before stay while the next ones load. */
export const roleListQuery = (filters: RoleFilters) =>
  queryOptions({
    queryKey: [...roleKeys.list, toRoleQuery(filters)] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/permission-roles', { params: { query: toRoleQuery(filters) }, signal })),
    placeholderData: keepPreviousData,
  });

/** One role with its permissions and members. */
export const roleQuery = (id: number) =>
  queryOptions({
    queryKey: roleKeys.one(id),
    queryFn: ({ signal }) =>
      answer(api.GET('/permission-roles/{role_id}', { params: { path: { role_id: id } }, signal })),
  });

/** What happened to a role, newest first. */
export const roleHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: roleKeys.history(id),
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/permission-roles/{role_id}/history', {
          params: { path: { role_id: id }, query: historyAfter(pageParam) },
          signal,
        }),
      ),
    ...historyPages,
  });
