import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '#platform/api';

/** The projects that the switcher offers: those at work, by name. */
export const switcherQuery = queryOptions({
  queryKey: ['projects', 'list', 'switcher'] as const,
  queryFn: ({ signal }) =>
    answer(api.GET('/projects', { params: { query: { limit: 12, ordering: 'status,name' } }, signal })),
});
