import { infiniteQueryOptions } from '@tanstack/react-query';
import { answer, api } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';

/** Who switched which feature, newest first. */
export const flagHistoryQuery = infiniteQueryOptions({
  queryKey: ['feature-flags', 'history'] as const,
  queryFn: ({ signal, pageParam }) =>
    answer(api.GET('/flags/history', { params: { query: historyAfter(pageParam) }, signal })),
  ...historyPages,
});
