export {
  COST_FORMATS,
  toCostFormat,
  usualCompanySettings,
  type CompanySettings,
  type CostFormat,
} from './companySettings.ts';
export { mailDomainsProblem, readMailDomains, showMailDomains } from './mailDomains.ts';
export {
  MOST_PAGE_CONFIG,
  PAGE_NAMES,
  pageConfigProblem,
  type PageKey,
  pageSettingFields,
} from './pageSettings.ts';
export { inForce, usualProjectSettings, type ProjectSettings } from './projectSettings.ts';
export { isTimeZone, offsetOf } from './timeZone.ts';
