import { AREA_UNITS, type AreaUnit } from '#domain/area';
import { hasOwnField } from '#domain/codes';
import { COST_FORMATS } from '#domain/settings';
import * as t from '../texts.ts';

/** Stands for a setting that a project has not chosen itself. */
export const AS_COMPANY = 'company';
export type AsCompany = typeof AS_COMPANY;

const unitLabel = (unit: AreaUnit) => `${AREA_UNITS[unit].label} (${AREA_UNITS[unit].abbreviation})`;

export const AREA_CHOICES = (Object.keys(AREA_UNITS) as AreaUnit[]).map((value) => ({
  value,
  label: unitLabel(value),
}));
/** Formats in which costs can be coded: MasterFormat, UniFormat, and others that are for items. */
export const formatChoices = (
  formats: readonly {
    id: number;
    name: string;
    short_name: string;
    is_standard: boolean;
    is_estimates_only: boolean;
  }[],
): { value: string; label: string }[] => [
  ...Object.entries(COST_FORMATS).map(([value, label]) => ({ value, label })),
  ...formats
    .filter((format) => !hasOwnField(format) && !format.is_estimates_only)
    .map(({ id, name }) => ({ value: String(id), label: name })),
];
export const YES_NO = [
  { value: 'yes', label: t.normalized },
  { value: 'no', label: t.asEstimated },
] as const;

/** The choices of a project: the company's own first, with what that is now. */
export const withCompany = <Value extends string>(
  choices: readonly { value: Value; label: string }[],
  company: Value,
): { value: Value | AsCompany; label: string }[] => [
  {
    value: AS_COMPANY,
    label: t.companyDefaultLabel(choices.find(({ value }) => value === company)?.label ?? company),
  },
  ...choices,
];
