import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api, everyPage } from '#platform/api';

type CostGroup = components['schemas']['CostGroup'];

/** Every cost group of a standard (each has fewer than 500), for cells that are typed or pasted. */
export const allCostGroupsQuery = (standard: 'MF' | 'UF') =>
  queryOptions({
    queryKey: ['cost-groups', standard, 'all'] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/cost-groups', { params: { query: { standard, limit: 500 } }, signal })),
  });

/** Formats in which the company codes its cost. */
export const costFormatsQuery = () =>
  queryOptions({
    queryKey: ['cost-formats'] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/cost-group-definitions', { params: { query: { limit: 500 } }, signal })),
  });

/** Every code of a format: `UF`, `MF`, or the number of a company's own. */
export const codesOfFormatQuery = (format: string) =>
  queryOptions({
    queryKey: ['cost-groups', 'format', format] as const,
    queryFn: async ({ client, signal }) =>
      format === 'UF' || format === 'MF'
        ? (await client.fetchQuery(allCostGroupsQuery(format))).results
        : everyCode(Number(format), signal),
    staleTime: 60 * 60_000,
  });

/** The company's own formats, each with every code that it has, for cells that are typed or pasted. */
export const allOwnCodesQuery = () =>
  queryOptions({
    queryKey: ['cost-groups', 'own', 'all'] as const,
    queryFn: async ({ client, signal }) => {
      const formats = await client.fetchQuery(costFormatsQuery());
      return Promise.all(
        formats.results
          .filter((format) => !format.is_standard)
          .map(async ({ id, name }) => ({ id, name, codes: await everyCode(id, signal) })),
      );
    },
  });

/** All codes of a format: a company's own may have more than one page holds. */
const everyCode = (definition: number, signal: AbortSignal): Promise<CostGroup[]> =>
  everyPage((page) =>
    answer(api.GET('/cost-groups', { params: { query: { definition, ...page } }, signal })),
  );
