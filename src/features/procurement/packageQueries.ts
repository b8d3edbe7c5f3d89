import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';
import { type PackageFilters, toPackageQuery } from './model/packageFilters.ts';

type Schemas = components['schemas'];
export type BidPackage = Schemas['BidPackage'];
export type BidPackageInput = Schemas['BidPackageInput'];
export type BidLeveling = Schemas['BidLeveling'];
export type BidPackagePage = Schemas['BidPackagePage'];

/** Work days to spare on site by package, of a page. */
export const slacksOf = ({ slacks }: BidPackagePage): ReadonlyMap<number, number> =>
  new Map(slacks.map(({ id, slack }) => [id, slack]));

/** Rows of a page of the list. */
export const PACKAGE_PAGE = 50;

/** Key families: everything of a project's packages starts with `procurement` and its number. */
export const packageKeys = {
  project: (projectId: number) => ['procurement', projectId] as const,
  list: (projectId: number) => ['procurement', projectId, 'list'] as const,
  one: (projectId: number, id: number) => ['procurement', projectId, 'one', id] as const,
};

const path = (projectId: number) => ({ project_id: projectId });

/** Packages that match with the figures of all of them; the rows before stay while the next ones load. */
export const packageListQuery = (
  projectId: number,
  filters: PackageFilters,
  { limit, offset }: { limit: number; offset: number },
) => {
  const query = { ...toPackageQuery(filters), limit, offset };
  return queryOptions({
    queryKey: [...packageKeys.list(projectId), query] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/bid-packages', {
          params: { path: path(projectId), query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
};

/** One package whole. */
export const packageQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: packageKeys.one(projectId, id),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/bid-packages/{bid_package_id}', {
          params: { path: { ...path(projectId), bid_package_id: id } },
          signal,
        }),
      ),
  });

/** What happened to a package, newest first. */
export const packageHistoryQuery = (projectId: number, id: number) =>
  infiniteQueryOptions({
    queryKey: [...packageKeys.one(projectId, id), 'history'] as const,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/projects/{project_id}/bid-packages/{bid_package_id}/history', {
          params: {
            path: { ...path(projectId), bid_package_id: id },
            query: historyAfter(pageParam),
          },
          signal,
        }),
      ),
    ...historyPages,
  });

/** The scope sheet of a package with everything that was bid. */
export const levelingQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: [...packageKeys.one(projectId, id), 'leveling'] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/bid-packages/{bid_package_id}/leveling', {
          params: { path: { ...path(projectId), bid_package_id: id } },
          signal,
        }),
      ),
  });
