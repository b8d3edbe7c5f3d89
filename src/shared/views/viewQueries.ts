import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';

export type SavedView = components['schemas']['SavedView'];
export type ViewElsewhere = components['schemas']['ViewElsewhere'];

/** Plain JSON of a view. */
export type ViewConfig = Readonly<Record<string, unknown>>;

/** Whose views: those of a list in a project, or of the list of projects, which belongs to none. */
export type ViewPlace =
  | { projectId: number; list: components['schemas']['ViewList'] }
  | { projectId: null; list: components['schemas']['CompanyViewList'] };

/** Key families of saved views. */
export const viewKeys = {
  all: (projectId: number | null) => ['views', projectId] as const,
  elsewhere: (projectId: number, list: string) => ['views', projectId, 'elsewhere', list] as const,
};

/** The views of a list that the person sees. */
export const viewsQuery = (place: ViewPlace) =>
  queryOptions({
    queryKey: [...viewKeys.all(place.projectId), place.list] as const,
    queryFn: ({ signal }) =>
      place.projectId === null
        ? answer(api.GET('/views', { params: { query: { list: place.list, limit: 500 } }, signal }))
        : answer(
            api.GET('/projects/{project_id}/views', {
              params: { path: { project_id: place.projectId }, query: { list: place.list, limit: 500 } },
              signal,
            }),
          ),
  });

/** Views of the list in other projects that can be imported. */
export const viewsElsewhereQuery = ({ projectId, list }: ViewPlace & { projectId: number }) =>
  queryOptions({
    queryKey: viewKeys.elsewhere(projectId, list),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/views/elsewhere', {
          params: { path: { project_id: projectId }, query: { list, limit: 50 } },
          signal,
        }),
      ),
  });
