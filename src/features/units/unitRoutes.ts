import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';
import { unitsQuery } from './unitQueries.ts';

/** The units that quantities are counted in. */
export const unitRoutes = defineRoutes([
  {
    path: PATHS.units,
    title: t.unitsOfMeasure,
    guard: { permission: 'units_of_measure_access' },
    screen: () => import('./screens/UnitsScreen.tsx'),
    prefetch: ({ queryClient, url }) =>
      void queryClient.prefetchQuery(unitsQuery(url.searchParams.get('search') ?? '')),
  },
]);
