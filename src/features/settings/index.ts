export { projectSettingsQuery, settingsLive } from './settingQueries.ts';
export { settingsRoutes } from './settingsRoutes.ts';
