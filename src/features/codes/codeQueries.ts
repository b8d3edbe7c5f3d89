import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import { type CodeFilters, toCodesQuery } from './model/codeFilters.ts';

export type CostGroup = components['schemas']['CostGroup'];

/** A page of the cost groups of one format. The rows before stay while the next ones load. */
export const costGroupsQuery = (filters: CodeFilters) =>
  queryOptions({
    queryKey: ['codes', filters] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/cost-groups', { params: { query: toCodesQuery(filters) }, signal })),
    placeholderData: keepPreviousData,
  });
