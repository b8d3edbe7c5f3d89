import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

/** What happened in a project. */
export const historyRoutes = defineRoutes([
  {
    path: PATHS.projectHistory,
    title: t.history,
    guard: { permission: 'foresite_access' },
    above: 'overview',
    screen: () => import('./screens/HistoryScreen.tsx'),
  },
]);
