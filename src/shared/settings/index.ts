export {
  type Company,
  type CompanySettings,
  type ProjectSettings,
  type SettingOverride,
  type PageSetting,
  pageSettingsQuery,
  settingKeys,
  settingsLive,
  companyQuery,
  companySettingsQuery,
  projectSettingsQuery,
  overridesQuery,
  companyHistoryQuery,
} from './settingQueries.ts';
export { useAreaUnit } from './useAreaUnit.ts';
