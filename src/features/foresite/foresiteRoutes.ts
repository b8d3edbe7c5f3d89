import { emptyGridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { defineRoutes, PATHS, projectIdOf, type RouteRow } from '#platform/routing';
import { componentsQuery } from '#shared/project';
import { itemsQuery, readFilters, PAGE_STEP, readPage, toItemsQuery } from '#features/items';
import { trendQuery } from '#features/trend';
import { scenariosQuery } from '#shared/foresite';
import { viewsQuery } from '#shared/views';
import * as t from './texts.ts';

/** ForeSite's page. Items, trend and components are on their way while the page's chunk is fetched. */
const page: Omit<RouteRow, 'path'> = {
  title: t.foresite,
  guard: { permission: 'foresite_access' },
  screen: () => import('./screens/ForesiteScreen.tsx'),
  prefetch: ({ queryClient, params, url, subject }) => {
    const projectId = projectIdOf(params.projectId);
    if (projectId === undefined) return;
    const page = readPage(url.searchParams, PAGE_STEP);
    const items = toItemsQuery(readFilters(url.searchParams), emptyGridState, page, {
      usesAttributes: subject?.tenantFlags.has('enable_custom_attributes') ?? false,
    });
    void queryClient.prefetchQuery(itemsQuery(projectId, items));
    void queryClient.prefetchQuery(trendQuery(projectId));
    void queryClient.prefetchQuery(componentsQuery(projectId));
    void queryClient.prefetchQuery(viewsQuery({ projectId, list: 'items' }));
    void queryClient.prefetchQuery(scenariosQuery(projectId));
  },
};

/** The page, and the one that exports it. */
export const foresiteRoutes = defineRoutes([
  { ...page, path: PATHS.foresite, query: ['itemDetailsId', 'focusSection', 'activeMilestoneId'] },
  {
    path: PATHS.export,
    title: t.exportWord,
    guard: { permission: 'foresite_export', tenantFlag: 'enable_foresite_export_panel' },
    above: 'foresite',
    screen: () => import('./screens/ExportScreen.tsx'),
  },
]);
