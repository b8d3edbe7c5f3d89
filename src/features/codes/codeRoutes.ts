import { defineRoutes, PATHS } from '#platform/routing';
import { formatsQuery } from './codeQueries.ts';
import * as t from './texts.ts';

/** The codes that cost is kept by. */
export const codeRoutes = defineRoutes([
  {
    path: PATHS.customCodes,
    title: t.formatSettings,
    guard: { permission: 'custom_codes_access', clientFlag: 'custom_codes' },
    query: ['itemDetailsId'],
    screen: () => import('./screens/CodesScreen.tsx'),
    prefetch: ({ queryClient }) => void queryClient.prefetchQuery(formatsQuery()),
  },
]);
