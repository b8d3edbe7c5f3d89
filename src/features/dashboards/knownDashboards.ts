import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '#platform/api';

/** Key families. */
export const dashboardKeys = {
  lists: ['dashboards', 'list'] as const,
  one: (id: number) => ['dashboards', 'one', id] as const,
};

/** The newest dashboards, for the menu and for what filters offer. */
export const knownDashboardsQuery = queryOptions({
  queryKey: [...dashboardKeys.lists, 'known'] as const,
  staleTime: 300_000,
  queryFn: ({ signal }) =>
    answer(
      api.GET('/project-dashboards', { params: { query: { limit: 100, ordering: '-created_at' } }, signal }),
    ),
});
