import { defineRoutes, PATHS, projectIdOf, type RouteRow } from '#platform/routing';
import { componentsQuery } from '#shared/project';
import * as t from './texts.ts';

const page: Omit<RouteRow, 'path' | 'title'> = {
  guard: { permission: 'component_access' },
  query: ['itemDetailsId', 'focusSection', 'showStepper'],
  screen: () => import('./screens/ComponentsScreen.tsx'),
  prefetch: ({ queryClient, params }) =>
    void queryClient.prefetchQuery(componentsQuery(projectIdOf(params.projectId) ?? 0)),
};

/** The components of a project, and those of a finished one while it is being set up. */
export const componentRoutes = defineRoutes([
  { ...page, path: PATHS.components, title: t.components },
  { ...page, path: PATHS.legacyComponents, title: t.componentSetup, above: 'legacyProject' },
]);
