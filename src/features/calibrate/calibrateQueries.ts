import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import { type CalibrateFilters, toCalibrateQuery } from './model/calibrateFilters.ts';

type Schemas = components['schemas'];
export type CalibratePeer = Schemas['CalibratePeer'];
export type Calibrate = Schemas['Calibrate'];
export type Breakdown = Schemas['CalibrateBreakdown'];

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

/** What the project, its peers and further estimates come to by member; those before stay while the next ones load. */
export const breakdownQuery = (
  projectId: number,
  filters: CalibrateFilters,
  { dimension, milestones }: Pick<CalibrateFilters, 'dimension' | 'milestones'> = filters,
) => {
  const query = {
    ...toCalibrateQuery(filters),
    dimension,
    ...(milestones.length > 0 && { milestones: [...milestones] }),
  };
  return queryOptions({
    queryKey: [...calibrateKeys.all, projectId, 'breakdown', query] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/calibrate/breakdown', {
          params: { path: { project_id: projectId }, query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
};

/** Estimates that can stand beside the project's. */
export const estimatesQuery = (projectId: number, search: string) =>
  queryOptions({
    queryKey: [...calibrateKeys.all, projectId, 'estimates', search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/calibrate/estimates', {
          params: { path: { project_id: projectId }, query: search === '' ? {} : { search } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
