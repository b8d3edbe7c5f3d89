import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';
import { type KeyFilters, toKeyQuery } from './model/keyFilters.ts';

export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyPage = components['schemas']['ApiKeyPage'];

/** Key family: everything about keys starts with `api-keys`. */
export const apiKeyKeys = {
  all: ['api-keys'] as const,
  one: (id: number) => ['api-keys', 'one', id] as const,
};

/** A page of the company's keys. The rows before stay while the next ones load. */
export const apiKeysQuery = (filters: KeyFilters) =>
  queryOptions({
    queryKey: [...apiKeyKeys.all, 'list', filters] as const,
    queryFn: ({ signal }) => answer(api.GET('/api-keys', { params: { query: toKeyQuery(filters) }, signal })),
    placeholderData: keepPreviousData,
  });

/** One key with all its scopes. */
export const apiKeyQuery = (id: number) =>
  queryOptions({
    queryKey: apiKeyKeys.one(id),
    queryFn: ({ signal }) =>
      answer(api.GET('/api-keys/{api_key_id}', { params: { path: { api_key_id: id } }, signal })),
  });

/** What happened to a key, newest first, page after page. */
export const apiKeyHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...apiKeyKeys.all, 'history', id] as const,
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/api-keys/{api_key_id}/history', {
          params: { path: { api_key_id: id }, query: historyAfter(pageParam) },
          signal,
        }),
      ),
    ...historyPages,
  });
