import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';

export type UnitPrice = components['schemas']['UnitPrice'];
export type CodeProposal = components['schemas']['EstimateCodeProposal'];

/** What narrows past unit prices; empty where nothing does. */
export interface PriceFilters {
  search: string;
  group: string | null;
  unit: string;
  region: string;
  from: string | null;
  to: string | null;
}

/** Unit prices of past lines, brought to the place and day of a milestone. Those before stay while others load. */
export const unitPricesQuery = (
  projectId: number,
  milestone: number,
  { search, group, unit, region, from, to }: PriceFilters,
  limit: number,
) =>
  queryOptions({
    queryKey: [
      'estimate',
      projectId,
      'prices',
      milestone,
      search,
      group,
      unit,
      region,
      from,
      to,
      limit,
    ] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/estimate/unit-prices', {
          params: {
            path: { project_id: projectId },
            query: {
              milestone,
              limit,
              ...(search && { search }),
              ...(group !== null && { cost_group: Number(group) }),
              ...(unit && { unit }),
              ...(region && { region }),
              ...(from !== null && { from }),
              ...(to !== null && { to }),
            },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** As many descriptions as are asked about at once. */
export const MOST_PROPOSALS = 2000;

/** The cost groups that past lines propose for descriptions, in their order; null where nothing is sure enough. */
export const codeProposalsQuery = (projectId: number, descriptions: readonly string[]) =>
  queryOptions({
    queryKey: ['estimate-proposals', projectId, descriptions] as const,
    queryFn: ({ signal }) =>
      answer(
        api.POST('/projects/{project_id}/estimate/code-proposals', {
          params: { path: { project_id: projectId } },
          body: { descriptions: [...descriptions] },
          signal,
        }),
      ),
    gcTime: 0,
    staleTime: Infinity,
  });
