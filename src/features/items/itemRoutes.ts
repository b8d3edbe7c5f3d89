import { defineRoutes, PATHS, projectIdOf } from '#platform/routing';
import { itemQuery } from './itemQueries.ts';
import { trendQuery } from '#features/trend';
import * as t from './texts.ts';

/** The page of one item, and the sheet on which many are entered. */
export const itemRoutes = defineRoutes([
  {
    path: PATHS.itemDetails,
    title: t.valueOption2,
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
    path: PATHS.manageItems,
    title: t.manageItems,
    guard: { permission: 'edit_any_scenarioitem', tenantFlag: 'enable_quick_data_entry_foresite' },
    above: 'foresite',
    screen: () => import('./screens/ManageItemsScreen.tsx'),
  },
  {
    path: PATHS.manageScope,
    title: t.manageScope,
    guard: { permission: 'edit_any_scenarioitem', tenantFlag: 'enable_quick_data_entry_foresite' },
    above: 'foresite',
    screen: () => import('./screens/ManageScopeScreen.tsx'),
  },
]);
