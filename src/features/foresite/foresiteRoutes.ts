import { defineRoutes, PATHS, projectIdOf, type RouteRow } from '#platform/routing';
import { componentsQuery } from '#shared/project';
import { itemsQuery, trendQuery } from './foresiteQueries.ts';
import { readFilters, toItemsQuery } from './model/itemFilters.ts';

/** ForeSite's page. Options, trend and components are on their way while the page's chunk is fetched. */
const page: Omit<RouteRow, 'path'> = {
  title: 'ForeSite',
  guard: { permission: 'foresite_access' },
  screen: () => import('./screens/ForesiteScreen.tsx'),
  prefetch: ({ queryClient, params, url }) => {
    const projectId = projectIdOf(params.projectId);
    if (projectId === undefined) return;
    const items = toItemsQuery(readFilters(url.searchParams), '');
    void queryClient.prefetchQuery(itemsQuery(projectId, items));
    void queryClient.prefetchQuery(trendQuery(projectId));
    void queryClient.prefetchQuery(componentsQuery(projectId));
  },
};

/** The page, and the address of one option, which opens over it. */
export const foresiteRoutes = defineRoutes([
  { ...page, path: PATHS.foresite },
  { ...page, path: PATHS.itemDetails },
]);
