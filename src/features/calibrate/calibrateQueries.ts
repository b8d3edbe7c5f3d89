import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import { type CalibrateFilters, toCalibrateQuery } from './model/calibrateFilters.ts';

type Schemas = components['schemas'];
export type CalibratePeer = Schemas['CalibratePeer'];
export type Calibrate = Schemas['Calibrate'];

/** Key families of Calibrate. */
export const calibrateKeys = { all: ['calibrate'] as const };

/** The project with the peers that the filters let through; those before stay while the next ones load. */
export const calibrateQuery = (projectId: number, filters: CalibrateFilters) => {
  const query = toCalibrateQuery(filters);
  return queryOptions({
    queryKey: [...calibrateKeys.all, projectId, query] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/calibrate', {
          params: { path: { project_id: projectId }, query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
};
