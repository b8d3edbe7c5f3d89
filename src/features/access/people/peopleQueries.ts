import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { answer, api, everyPage } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';
import type { LiveRule } from '#platform/realtime';
import { toUserQuery, type UserFilters } from './model/userFilters.ts';
import type { CompanyUser } from './peopleTypes.ts';

export const peopleKeys = {
  users: ['company-users'] as const,
  list: ['company-users', 'list'] as const,
  one: (id: number) => ['company-users', 'one', id] as const,
  history: (id: number) => ['company-users', 'history', id] as const,
  options: (projectId: number | null) => ['invite-options', projectId] as const,
  members: (projectId: number) => ['members', projectId] as const,
};

/** A page of the company's accounts. The rows before stay while the next ones load. */
export const companyUsersQuery = (filters: UserFilters) =>
  queryOptions({
    queryKey: [...peopleKeys.list, filters] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/company-users', { params: { query: toUserQuery(filters) }, signal })),
    placeholderData: keepPreviousData,
  });

/** One account with its projects. */
export const companyUserQuery = (id: number) =>
  queryOptions({
    queryKey: peopleKeys.one(id),
    queryFn: ({ signal }) =>
      answer(api.GET('/company-users/{user_id}', { params: { path: { user_id: id } }, signal })),
  });

/** What happened to an account, newest first, page after page. */
export const userHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: peopleKeys.history(id),
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/company-users/{user_id}/history', {
          params: { path: { user_id: id }, query: historyAfter(pageParam) },
          signal,
        }),
      ),
    ...historyPages,
  });

/** The roles and business units that the person may give: in a project, or (null) in the company. */
export const inviteOptionsQuery = (projectId: number | null) =>
  queryOptions({
    queryKey: peopleKeys.options(projectId),
    queryFn: ({ signal }) =>
      projectId === null
        ? answer(api.GET('/company-users/invite-options', { signal }))
        : answer(
            api.GET('/projects/{project_id}/team/invite-options', {
              params: { path: { project_id: projectId } },
              signal,
            }),
          ),
  });

/** Every account that the filters let through, in their order, for a file. */
export const readAllUsers = (filters: UserFilters): Promise<CompanyUser[]> =>
  everyPage((page) =>
    answer(api.GET('/company-users', { params: { query: { ...toUserQuery(filters), ...page } } })),
  );

/** Everything that shows people is read again (docs/product/access.md: members, module members, company users, roles). */
export const refreshPeople = (client: QueryClient) =>
  Promise.all(
    [['company-users'], ['members'], ['people'], ['roles'], ['administration']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

/** Accounts, teams, roles and units of others show as they are. */
export const peopleLive: LiveRule = ({ module, entity, project_id }) => {
  if (module !== 'access') return [];
  const accounts = [['company-users'], ['invite-options']];
  if (entity === 'project_member' && project_id !== null)
    return [['company-users'], peopleKeys.members(project_id), ['people', project_id]];
  return [...accounts, ['members']];
};

const assignable = 200;

/** The projects in sight whose teams somebody can be put on, by name. */
export const assignableProjectsQuery = (search: string) =>
  queryOptions({
    queryKey: ['projects', 'list', 'assignable', search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects', {
          params: { query: { limit: assignable, ordering: 'name', ...(search === '' ? {} : { search }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
