import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LinkType } from '#domain/items';
import { answer, api, keptInBrowser } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';
import { foresiteKeys } from '#shared/foresite';
import type { ItemsQuery } from './model/itemFilters.ts';

const path = (projectId: number) => ({ project_id: projectId });

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

/** One item with its sub items. */
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

/** History of one item, newest first, by pages of 20. */
export const historyQuery = (projectId: number, itemId: number) =>
  infiniteQueryOptions({
    queryKey: foresiteKeys.history(projectId, itemId),
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/projects/{project_id}/scenario-items/{item_id}/history', {
          params: {
            path: { project_id: projectId, item_id: itemId },
            query: historyAfter(pageParam),
          },
          signal,
        }),
      ),
    ...historyPages,
    // Files have a life of their own.
    refetchOnMount: 'always',
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

/** Tags of items. */
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
    ...keptInBrowser,
  });

/** The lines that a new item takes of its project's markups; they change elsewhere. */
export const itemMarkupsQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['item-markups', projectId] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/projects/{project_id}/item-markups', { params: { path: path(projectId) }, signal })),
    staleTime: 0,
  });

/** Goals that items are judged by. */
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

/** Rows of a kind that an item can be linked to, by code or name. */
export const linkTargetsQuery = (projectId: number, type: LinkType, search: string) =>
  queryOptions({
    queryKey: ['link-targets', projectId, type, search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/link-targets', {
          params: { path: path(projectId), query: { type, limit: 50, ...(search && { search }) } },
          signal,
        }),
      ),
    staleTime: 0,
  });

/** Deleted items, the latest first. */
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

/** Pending items that look like alternatives of one and share no exclusive group with it. */
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
