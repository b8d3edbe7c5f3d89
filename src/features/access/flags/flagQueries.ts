import { infiniteQueryOptions } from '@tanstack/react-query';
import { answer, api } from '#platform/api';
import { HISTORY_PAGE, nextHistoryPage } from '#shared/history';

/** Who switched which feature, newest first. */
export const flagHistoryQuery = infiniteQueryOptions({
  queryKey: ['feature-flags', 'history'] as const,
  initialPageParam: 0,
  queryFn: ({ signal, pageParam }) =>
    answer(
      api.GET('/flags/history', { params: { query: { limit: HISTORY_PAGE, offset: pageParam } }, signal }),
    ),
  getNextPageParam: nextHistoryPage,
});
