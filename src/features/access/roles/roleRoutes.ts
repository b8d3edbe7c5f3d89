import { defineRoutes, PATHS } from '#platform/routing';
import * as t from '../texts.ts';

/** The roles of the company (docs/product/access.md). */
export const roleRoutes = defineRoutes([
  {
    path: PATHS.roles,
    title: t.roles,
    guard: { permission: 'account_administration_access' },
    query: ['roleDetailsId', 'focusSection'],
    screen: () => import('./screens/RolesScreen.tsx'),
  },
]);
