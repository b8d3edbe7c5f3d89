export { companySettingsQuery, projectSettingsQuery, settingsLive } from './settingQueries.ts';
export { settingsRoutes } from './settingsRoutes.ts';
