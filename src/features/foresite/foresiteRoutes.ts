import { emptyGridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { defineRoutes, PATHS, projectIdOf, type RouteRow } from '#platform/routing';
import { componentsQuery } from '#shared/project';
import { itemQuery, itemsQuery, trendQuery } from './foresiteQueries.ts';
import { readFilters } from './model/itemFilters.ts';
import { scenariosQuery } from './scenarioQueries.ts';
import { itemViewsQuery } from './viewQueries.ts';
import { PAGE_STEP, readPage, toItemsQuery } from './model/itemsPage.ts';

/** ForeSite's page. Options, trend and components are on their way while the page's chunk is fetched. */
const page: Omit<RouteRow, 'path'> = {
  title: 'ForeSite',
  guard: { permission: 'foresite_access' },
  screen: () => import('./screens/ForesiteScreen.tsx'),
  prefetch: ({ queryClient, params, url }) => {
    const projectId = projectIdOf(params.projectId);
    if (projectId === undefined) return;
    const page = readPage(url.searchParams, PAGE_STEP);
    const items = toItemsQuery(readFilters(url.searchParams), emptyGridState, page);
    void queryClient.prefetchQuery(itemsQuery(projectId, items));
    void queryClient.prefetchQuery(trendQuery(projectId));
    void queryClient.prefetchQuery(componentsQuery(projectId));
    void queryClient.prefetchQuery(itemViewsQuery(projectId));
    void queryClient.prefetchQuery(scenariosQuery(projectId));
  },
};

/** The page, that of one option, and the pages beside it. */
export const foresiteRoutes = defineRoutes([
  { ...page, path: PATHS.foresite, query: ['itemDetailsId', 'focusSection', 'activeMilestoneId'] },
  {
    path: PATHS.itemDetails,
    title: 'Value Option',
    guard: { permission: 'foresite_access' },
    above: 'foresite',
    screen: () => import('./screens/ItemScreen.tsx'),
    prefetch: ({ queryClient, params }) => {
      const projectId = projectIdOf(params.projectId);
      const itemId = projectIdOf(params['voiId']);
      if (projectId === undefined || itemId === undefined) return;
      void queryClient.prefetchQuery(itemQuery(projectId, itemId));
      void queryClient.prefetchQuery(trendQuery(projectId));
    },
  },
  {
    path: PATHS.meetings,
    title: 'Meetings',
    guard: { permission: 'foresite_access' },
    above: 'foresite',
    screen: () => import('./screens/MeetingsScreen.tsx'),
  },
  {
    path: PATHS.meeting,
    title: 'Meeting',
    guard: { permission: 'foresite_access' },
    above: 'meetings',
    screen: () => import('./screens/MeetingScreen.tsx'),
  },
  {
    path: PATHS.manageItems,
    title: 'Manage Items',
    guard: { permission: 'edit_any_scenarioitem', tenantFlag: 'enable_quick_data_entry_foresite' },
    above: 'foresite',
    screen: () => import('./screens/ManageItemsScreen.tsx'),
  },
  {
    path: PATHS.export,
    title: 'Export',
    guard: { permission: 'foresite_export', tenantFlag: 'enable_foresite_export_panel' },
    above: 'foresite',
    screen: () => import('./screens/ExportScreen.tsx'),
  },
]);
