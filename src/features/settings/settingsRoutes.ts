import { defineRoutes, PATHS } from '#platform/routing';

/** The company, and how it and its projects count. */
export const settingsRoutes = defineRoutes([
  {
    path: PATHS.company,
    title: 'Company Settings',
    guard: { permission: 'change_company' },
    screen: () => import('./screens/CompanyScreen.tsx'),
  },
  {
    path: PATHS.settings,
    title: 'Project Settings',
    guard: { permission: 'project_settings' },
    query: ['focusSection'],
    screen: () => import('./screens/ProjectSettingsScreen.tsx'),
  },
]);
