import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api, everyPage } from '#platform/api';
import { HISTORY_PAGE, nextHistoryPage } from '#shared/history';
import type { CostGroup } from './model/foresiteTypes.ts';
import type { ItemsQuery } from './model/itemFilters.ts';

/** Key families: everything of a project's ForeSite starts with its first two parts. */
export const foresiteKeys = {
  project: (projectId: number) => ['foresite', projectId] as const,
  trend: (projectId: number) => ['foresite', projectId, 'trend'] as const,
  items: (projectId: number) => ['foresite', projectId, 'items'] as const,
  item: (projectId: number, itemId: number) => ['foresite', projectId, 'item', itemId] as const,
  history: (projectId: number, itemId: number) => ['foresite', projectId, 'history', itemId] as const,
  groups: (projectId: number) => ['foresite', projectId, 'groups'] as const,
};

const path = (projectId: number) => ({ project_id: projectId });

/** Everything that the cost trend shows. */
export const trendQuery = (projectId: number) =>
  queryOptions({
    queryKey: foresiteKeys.trend(projectId),
    queryFn: ({ signal }) =>
      answer(api.GET('/projects/{project_id}/foresite', { params: { path: path(projectId) }, signal })),
  });

/** The same split by another dimension; the figures of the project are those of `trendQuery`. */
export const splitQuery = (projectId: number, dimension: string) =>
  queryOptions({
    queryKey: [...foresiteKeys.trend(projectId), dimension] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/foresite', {
          params: { path: path(projectId), query: { dimension } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** One component alone, as if it were the project. */
export const componentTrendQuery = (projectId: number, component: number) =>
  queryOptions({
    queryKey: [...foresiteKeys.trend(projectId), 'component', component] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/foresite', {
          params: { path: path(projectId), query: { component } },
          signal,
        }),
      ),
  });

/** Rows of the grid for a filter; the rows before stay while the next ones load. */
export const itemsQuery = (projectId: number, query: ItemsQuery) =>
  queryOptions({
    queryKey: [...foresiteKeys.items(projectId), query] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/scenario-items', {
          params: { path: path(projectId), query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** One option with its sub items. */
export const itemQuery = (projectId: number, itemId: number) =>
  queryOptions({
    queryKey: foresiteKeys.item(projectId, itemId),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/scenario-items/{item_id}', {
          params: { path: { project_id: projectId, item_id: itemId } },
          signal,
        }),
      ),
  });

/** History of one option, newest first, by pages of 20. */
export const historyQuery = (projectId: number, itemId: number) =>
  infiniteQueryOptions({
    queryKey: foresiteKeys.history(projectId, itemId),
    initialPageParam: 0,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/projects/{project_id}/scenario-items/{item_id}/history', {
          params: {
            path: { project_id: projectId, item_id: itemId },
            query: { limit: HISTORY_PAGE, offset: pageParam },
          },
          signal,
        }),
      ),
    getNextPageParam: nextHistoryPage,
  });

/** Mutually exclusive groups with the items in them. */
export const groupsQuery = (projectId: number) =>
  queryOptions({
    queryKey: foresiteKeys.groups(projectId),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/mutually-exclusive-groups', {
          params: { path: path(projectId) },
          signal,
        }),
      ),
  });

/** People who can be assigned; `search` narrows by name or e-mail. */
export const peopleQuery = (projectId: number, search = '') =>
  queryOptions({
    queryKey: ['people', projectId, search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/people', {
          params: { path: path(projectId), query: { limit: 100, ...(search && { search }) } },
          signal,
        }),
      ),
  });

/** Tags of options. */
export const tagsQuery = () =>
  queryOptions({
    queryKey: ['tags', 'ITEM'] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/tags', { params: { query: { type: 'ITEM', limit: 'all' } }, signal })),
  });

/** Units of measure. */
export const unitsQuery = () =>
  queryOptions({
    queryKey: ['units'] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/units-of-measure', { params: { query: { limit: 'all' } }, signal })),
  });

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

/** Goals that options are judged by. */
export const valueDriversQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['value-drivers', projectId] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/value-drivers', {
          params: { path: path(projectId), query: { limit: 500 } },
          signal,
        }),
      ),
  });

/** Risks and issues that an option can be linked to, by code or name. */
export const linkTargetsQuery = (projectId: number, search: string) =>
  queryOptions({
    queryKey: ['link-targets', projectId, search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/link-targets', {
          params: { path: path(projectId), query: { limit: 50, ...(search && { search }) } },
          signal,
        }),
      ),
    staleTime: 0,
  });

/** Deleted options, the latest first. */
export const deletedItemsQuery = (projectId: number, search: string) =>
  queryOptions({
    queryKey: [...foresiteKeys.project(projectId), 'deleted', search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/scenario-items/deleted', {
          params: { path: path(projectId), query: { limit: 100, ...(search && { search }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Pending options that look like alternatives of one and share no exclusive group with it. */
export const likelyAlternativesQuery = (projectId: number, itemId: number) =>
  queryOptions({
    queryKey: [...foresiteKeys.project(projectId), 'likely', itemId] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/scenario-items/{item_id}/likely-alternatives', {
          params: { path: { project_id: projectId, item_id: itemId } },
          signal,
        }),
      ),
  });
