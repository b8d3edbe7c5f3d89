import { defineRoutes, PATHS } from '#platform/routing';
import { unitsQuery } from './unitQueries.ts';

/** The units that quantities are counted in. */
export const unitRoutes = defineRoutes([
  {
    path: PATHS.units,
    title: 'Units of Measure',
    guard: { permission: 'units_of_measure_access' },
    screen: () => import('./screens/UnitsScreen.tsx'),
    prefetch: ({ queryClient, url }) =>
      void queryClient.prefetchQuery(unitsQuery(url.searchParams.get('search') ?? '')),
  },
]);
