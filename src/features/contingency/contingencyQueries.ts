import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { operations } from '#contract/api.ts';
import { answer, api, everyPage } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';
import { foresiteKeys } from '#shared/foresite';
import type { Entry } from './model/contingencyTypes.ts';

/** Everything of a project's contingency starts with these parts: what moves ForeSite asks for it anew. */
export const contingencyKey = (projectId: number) =>
  [...foresiteKeys.project(projectId), 'contingency'] as const;

const path = (projectId: number) => ({ project_id: projectId });

/** Pots and figures at the end of today, or of a day that is past. */
export const contingencyQuery = (projectId: number, day?: string) =>
  queryOptions({
    queryKey: [...contingencyKey(projectId), 'figures', day ?? null] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/contingency', {
          params: { path: path(projectId), query: day === undefined ? {} : { day } },
          signal,
        }),
      ),
  });

export type EntriesQuery = NonNullable<operations['listContingencyEntries']['parameters']['query']>;

/** A page of what funded and drew on the pots. */
export const entriesQuery = (projectId: number, query: EntriesQuery) =>
  queryOptions({
    queryKey: [...contingencyKey(projectId), 'entries', query] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/contingency/entries', {
          params: { path: path(projectId), query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** All entries that a list is narrowed to, as they stand now. */
export const allEntries = (
  projectId: number,
  query: Omit<EntriesQuery, 'limit' | 'offset'>,
): Promise<Entry[]> =>
  everyPage((page) =>
    answer(
      api.GET('/projects/{project_id}/contingency/entries', {
        params: { path: path(projectId), query: { ...query, ...page } },
      }),
    ),
  );

/** What an approval of items would draw: what a fund paid for their risks is not drawn again. */
export const drawsQuery = (projectId: number, items: readonly number[]) =>
  queryOptions({
    queryKey: [...contingencyKey(projectId), 'draws', items] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/contingency/draws', {
          params: { path: path(projectId), query: { item: [...items] } },
          signal,
        }),
      ),
  });

/** What happened to pots and entries, newest first. */
export const contingencyHistoryQuery = (projectId: number) =>
  infiniteQueryOptions({
    queryKey: [...contingencyKey(projectId), 'history'] as const,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/projects/{project_id}/contingency/history', {
          params: { path: path(projectId), query: historyAfter(pageParam) },
          signal,
        }),
      ),
    ...historyPages,
  });

/** Approved items that a fund can have moved for, by code or name. */
export const approvedItemsQuery = (projectId: number, search: string) =>
  queryOptions({
    queryKey: [...contingencyKey(projectId), 'reasons', 'items', search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/scenario-items', {
          params: {
            path: { project_id: projectId },
            query: { status: ['APPROVED'], limit: 20, ...(search && { search }) },
          },
          signal,
        }),
      ),
  });

/** Risks that a fund can have moved for, by code or name. */
export const riskTargetsQuery = (projectId: number, search: string) =>
  queryOptions({
    queryKey: [...contingencyKey(projectId), 'reasons', 'risks', search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/link-targets', {
          params: { path: { project_id: projectId }, query: { limit: 50, ...(search && { search }) } },
          signal,
        }),
      ),
    staleTime: 0,
  });
