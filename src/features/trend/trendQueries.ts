import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '#platform/api';
import { foresiteKeys, type PreviewInput } from '#shared/foresite';

const path = (projectId: number) => ({ project_id: projectId });

/** Everything that the cost trend shows. */
export const trendQuery = (projectId: number) =>
  queryOptions({
    queryKey: foresiteKeys.trend(projectId),
    queryFn: ({ signal }) =>
      answer(api.GET('/projects/{project_id}/foresite', { params: { path: path(projectId) }, signal })),
  });

/** The same split by another dimension; the figures of the project are those of `trendQuery`. */
export const splitQuery = (projectId: number, dimension: string) =>
  queryOptions({
    queryKey: [...foresiteKeys.trend(projectId), dimension] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/foresite', {
          params: { path: path(projectId), query: { dimension } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** One component alone, as if it were the project. */
export const componentTrendQuery = (projectId: number, component: number) =>
  queryOptions({
    queryKey: [...foresiteKeys.trend(projectId), 'component', component] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/foresite', {
          params: { path: path(projectId), query: { component } },
          signal,
        }),
      ),
  });

/** What a change would do to forecast and range. It reads only, so it is asked like any other reading. */
export const previewQuery = (projectId: number, change: PreviewInput) =>
  queryOptions({
    queryKey: [...foresiteKeys.project(projectId), 'preview', change] as const,
    queryFn: ({ signal }) =>
      answer(
        api.POST('/projects/{project_id}/foresite/preview', {
          params: { path: { project_id: projectId } },
          body: change,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
