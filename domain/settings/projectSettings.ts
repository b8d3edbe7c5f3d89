import type { AreaUnit } from '#domain/area';
import type { CompanySettings, CostFormat } from './companySettings.ts';

/** How a project counts and shows; null is as the company has it (docs/product/settings.md). */
export interface ProjectSettings {
  area_unit: AreaUnit | null;
  default_format: CostFormat | null;
  normalize_by_default: boolean | null;
  /** Cost indices by which factors to this project are read; null for the company's default of the kind. */
  location_index_id: number | null;
  time_index_id: number | null;
  custom_index_id: number | null;
  show_cost_gsf: boolean;
  show_owner_cost: boolean;
  include_owner_cost: boolean;
  gmp_lock_enabled: boolean;
  gmp_lock_date: boolean;
  construction_start_date: boolean;
  precon_start_date: boolean;
  precon_end_date: boolean;
}

/** What holds for a project of which nothing was chosen: everything shown, the GMP date locks (docs/product/settings.md). */
export const usualProjectSettings: ProjectSettings = {
  area_unit: null,
  default_format: null,
  normalize_by_default: null,
  location_index_id: null,
  time_index_id: null,
  custom_index_id: null,
  show_cost_gsf: true,
  show_owner_cost: true,
  include_owner_cost: false,
  gmp_lock_enabled: true,
  gmp_lock_date: true,
  construction_start_date: true,
  precon_start_date: true,
  precon_end_date: true,
};

/** What counts in a project: its own choice, else the company's. */
export const inForce = (
  own: Pick<ProjectSettings, 'area_unit' | 'default_format' | 'normalize_by_default'>,
  company: Pick<CompanySettings, 'area_unit' | 'default_format' | 'normalize_by_default'>,
) => ({
  area_unit: own.area_unit ?? company.area_unit,
  default_format: own.default_format ?? company.default_format,
  normalize_by_default: own.normalize_by_default ?? company.normalize_by_default,
});
