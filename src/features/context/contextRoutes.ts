import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

/** Assumptions, inclusions, exclusions and site facts. */
export const contextRoutes = defineRoutes([
  {
    path: PATHS.context,
    title: t.context,
    guard: { permission: 'context_access', tenantFlag: 'context_module' },
    query: ['itemDetailsId', 'focusSection'],
    screen: () => import('./screens/ContextScreen.tsx'),
  },
]);
