import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { answer, api } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';
import { type HistoryFilters, toHistoryQuery } from './model/historyFilters.ts';

/** Every list of a project's history. */
export const projectHistoryKey = (projectId: number) => ['project-history', projectId] as const;

/** What happened in a project, as far as the filters let it through; the lines before stay while the next ones load. */
export const projectHistoryQuery = (projectId: number, filters: HistoryFilters) => {
  const query = toHistoryQuery(filters);
  return infiniteQueryOptions({
    queryKey: [...projectHistoryKey(projectId), query] as const,
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/projects/{project_id}/history', {
          params: { path: { project_id: projectId }, query: { ...query, ...historyAfter(pageParam) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    ...historyPages,
  });
};

/** What one change set did, row by row, as far as the caller may read it. */
export const changeSetQuery = (projectId: number, changeSetId: number) =>
  infiniteQueryOptions({
    queryKey: [...projectHistoryKey(projectId), 'change-set', changeSetId] as const,
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/projects/{project_id}/history', {
          params: {
            path: { project_id: projectId },
            query: { change_set_id: changeSetId, ...historyAfter(pageParam) },
          },
          signal,
        }),
      ),
    ...historyPages,
  });
