import { defineRoutes, PATHS, projectIdOf } from '#platform/routing';
import { componentsQuery } from '#shared/project';

/** The components of a project. */
export const componentRoutes = defineRoutes([
  {
    path: PATHS.components,
    title: 'Components',
    guard: { permission: 'component_access' },
    screen: () => import('./screens/ComponentsScreen.tsx'),
    prefetch: ({ queryClient, params }) =>
      void queryClient.prefetchQuery(componentsQuery(projectIdOf(params.projectId) ?? 0)),
  },
]);
