import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '#platform/api';
import { foresiteKeys } from './foresiteKeys.ts';

/** Lists of scenarios; the key starts with the project's, so that every change of the project reaches them. */
export const scenariosKey = (projectId: number) => [...foresiteKeys.project(projectId), 'scenarios'] as const;

/** What the strip sorts by. */
export type ScenarioOrder = 'number' | 'cost' | '-schedule_days' | '-updated_at';

/** Which scenarios are asked for, in which order. */
export interface ScenarioAsk {
  status?: 'PENDING';
  ordering?: ScenarioOrder;
  search?: string;
}

/** All of them, by number. */
export const allScenarios: ScenarioAsk = {};

/** A project's scenarios. */
export const scenariosQuery = (
  projectId: number,
  { status, ordering = 'number', search = '' }: ScenarioAsk = allScenarios,
) =>
  queryOptions({
    queryKey: [...scenariosKey(projectId), { status, ordering, search }] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/scenarios', {
          params: {
            path: { project_id: projectId },
            query: {
              limit: 'all',
              ordering,
              ...(status && { status: [status] }),
              ...(search && { search }),
            },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
