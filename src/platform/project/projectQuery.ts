import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';

/** A project as the contract tells it, with what the person may do in it. */
export type Project = components['schemas']['Project'];

/** One project with the counts that the sidebar shows, and the person's permissions in it. */
export const projectQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['projects', 'one', projectId] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/projects/{project_id}', { params: { path: { project_id: projectId } }, signal })),
  });
