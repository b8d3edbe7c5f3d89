import { defineRoutes, PATHS } from '#platform/routing';

/** Assumptions, inclusions, exclusions and site facts. */
export const contextRoutes = defineRoutes([
  {
    path: PATHS.context,
    title: 'Context',
    guard: { permission: 'context_access', tenantFlag: 'context_module' },
    query: ['itemDetailsId'],
    screen: () => import('./screens/ContextScreen.tsx'),
  },
]);
