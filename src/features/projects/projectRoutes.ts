import { defineRoutes, PATHS } from '#platform/routing';
import { viewsQuery } from '#shared/views';
import * as t from './texts.ts';

// Filters of lists are no part of the frame: they come beside the page that they are of.
const early = () => import('./projectPrefetch.ts');

/** The project list, a project's details, and the start of a new project. */
export const projectRoutes = defineRoutes([
  {
    path: PATHS.projects,
    title: t.projects,
    guard: { signedIn: true },
    screen: () => import('./screens/ProjectListScreen.tsx'),
    prefetch: (visit) => {
      void visit.queryClient.prefetchQuery(viewsQuery({ projectId: null, list: 'projects' }));
      void early().then(({ prefetchProjects }) => prefetchProjects(visit));
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
    prefetch: (visit) => void early().then(({ prefetchGroups }) => prefetchGroups(visit)),
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
