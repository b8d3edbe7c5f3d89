import { defineRoutes, PATHS, projectIdOf } from '#platform/routing';
import { programQuery } from './programQueries.ts';
import * as t from './texts.ts';

/** The areas of the building. */
export const programRoutes = defineRoutes([
  {
    path: PATHS.program,
    title: t.program,
    guard: { permission: 'program_access' },
    screen: () => import('./screens/ProgramScreen.tsx'),
    prefetch: ({ queryClient, params }) =>
      void queryClient.prefetchQuery(programQuery(projectIdOf(params.projectId) ?? 0)),
  },
]);
