import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '#platform/api';
import { foresiteKeys } from './foresiteKeys.ts';

/** Everything of days that are past. */
export const pastKey = (projectId: number) => [...foresiteKeys.project(projectId), 'past'] as const;
const path = (projectId: number) => ({ project_id: projectId });

/** The days of a project that can be looked at, and on which of them something changed. */
export const daysQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...pastKey(projectId), 'days'] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/projects/{project_id}/foresite/days', { params: { path: path(projectId) }, signal })),
  });

/** Trend and items at the end of a day; the day before stays until the next one has come. */
export const asOfQuery = (projectId: number, date: string) =>
  queryOptions({
    queryKey: [...pastKey(projectId), 'as-of', date] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/foresite/as-of', {
          params: { path: path(projectId), query: { date } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
