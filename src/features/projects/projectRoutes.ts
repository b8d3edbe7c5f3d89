import { defineRoutes, PATHS } from '#platform/routing';
import { viewsQuery } from '#shared/views';
import { readGroupFilters } from './model/groupFilters.ts';
import { readFilters } from './model/projectFilters.ts';
import { groupsPageQuery, projectListQuery } from './projectListQueries.ts';

/** The project list, a project's details, and the start of a new project. */
export const projectRoutes = defineRoutes([
  {
    path: PATHS.projects,
    title: 'Projects',
    guard: { signedIn: true },
    screen: () => import('./screens/ProjectListScreen.tsx'),
    prefetch: ({ queryClient, url }) => {
      void queryClient.prefetchQuery(viewsQuery({ projectId: null, list: 'projects' }));
      void queryClient.prefetchQuery(projectListQuery(readFilters(url.searchParams)));
    },
  },
  {
    path: PATHS.details,
    title: 'Details',
    guard: { signedIn: true },
    query: ['focusSection'],
    screen: () => import('./screens/DetailsScreen.tsx'),
  },
  {
    path: PATHS.legacyProject,
    title: 'Legacy project',
    guard: { permission: 'change_project' },
    query: ['focusSection'],
    screen: () => import('./screens/LegacyProjectScreen.tsx'),
  },
  {
    path: PATHS.projectGroups,
    title: 'Project Groups',
    guard: { permission: 'add_projectgroup' },
    above: 'projects',
    screen: () => import('./screens/ProjectGroupsScreen.tsx'),
    prefetch: ({ queryClient, url }) =>
      void queryClient.prefetchQuery(groupsPageQuery(readGroupFilters(url.searchParams))),
  },
  {
    path: PATHS.newProject,
    title: 'Create Project',
    guard: { permission: 'add_project' },
    above: 'projects',
    screen: () => import('./screens/NewProjectScreen.tsx'),
  },
  {
    path: PATHS.newProjectOptions,
    title: 'New project options',
    guard: { permission: 'add_project' },
    above: 'newProject',
    screen: () => import('./screens/NewProjectOptionsScreen.tsx'),
  },
  {
    path: PATHS.newLegacyProject,
    title: 'Create legacy project',
    guard: { permission: 'add_project' },
    above: 'newProject',
    screen: () => import('./screens/NewLegacyProjectScreen.tsx'),
  },
]);
