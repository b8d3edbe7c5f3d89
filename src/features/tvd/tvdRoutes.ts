import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

/** Targets by component and system. */
export const tvdRoutes = defineRoutes([
  {
    path: PATHS.tvd,
    title: t.targetValueDesign,
    guard: { permission: 'tvd_access' },
    query: ['activeMilestoneId'],
    screen: () => import('./screens/TvdScreen.tsx'),
  },
]);
