import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

/** The company, and how it and its projects count. */
export const settingsRoutes = defineRoutes([
  {
    path: PATHS.company,
    title: t.companySettings,
    guard: { permission: 'change_company' },
    screen: () => import('./screens/CompanyScreen.tsx'),
  },
  {
    path: PATHS.settings,
    title: t.projectSettings,
    guard: { permission: 'project_settings' },
    query: ['focusSection'],
    screen: () => import('./screens/ProjectSettingsScreen.tsx'),
  },
]);
