import { defineRoutes, PATHS } from '#platform/routing';

/** What a project opens on. */
export const overviewRoutes = defineRoutes([
  {
    path: PATHS.overview,
    title: 'Overview',
    guard: { permission: 'overview_access' },
    screen: () => import('./screens/OverviewScreen.tsx'),
  },
]);
