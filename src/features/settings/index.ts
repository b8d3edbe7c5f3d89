export { companySettingsQuery, projectSettingsQuery, settingsLive } from './settingQueries.ts';
export { settingsRoutes } from './settingsRoutes.ts';
export { useAreaUnit } from './useAreaUnit.ts';
