import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { operations } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import { HISTORY_PAGE, nextHistoryPage } from '#shared/history';
import { foresiteKeys } from './foresiteQueries.ts';
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

/** The most that a page of the contract holds. */
const largestPage = 500;

/** All entries that a list is narrowed to, page by page, as they stand now. */
export async function allEntries(
  projectId: number,
  query: Omit<EntriesQuery, 'limit' | 'offset'>,
): Promise<Entry[]> {
  const rows: Entry[] = [];
  for (;;) {
    const { count, results } = await answer(
      api.GET('/projects/{project_id}/contingency/entries', {
        params: { path: path(projectId), query: { ...query, limit: largestPage, offset: rows.length } },
      }),
    );
    rows.push(...results);
    if (results.length === 0 || rows.length >= count) return rows;
  }
}

/** What happened to pots and entries, newest first. */
export const contingencyHistoryQuery = (projectId: number) =>
  infiniteQueryOptions({
    queryKey: [...contingencyKey(projectId), 'history'] as const,
    initialPageParam: 0,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/projects/{project_id}/contingency/history', {
          params: { path: path(projectId), query: { limit: HISTORY_PAGE, offset: pageParam } },
          signal,
        }),
      ),
    getNextPageParam: nextHistoryPage,
  });
