import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api, everyPage } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';
import { CONTEXT_PAGE, type ContextFilters, toContextQuery } from './model/contextFilters.ts';

type Schemas = components['schemas'];
export type ContextEntry = Schemas['ContextEntry'];
export type ContextPage = Schemas['ContextPage'];
export type ContextChange = Schemas['ContextChange'];
export type EntryPatch = Schemas['ContextEntryPatch'];

/** Key families: everything of a project's context starts with `context` and its number. */
export const contextKeys = {
  project: (projectId: number) => ['context', projectId] as const,
  list: (projectId: number) => ['context', projectId, 'list'] as const,
  one: (projectId: number, id: number) => ['context', projectId, 'one', id] as const,
};

const path = (projectId: number) => ({ project_id: projectId });

/** A page of the list; the rows before stay while the next ones load. */
export const contextListQuery = (projectId: number, filters: ContextFilters) => {
  const query = { ...toContextQuery(filters), limit: CONTEXT_PAGE, offset: filters.offset };
  return queryOptions({
    queryKey: [...contextKeys.list(projectId), query] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/context-entries', {
          params: { path: path(projectId), query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
};

/** Every entry that the filters let through, in their order. */
export const everyEntry = (projectId: number, filters: ContextFilters): Promise<ContextEntry[]> =>
  everyPage((page) =>
    answer(
      api.GET('/projects/{project_id}/context-entries', {
        params: { path: path(projectId), query: { ...toContextQuery(filters), ...page } },
      }),
    ),
  );

/** One entry whole. */
export const entryQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: contextKeys.one(projectId, id),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/context-entries/{context_entry_id}', {
          params: { path: { ...path(projectId), context_entry_id: id } },
          signal,
        }),
      ),
  });

/** What happened to an entry, newest first. */
export const entryHistoryQuery = (projectId: number, id: number) =>
  infiniteQueryOptions({
    queryKey: [...contextKeys.one(projectId, id), 'history'] as const,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/projects/{project_id}/context-entries/{context_entry_id}/history', {
          params: { path: { ...path(projectId), context_entry_id: id }, query: historyAfter(pageParam) },
          signal,
        }),
      ),
    ...historyPages,
  });

/** What changed since a milestone. */
export const differenceQuery = (projectId: number, milestoneId: number) =>
  queryOptions({
    queryKey: [...contextKeys.project(projectId), 'since', milestoneId] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/context-entries/difference', {
          params: { path: path(projectId), query: { milestone_id: milestoneId } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Cost groups of all formats by code or name, for the choice of one. */
export const foundCodesQuery = (search: string) =>
  queryOptions({
    queryKey: ['cost-groups', 'found', search] as const,
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        (['UF', 'MF'] as const).map((standard) =>
          answer(api.GET('/cost-groups', { params: { query: { standard, search, limit: 20 } }, signal })),
        ),
      );
      return pages.flatMap(({ results }) => results);
    },
  });
