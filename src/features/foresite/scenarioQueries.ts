import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '#platform/api';
import { foresiteKeys } from './foresiteQueries.ts';
import type { PreviewInput } from './model/foresiteTypes.ts';

/** Key families of scenarios; they start with the project's, so that every change of the project reaches them. */
export const scenarioKeys = {
  list: (projectId: number) => [...foresiteKeys.project(projectId), 'scenarios'] as const,
  comparison: (projectId: number) => [...foresiteKeys.project(projectId), 'comparison'] as const,
  preview: (projectId: number) => [...foresiteKeys.project(projectId), 'preview'] as const,
};

/** What the strip sorts by. */
export type ScenarioOrder = 'number' | 'cost' | '-schedule_days' | '-updated_at';

/** A project's scenarios. */
export const scenariosQuery = (
  projectId: number,
  { status, ordering = 'number' }: { status?: 'PENDING'; ordering?: ScenarioOrder } = {},
) =>
  queryOptions({
    queryKey: [...scenarioKeys.list(projectId), { status, ordering }] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/scenarios', {
          params: {
            path: { project_id: projectId },
            query: { limit: 'all', ordering, ...(status && { status: [status] }) },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

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

/** What a change would do to forecast and range. It reads only, so it is asked like any other reading. */
export const previewQuery = (projectId: number, change: PreviewInput) =>
  queryOptions({
    queryKey: [...scenarioKeys.preview(projectId), change] as const,
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
