import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';

/** A role that the project can be viewed as. */
export type ImpersonableRole = components['schemas']['ImpersonableRole'];

/** As many as are asked for at once; a company has a handful. */
const most = 500;

/** The roles that a project can be viewed as, found by name or description. */
export const impersonableRolesQuery = (projectId: number, search = '') =>
  queryOptions({
    queryKey: ['impersonable-roles', projectId, search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/impersonable-roles', {
          params: { path: { project_id: projectId }, query: { limit: most, ...(search ? { search } : {}) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    // Roles change on another page: this list is looked at rarely and then has to be right.
    staleTime: 0,
  });
