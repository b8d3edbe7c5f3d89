import { defineRoutes, PATHS } from '#platform/routing';

/** Targets by component and system. */
export const tvdRoutes = defineRoutes([
  {
    path: PATHS.tvd,
    title: 'Target Value Design',
    guard: { permission: 'tvd_access' },
    query: ['activeMilestoneId'],
    screen: () => import('./screens/TvdScreen.tsx'),
  },
]);
