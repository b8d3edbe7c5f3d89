import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';

export type SavedView = components['schemas']['SavedView'];
export type ViewElsewhere = components['schemas']['ViewElsewhere'];

/** Key families of saved views. */
export const viewKeys = {
  project: (projectId: number) => ['views', projectId] as const,
  items: (projectId: number) => ['views', projectId, 'items'] as const,
  elsewhere: (projectId: number, search: string) => ['views', projectId, 'elsewhere', search] as const,
};

/** The views of the items list that the person sees. */
export const itemViewsQuery = (projectId: number) =>
  queryOptions({
    queryKey: viewKeys.items(projectId),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/views', {
          params: { path: { project_id: projectId }, query: { list: 'items', limit: 500 } },
          signal,
        }),
      ),
  });

/** Views of other projects that can be imported. */
export const viewsElsewhereQuery = (projectId: number, search: string) =>
  queryOptions({
    queryKey: viewKeys.elsewhere(projectId, search),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/views/elsewhere', {
          params: {
            path: { project_id: projectId },
            query: { list: 'items', limit: 50, ...(search && { search }) },
          },
          signal,
        }),
      ),
  });
