import { defineRoutes, PATHS } from '#platform/routing';
import { MODULES } from './model/modules.ts';
import { readFilters } from './model/projectFilters.ts';
import { projectListQuery } from './projectListQueries.ts';

const moduleScreen = () => import('./screens/ModuleScreen.tsx');

/** The project list, a project's details, and the modules that show what is recorded for them. */
export const projectRoutes = defineRoutes([
  {
    path: PATHS.projects,
    title: 'Projects',
    guard: { signedIn: true },
    screen: () => import('./screens/ProjectListScreen.tsx'),
    prefetch: ({ queryClient, url }) =>
      void queryClient.prefetchQuery(projectListQuery(readFilters(url.searchParams))),
  },
  {
    path: PATHS.details,
    title: 'Details',
    guard: { signedIn: true },
    screen: () => import('./screens/DetailsScreen.tsx'),
  },
  ...MODULES.map(({ name, title, guard }) => ({ path: PATHS[name], title, guard, screen: moduleScreen })),
]);
