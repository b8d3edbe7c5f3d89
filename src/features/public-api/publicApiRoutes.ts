import { defineRoutes, PATHS } from '#platform/routing';
import { publicContractQuery } from './documentation/contractQuery.ts';
import * as t from './texts.ts';

const guard = { permission: 'view_apikey', tenantFlag: 'public_api' } as const;

/** The product for other programs. */
export const publicApiRoutes = defineRoutes([
  {
    path: PATHS.publicApi,
    title: t.publicApi,
    guard,
    query: ['itemDetailsId', 'focusSection'],
    screen: () => import('./screens/PublicApiScreen.tsx'),
  },
  {
    path: PATHS.publicApiDocumentation,
    title: t.documentation,
    guard,
    above: 'publicApi',
    screen: () => import('./screens/PublicApiDocumentationScreen.tsx'),
    prefetch: ({ queryClient }) => void queryClient.prefetchQuery(publicContractQuery),
  },
]);
