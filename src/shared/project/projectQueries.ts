import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';

export type Component = components['schemas']['Component'];
export type DesignMilestone = components['schemas']['DesignMilestone'];

const path = (projectId: number) => ({ project_id: projectId });

/** Building components in their order. */
export const componentsQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['components', projectId] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/projects/{project_id}/components', { params: { path: path(projectId) }, signal })),
  });

/** Design milestones with their estimate totals. */
export const milestonesQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['timeline', projectId, 'milestones'] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/design-milestones', { params: { path: path(projectId) }, signal }),
      ),
  });

/** People who see the project and can be chosen; `search` narrows by name or e-mail. */
export const peopleQuery = (projectId: number, search = '') =>
  queryOptions({
    queryKey: ['people', projectId, search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/people', {
          params: { path: path(projectId), query: { limit: 100, ...(search && { search }) } },
          signal,
        }),
      ),
  });
