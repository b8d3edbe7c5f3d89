import { defineRoutes, PATHS } from '#platform/routing';

/** The company, and how it signs in. */
export const administrationRoutes = defineRoutes([
  {
    path: PATHS.company,
    title: 'Company Settings',
    guard: { permission: 'change_company' },
    screen: () => import('./screens/CompanyScreen.tsx'),
  },
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
