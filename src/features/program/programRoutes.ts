import { defineRoutes, PATHS } from '#platform/routing';

/** The areas of the building. */
export const programRoutes = defineRoutes([
  {
    path: PATHS.program,
    title: 'Program',
    guard: { permission: 'program_access' },
    screen: () => import('./screens/ProgramScreen.tsx'),
  },
]);
