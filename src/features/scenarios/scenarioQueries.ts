import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';
import { foresiteKeys, scenariosKey } from '#shared/foresite';

/** Key families of scenarios; they start with the project's, so that every change of the project reaches them. */
export const scenarioKeys = {
  list: scenariosKey,
  history: (projectId: number) => [...foresiteKeys.project(projectId), 'scenario-history'] as const,
  comparison: (projectId: number) => [...foresiteKeys.project(projectId), 'comparison'] as const,
};

/** Scenarios side by side, in this order. */
export const comparisonQuery = (projectId: number, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...scenarioKeys.comparison(projectId), ids] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/scenarios/comparison', {
          params: { path: { project_id: projectId }, query: { scenarios: [...ids] } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** History of one scenario, newest first, by pages of 20. */
export const scenarioHistoryQuery = (projectId: number, scenarioId: number) =>
  infiniteQueryOptions({
    queryKey: [...scenarioKeys.history(projectId), scenarioId] as const,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/projects/{project_id}/scenarios/{scenario_id}/history', {
          params: {
            path: { project_id: projectId, scenario_id: scenarioId },
            query: historyAfter(pageParam),
          },
          signal,
        }),
      ),
    ...historyPages,
  });
