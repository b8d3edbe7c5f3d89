import { defineRoutes, PATHS } from '#platform/routing';

/** How the company signs in. */
export const administrationRoutes = defineRoutes([
  {
    path: PATHS.identity,
    title: 'Identity and Security',
    guard: { permission: 'account_administration_access', tenantFlag: 'sso_setup' },
    screen: () => import('./screens/IdentityScreen.tsx'),
  },
  {
    path: PATHS.identityProvider,
    title: 'Connection',
    guard: { permission: 'account_administration_access', tenantFlag: 'sso_setup' },
    above: 'identity',
    screen: () => import('./screens/IdentityProviderScreen.tsx'),
  },
]);
