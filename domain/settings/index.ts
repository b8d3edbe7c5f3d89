export {
  COST_FORMATS,
  toCostFormat,
  usualCompanySettings,
  type CompanySettings,
  type CostFormat,
} from './companySettings.ts';
export { mailDomainsProblem, readMailDomains, showMailDomains } from './mailDomains.ts';
export { inForce, usualProjectSettings, type ProjectSettings } from './projectSettings.ts';
export { isTimeZone, offsetOf } from './timeZone.ts';
