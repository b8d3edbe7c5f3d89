import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api, everyPage } from '#platform/api';

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

/**
 * Everybody who sees the project and can be chosen, however large the team is: pickers, mentions, filters and pasted
 * names all look in this list, so nobody beyond a first page is missing from them.
 */
export const peopleQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['people', projectId] as const,
    queryFn: async ({ signal }) => ({
      results: await everyPage((page) =>
        answer(
          api.GET('/projects/{project_id}/people', {
            params: { path: path(projectId), query: page },
            signal,
          }),
        ),
      ),
    }),
  });
