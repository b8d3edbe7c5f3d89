import type { components } from '#contract/api.ts';
import { usualCompanySettings, usualProjectSettings } from '#domain/settings';

type CompanySettings = components['schemas']['CompanySettings'];
type ProjectSettings = components['schemas']['ProjectSettings'];

const company = usualCompanySettings;
const project = usualProjectSettings;

/** What holds in a company of which nothing was chosen. */
export const usualCompany: CompanySettings = {
  measurement_preferences: { area: company.area_unit },
  defaultFormat: company.default_format,
  normalize_by_default: company.normalize_by_default,
  default_custom_normalization_index_id: null,
  issues: { allow_draft: company.issues_allow_draft },
  dashboards: { external_only: company.dashboards_external_only },
  tvd: { tolerance: company.tvd_tolerance },
  amplify: { daily_messages: company.amplify_daily_messages },
  notifications: { mail_digest: company.mail_digest },
  version: 1,
};

/** What holds in a project of which nothing was chosen. */
export const usualProject: ProjectSettings = {
  measurement_preferences: { area: project.area_unit },
  defaultFormat: project.default_format,
  normalize_by_default: project.normalize_by_default,
  normalization_indices: {
    location: project.location_index_id,
    time: project.time_index_id,
    custom: project.custom_index_id,
  },
  showCostGsf: project.show_cost_gsf,
  showOwnerCost: project.show_owner_cost,
  include_owner_cost_on_estimate_cost: { enabled: project.include_owner_cost },
  timeline: {
    gmp_lock_enabled: project.gmp_lock_enabled,
    gmp_lock_date: project.gmp_lock_date,
    construction_start_date: project.construction_start_date,
    precon_start_date: project.precon_start_date,
    precon_end_date: project.precon_end_date,
  },
  version: 1,
};
