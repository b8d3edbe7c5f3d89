import { type CompanySettings, type ProjectSettings, showMailDomains } from '#domain/settings';
import type { Call, Result } from '#server/contract/handlers.ts';
import type { CompanyRow } from './companyRepository.ts';

type CompanyPatch = Call<'updateCompanySettings'>['body'];
type ProjectPatch = Call<'updateProjectSettings'>['body'];

export function presentCompany({ email_domains, ...row }: CompanyRow): Result<'getCompany'> {
  return { ...row, tld: showMailDomains(email_domains) };
}

/** The company's settings as the contract groups them (docs/product/settings.md). */
export const presentCompanySettings = (
  own: CompanySettings,
  { version, customIndexId }: { version: number; customIndexId: number | null },
): Result<'getCompanySettings'> => ({
  measurement_preferences: { area: own.area_unit },
  defaultFormat: own.default_format,
  normalize_by_default: own.normalize_by_default,
  default_custom_normalization_index_id: customIndexId,
  issues: { allow_draft: own.issues_allow_draft },
  dashboards: { external_only: own.dashboards_external_only },
  tvd: { tolerance: own.tvd_tolerance },
  amplify: { daily_messages: own.amplify_daily_messages },
  notifications: { mail_digest: own.mail_digest },
  version,
});

/** A project's settings as the contract groups them. */
export const presentProjectSettings = (
  own: ProjectSettings,
  version: number,
): Result<'getProjectSettings'> => ({
  measurement_preferences: { area: own.area_unit },
  defaultFormat: own.default_format,
  normalize_by_default: own.normalize_by_default,
  normalization_indices: {
    location: own.location_index_id,
    time: own.time_index_id,
    custom: own.custom_index_id,
  },
  showCostGsf: own.show_cost_gsf,
  showOwnerCost: own.show_owner_cost,
  include_owner_cost_on_estimate_cost: { enabled: own.include_owner_cost },
  timeline: {
    gmp_lock_enabled: own.gmp_lock_enabled,
    gmp_lock_date: own.gmp_lock_date,
    construction_start_date: own.construction_start_date,
    precon_start_date: own.precon_start_date,
    precon_end_date: own.precon_end_date,
  },
  version,
});

const given = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The fields that a patch of the company's settings names. */
export const companyFields = (patch: CompanyPatch): Partial<CompanySettings> =>
  given({
    area_unit: patch.measurement_preferences?.area,
    default_format: patch.defaultFormat,
    normalize_by_default: patch.normalize_by_default,
    issues_allow_draft: patch.issues?.allow_draft,
    dashboards_external_only: patch.dashboards?.external_only,
    tvd_tolerance: patch.tvd?.tolerance,
    amplify_daily_messages: patch.amplify?.daily_messages,
    mail_digest: patch.notifications?.mail_digest,
  });

/** The fields that a patch of a project's settings names. */
export const projectFields = (patch: ProjectPatch): Partial<ProjectSettings> =>
  given({
    area_unit: patch.measurement_preferences?.area,
    default_format: patch.defaultFormat,
    normalize_by_default: patch.normalize_by_default,
    location_index_id: patch.normalization_indices?.location,
    time_index_id: patch.normalization_indices?.time,
    custom_index_id: patch.normalization_indices?.custom,
    show_cost_gsf: patch.showCostGsf,
    show_owner_cost: patch.showOwnerCost,
    include_owner_cost: patch.include_owner_cost_on_estimate_cost?.enabled,
    ...patch.timeline,
  });
