import { defineRoutes, PATHS } from '#platform/routing';
import { costGroupsQuery } from './codeQueries.ts';
import { readCodeFilters } from './model/codeFilters.ts';

/** The codes that cost is kept by. */
export const codeRoutes = defineRoutes([
  {
    path: PATHS.customCodes,
    title: 'Format Settings',
    guard: { permission: 'custom_codes_access', clientFlag: 'custom_codes' },
    screen: () => import('./screens/CodesScreen.tsx'),
    prefetch: ({ queryClient, url }) =>
      void queryClient.prefetchQuery(costGroupsQuery(readCodeFilters(url.searchParams))),
  },
]);
