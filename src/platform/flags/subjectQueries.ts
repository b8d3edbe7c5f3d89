import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';

/** The person who is signed in, as the contract tells it. */
export type CurrentUser = components['schemas']['CurrentUser'];

/** Who is signed in, with permissions and preferences. */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: ({ signal }) => answer(api.GET('/current_user', { signal })),
});

/** The tenant's feature flags by name. */
export const switchesQuery = queryOptions({
  queryKey: ['switches'],
  queryFn: ({ signal }) => answer(api.GET('/switches', { signal })),
  select: ({ switches }) => switches,
});

/** The client's feature flags by name. */
export const flagsQuery = queryOptions({
  queryKey: ['flags'],
  queryFn: ({ signal }) => answer(api.GET('/flags', { signal })),
  select: ({ flags }) => flags,
});
