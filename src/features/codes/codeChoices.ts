import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { hasOwnField } from '#domain/codes';
import { answer, api, everyPage } from '#platform/api';

type CostGroup = components['schemas']['CostGroup'];

type Format = components['schemas']['CostGroupDefinition'];

/** Whether rows of items can name codes of it in their list: a further standard once the company says that it is for items. */
export const isInCodeLists = (format: Format): boolean =>
  !hasOwnField(format) && !(format.is_standard && format.is_estimates_only);

/** Every cost group of MasterFormat or UniFormat, for cells that are typed or pasted. */
export const allCostGroupsQuery = (standard: 'MF' | 'UF') =>
  queryOptions({
    queryKey: ['cost-groups', standard, 'all'] as const,
    queryFn: ({ signal }): Promise<CostGroup[]> =>
      everyPage((page) =>
        answer(api.GET('/cost-groups', { params: { query: { standard, ...page } }, signal })),
      ),
  });

/** Formats in which the company codes its cost. */
export const costFormatsQuery = () =>
  queryOptions({
    queryKey: ['cost-formats'] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/cost-group-definitions', { params: { query: { limit: 500 } }, signal })),
  });

/** Every code of a format: `UF`, `MF`, or the number of another one. */
export const codesOfFormatQuery = (format: string) =>
  queryOptions({
    queryKey: ['cost-groups', 'format', format] as const,
    queryFn: ({ client, signal }) =>
      format === 'UF' || format === 'MF'
        ? client.fetchQuery(allCostGroupsQuery(format))
        : everyCode(Number(format), signal),
    staleTime: 60 * 60_000,
  });

/** The formats of which rows name codes in their list, each with every code that it has, for cells that are typed or pasted. */
export const allOwnCodesQuery = () =>
  queryOptions({
    queryKey: ['cost-groups', 'own', 'all'] as const,
    queryFn: async ({ client, signal }) => {
      const formats = await client.fetchQuery(costFormatsQuery());
      return Promise.all(
        formats.results
          .filter(isInCodeLists)
          .map(async ({ id, name }) => ({ id, name, codes: await everyCode(id, signal) })),
      );
    },
  });

/** All codes of a format, which may be more than one page holds. */
const everyCode = (definition: number, signal: AbortSignal): Promise<CostGroup[]> =>
  everyPage((page) =>
    answer(api.GET('/cost-groups', { params: { query: { definition, ...page } }, signal })),
  );
