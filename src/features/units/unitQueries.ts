import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import type { UnitKind } from '#domain/codes';
import { answer, api } from '#platform/api';

export type Unit = components['schemas']['Unit'];
export type UnitPage = components['schemas']['UnitPage'];

/** Key family: every list of units in the app starts with `units`. */
export const unitKeys = { all: ['units'] as const };

/** What is counted in a unit, and in which projects. */
export const unitUsageQuery = (id: number) =>
  queryOptions({
    queryKey: [...unitKeys.all, 'usage', id] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/units-of-measure/{unit_of_measure_id}/usage', {
          params: { path: { unit_of_measure_id: id } },
          signal,
        }),
      ),
    gcTime: 0,
    staleTime: 0,
  });

/** The units that hold the text in any of their words, of one kind or of all; at once, as there are few. */
export const unitsQuery = (search: string, kind: UnitKind | null = null) =>
  queryOptions({
    queryKey: [...unitKeys.all, search, kind] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/units-of-measure', {
          params: { query: { limit: 'all', ...(search !== '' && { search }), ...(kind && { kind }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
