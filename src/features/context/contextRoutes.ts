import { defineRoutes, PATHS } from '#platform/routing';

/** What surrounds the project. */
export const contextRoutes = defineRoutes([
  {
    path: PATHS.context,
    title: 'Context',
    guard: { permission: 'context_access', tenantFlag: 'context_module' },
    screen: () => import('./screens/ContextScreen.tsx'),
  },
]);
