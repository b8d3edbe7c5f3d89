import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#contract/api.ts';
import { answer, api, everyPage } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';

type Schemas = components['schemas'];
export type CostIndex = Schemas['CostIndex'];
export type IndexSummary = Schemas['CostIndexSummary'];
export type IndexPatch = Schemas['CostIndexPatch'];
export type IndexInput = Schemas['CostIndexCreate'];
export type Factor = Schemas['NormalizationFactor'];
export type FactorQuestion = operations['getNormalizationFactor']['parameters']['query'];

/** Key families of cost indices; factors are read by them. */
export const indexKeys = { all: ['cost-indices'] as const };

/** Every index of the company without its rows, by kind; companies keep a dozen or two. */
export const indicesQuery = (search: string) =>
  queryOptions({
    queryKey: [...indexKeys.all, 'list', search] as const,
    queryFn: ({ signal }) =>
      everyPage((page) =>
        answer(
          api.GET('/normalization-indices', {
            params: { query: { ...page, ...(search && { search }) } },
            signal,
          }),
        ),
      ),
    placeholderData: keepPreviousData,
  });

/** One index with its rows. */
export const indexQuery = (id: number) =>
  queryOptions({
    queryKey: [...indexKeys.all, 'one', id] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/normalization-indices/{normalization_index_id}', {
          params: { path: { normalization_index_id: id } },
          signal,
        }),
      ),
  });

/** How a cost gets from one project to another. */
export const factorQuery = (query: FactorQuestion) =>
  queryOptions({
    queryKey: [...indexKeys.all, 'factor', query] as const,
    queryFn: ({ signal }) => answer(api.GET('/normalization-indices/factor', { params: { query }, signal })),
  });

/** What happened to an index, newest first. */
export const indexHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...indexKeys.all, 'history', id] as const,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/normalization-indices/{normalization_index_id}/history', {
          params: { path: { normalization_index_id: id }, query: historyAfter(pageParam) },
          signal,
        }),
      ),
    ...historyPages,
  });

/** The projects that have chosen an index; asked for when it is about to go. */
export const indexUsageQuery = (id: number) =>
  queryOptions({
    queryKey: [...indexKeys.all, 'usage', id] as const,
    staleTime: 0,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/normalization-indices/{normalization_index_id}/usage', {
          params: { path: { normalization_index_id: id } },
          signal,
        }),
      ),
  });
