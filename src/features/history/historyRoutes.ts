import { defineRoutes, PATHS } from '#platform/routing';

/** What happened in a project. */
export const historyRoutes = defineRoutes([
  {
    path: PATHS.projectHistory,
    title: 'History',
    guard: { permission: 'foresite_access' },
    above: 'overview',
    screen: () => import('./screens/HistoryScreen.tsx'),
  },
]);
