import { defineRoutes, PATHS } from '#platform/routing';

const guard = { permission: 'view_apikey', tenantFlag: 'public_api' } as const;

/** The product for other programs. */
export const publicApiRoutes = defineRoutes([
  {
    path: PATHS.publicApi,
    title: 'Public API',
    guard,
    query: ['itemDetailsId'],
    screen: () => import('./screens/PublicApiScreen.tsx'),
  },
  {
    path: PATHS.publicApiDocumentation,
    title: 'Documentation',
    guard,
    above: 'publicApi',
    screen: () => import('./screens/PublicApiDocumentationScreen.tsx'),
  },
]);
