import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '#platform/api';
import { peopleKeys } from '../people/peopleQueries.ts';
import { type MemberFilters, toMemberQuery } from './model/memberFilters.ts';

/** A page of a project's team. The rows before stay while the next ones load. */
export const membersQuery = (projectId: number, filters: MemberFilters) =>
  queryOptions({
    queryKey: [...peopleKeys.members(projectId), 'list', filters] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/members', {
          params: { path: { project_id: projectId }, query: toMemberQuery(filters) },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Colleagues who are not on the team and whose e-mail or name starts with these letters: three or more. */
export const candidatesQuery = (projectId: number, letters: string) =>
  queryOptions({
    queryKey: [...peopleKeys.members(projectId), 'candidates', letters] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/team/candidates', {
          params: { path: { project_id: projectId }, query: { email: letters } },
          signal,
        }),
      ),
  });
