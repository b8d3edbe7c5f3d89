import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '#platform/api';
import type { OpenApi } from './model/openApi.ts';

/** The part of the contract that keys can call; it changes with the product alone. */
export const publicContractQuery = queryOptions({
  queryKey: ['public-contract'] as const,
  queryFn: async ({ signal }) =>
    (await answer(api.GET('/public-contract', { signal }))) as unknown as OpenApi,
  staleTime: Number.POSITIVE_INFINITY,
});
