import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '#platform/api';
import type { LiveRule } from '#platform/realtime';

/** How much there is in each part of Account Administration. */
export const countsQuery = queryOptions({
  queryKey: ['administration', 'counts'] as const,
  queryFn: ({ signal }) => answer(api.GET('/administration-counts', { signal })),
});

/** A change of a role, a person or a business unit moves counts, and may move what the signed-in person may do. */
export const administrationLive: LiveRule = ({ module, entity }) => {
  if (module !== 'access') return [];
  const counts = ['administration'];
  if (entity === 'role') return [counts, ['roles'], ['current-user'], ['projects']];
  if (entity === 'access_scope') return [counts, ['access-scopes'], ['roles', 'one'], ['projects']];
  if (entity === 'feature_flags') return [['switches'], ['flags'], ['feature-flags']];
  return [counts];
};
