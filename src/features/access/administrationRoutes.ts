import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

/** How the company signs in. */
export const administrationRoutes = defineRoutes([
  {
    path: PATHS.identity,
    title: t.identityAndSecurity,
    guard: { permission: 'account_administration_access', tenantFlag: 'sso_setup' },
    screen: () => import('./screens/IdentityScreen.tsx'),
  },
  {
    path: PATHS.identityProvider,
    title: t.connection,
    guard: { permission: 'account_administration_access', tenantFlag: 'sso_setup' },
    above: 'identity',
    screen: () => import('./screens/IdentityProviderScreen.tsx'),
  },
]);
