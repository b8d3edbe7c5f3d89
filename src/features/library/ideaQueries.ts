import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';
import { type IdeaFilters, toIdeaQuery } from './model/ideaFilters.ts';

export type Idea = components['schemas']['Idea'];
export type IdeaRow = components['schemas']['IdeaRow'];
export type IdeaInput = components['schemas']['IdeaInput'];
export type IdeaPage = components['schemas']['IdeaPage'];

/** Key families: everything of ideas starts with `ideas`. */
export const ideaKeys = {
  all: ['ideas'] as const,
  list: ['ideas', 'list'] as const,
  one: (id: number) => ['ideas', 'one', id] as const,
  history: (id: number) => ['ideas', 'history', id] as const,
};

/** A page of the ideas; the rows before stay while the next ones load. */
export const ideaListQuery = (filters: IdeaFilters) =>
  queryOptions({
    queryKey: [...ideaKeys.list, toIdeaQuery(filters)] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/library/ideas', { params: { query: toIdeaQuery(filters) }, signal })),
    placeholderData: keepPreviousData,
  });

/** How many ideas the company has. */
export const ideaCountQuery = () =>
  queryOptions({
    queryKey: [...ideaKeys.list, 'count'] as const,
    queryFn: ({ signal }) => answer(api.GET('/library/ideas', { params: { query: { limit: 1 } }, signal })),
    select: ({ count }) => count,
  });

/** One idea with its scope. */
export const ideaQuery = (id: number) =>
  queryOptions({
    queryKey: ideaKeys.one(id),
    queryFn: ({ signal }) =>
      answer(api.GET('/library/ideas/{idea_id}', { params: { path: { idea_id: id } }, signal })),
  });

/** What happened to an idea, newest first. */
export const ideaHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ideaKeys.history(id),
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/library/ideas/{idea_id}/history', {
          params: { path: { idea_id: id }, query: historyAfter(pageParam) },
          signal,
        }),
      ),
    ...historyPages,
  });
