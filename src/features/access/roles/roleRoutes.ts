import { defineRoutes, PATHS } from '#platform/routing';

/** The roles of the company (docs/product/access.md). */
export const roleRoutes = defineRoutes([
  {
    path: PATHS.roles,
    title: 'Roles',
    guard: { permission: 'account_administration_access' },
    query: ['roleDetailsId'],
    screen: () => import('./screens/RolesScreen.tsx'),
  },
]);
