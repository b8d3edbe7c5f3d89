import { defineRoutes, PATHS, projectIdOf } from '#platform/routing';
import { trendQuery } from './foresiteQueries.ts';

/** ForeSite's page. The trend is on its way while the page's chunk is fetched. */
export const foresiteRoutes = defineRoutes([
  {
    path: PATHS.foresite,
    title: 'ForeSite',
    guard: { permission: 'foresite_access' },
    screen: () => import('./screens/ForesiteScreen.tsx'),
    prefetch: ({ queryClient, params }) => {
      const projectId = projectIdOf(params.projectId);
      if (projectId !== undefined) void queryClient.prefetchQuery(trendQuery(projectId));
    },
  },
]);
