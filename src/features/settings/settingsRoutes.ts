import { defineRoutes, PATHS } from '#platform/routing';

/** How a project counts. */
export const settingsRoutes = defineRoutes([
  {
    path: PATHS.settings,
    title: 'Project Settings',
    guard: { permission: 'project_settings' },
    query: ['focusSection'],
    screen: () => import('./screens/ProjectSettingsScreen.tsx'),
  },
]);
