import { AREA_UNITS, type AreaUnit } from '#domain/area';
import { COST_FORMATS, type CostFormat } from '#domain/settings';

/** Stands for a setting that a project has not chosen itself. */
export const AS_COMPANY = 'company';
export type AsCompany = typeof AS_COMPANY;

const unitLabel = (unit: AreaUnit) => `${AREA_UNITS[unit].label} (${AREA_UNITS[unit].abbreviation})`;

export const AREA_CHOICES = (Object.keys(AREA_UNITS) as AreaUnit[]).map((value) => ({
  value,
  label: unitLabel(value),
}));
export const FORMAT_CHOICES = (Object.keys(COST_FORMATS) as CostFormat[]).map((value) => ({
  value,
  label: COST_FORMATS[value],
}));
export const YES_NO = [
  { value: 'yes', label: 'Normalized' },
  { value: 'no', label: 'As estimated' },
] as const;

/** The choices of a project: the company's own first, with what that is now. */
export const withCompany = <Value extends string>(
  choices: readonly { value: Value; label: string }[],
  company: Value,
): { value: Value | AsCompany; label: string }[] => [
  {
    value: AS_COMPANY,
    label: `Company default (${choices.find(({ value }) => value === company)?.label ?? company})`,
  },
  ...choices,
];
