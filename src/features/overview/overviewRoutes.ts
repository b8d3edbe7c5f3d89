import { defineRoutes, PATHS, projectIdOf } from '#platform/routing';
import { newsQuery } from './newsQueries.ts';
import { overviewQuery } from './overviewQueries.ts';
import * as t from './texts.ts';

/** What a project opens on. */
export const overviewRoutes = defineRoutes([
  {
    path: PATHS.overview,
    title: t.programOverview,
    guard: { permission: 'overview_access' },
    screen: () => import('./screens/OverviewScreen.tsx'),
    prefetch: ({ queryClient, params }) => {
      const projectId = projectIdOf(params.projectId);
      if (projectId === undefined) return;
      void queryClient.prefetchQuery(overviewQuery(projectId));
      void queryClient.prefetchQuery(newsQuery(projectId));
    },
  },
]);
