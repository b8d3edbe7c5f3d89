import { defineRoutes, PATHS } from '#platform/routing';
import { viewsQuery } from '#shared/views';
import { readGroupFilters } from './model/groupFilters.ts';
import { readFilters } from './model/projectFilters.ts';
import { groupsPageQuery, projectListQuery } from './projectListQueries.ts';
import * as t from './texts.ts';

/** The project list, a project's details, and the start of a new project. */
export const projectRoutes = defineRoutes([
  {
    path: PATHS.projects,
    title: t.projects,
    guard: { signedIn: true },
    screen: () => import('./screens/ProjectListScreen.tsx'),
    prefetch: ({ queryClient, url }) => {
      void queryClient.prefetchQuery(viewsQuery({ projectId: null, list: 'projects' }));
      void queryClient.prefetchQuery(projectListQuery(readFilters(url.searchParams)));
    },
  },
  {
    path: PATHS.details,
    title: t.details,
    guard: { signedIn: true },
    query: ['focusSection'],
    screen: () => import('./screens/DetailsScreen.tsx'),
  },
  {
    path: PATHS.legacyProject,
    title: t.legacyProject,
    guard: { permission: 'change_project' },
    query: ['focusSection'],
    screen: () => import('./screens/LegacyProjectScreen.tsx'),
  },
  {
    path: PATHS.projectGroups,
    title: t.projectGroups2,
    guard: { permission: 'add_projectgroup' },
    above: 'projects',
    screen: () => import('./screens/ProjectGroupsScreen.tsx'),
    prefetch: ({ queryClient, url }) =>
      void queryClient.prefetchQuery(groupsPageQuery(readGroupFilters(url.searchParams))),
  },
  {
    path: PATHS.newProject,
    title: t.createProject,
    guard: { permission: 'add_project' },
    above: 'projects',
    screen: () => import('./screens/NewProjectScreen.tsx'),
  },
  {
    path: PATHS.newProjectOptions,
    title: t.newProjectOptions,
    guard: { permission: 'add_project' },
    above: 'newProject',
    screen: () => import('./screens/NewProjectOptionsScreen.tsx'),
  },
  {
    path: PATHS.newLegacyProject,
    title: t.createLegacyProject,
    guard: { permission: 'add_project' },
    above: 'newProject',
    screen: () => import('./screens/NewLegacyProjectScreen.tsx'),
  },
]);
