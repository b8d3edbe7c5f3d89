import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';
import { type BidderFilters, toBidderQuery } from './model/bidderFilters.ts';

type Schemas = components['schemas'];
export type Prequalification = Schemas['Prequalification'];
export type PrequalificationPage = Schemas['PrequalificationPage'];
export type Standing = Schemas['BidderStanding'];

/** Key families: everything of the company's bidders starts with `prequalifications`. */
export const prequalificationKeys = {
  all: ['prequalifications'] as const,
  one: (id: number) => ['prequalifications', 'one', id] as const,
};

/** A page of the company's bidders; the rows before stay while the next ones load. */
export const biddersQuery = (filters: BidderFilters) => {
  const query = toBidderQuery(filters);
  return queryOptions({
    queryKey: [...prequalificationKeys.all, 'list', query] as const,
    queryFn: ({ signal }) => answer(api.GET('/prequalifications', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
};

/** One bidder of the company. */
export const bidderQuery = (id: number) =>
  queryOptions({
    queryKey: prequalificationKeys.one(id),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/prequalifications/{prequalification_id}', {
          params: { path: { prequalification_id: id } },
          signal,
        }),
      ),
  });

/** What happened to the record of a bidder, newest first. */
export const bidderHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...prequalificationKeys.one(id), 'history'] as const,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/prequalifications/{prequalification_id}/history', {
          params: { path: { prequalification_id: id }, query: historyAfter(pageParam) },
          signal,
        }),
      ),
    ...historyPages,
  });

/** How a company stands today, by its name. */
export const standingQuery = (company: string) =>
  queryOptions({
    queryKey: [...prequalificationKeys.all, 'standing', company] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/prequalifications/standing', { params: { query: { company } }, signal })),
    enabled: company !== '',
  });
