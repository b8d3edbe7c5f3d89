import type { AreaUnit } from '#domain/area';
import { type DigestChoice, usualDigest } from '#domain/notifications';
import type { AwardBand } from '#domain/procurement';

/** The standard formats in which costs are coded. */
export const COST_FORMATS = { MF: 'MasterFormat', UF: 'UniFormat' } as const;
/** How a company's or a project's costs are coded: by a standard, or by the number of a format of its own. */
export type CostFormat = keyof typeof COST_FORMATS | number;

/** A cost format as text has it: `MF`, `UF`, `12`. */
export const toCostFormat = (text: string): CostFormat =>
  text === 'MF' || text === 'UF' ? text : Number(text);

/** How a company counts and works, unless a project or a person says otherwise (docs/product/settings.md). */
export interface CompanySettings {
  area_unit: AreaUnit;
  default_format: CostFormat;
  normalize_by_default: boolean;
  issues_allow_draft: boolean;
  dashboards_external_only: boolean;
  /** Percent of the target below which a forecast above it is still near. */
  tvd_tolerance: number;
  /** Messages that each person may send to the assistant in a day; none at 0. */
  amplify_daily_messages: number;
  mail_digest: DigestChoice;
  /** Who signs awards, the smallest amounts first; nobody has to where it is empty. */
  award_approvals: AwardBand[];
}

/** What holds for a company that has chosen nothing. */
export const usualCompanySettings: CompanySettings = {
  area_unit: 'sq_ft',
  default_format: 'MF',
  normalize_by_default: false,
  issues_allow_draft: true,
  dashboards_external_only: false,
  tvd_tolerance: 5,
  amplify_daily_messages: 100,
  mail_digest: usualDigest,
  award_approvals: [],
};
