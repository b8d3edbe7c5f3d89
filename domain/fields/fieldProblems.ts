import { isAreaUnit } from '#domain/area';
import { dateProblem, type IsoDate } from '#domain/dates';
import type { FieldErrors } from '#domain/errors';
import { moneyProblem, toCents } from '#domain/money';
import { type Field, type Fields, typedNames } from './field.ts';

/** Values by field name, as typed or as sent. */
export type Draft = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

function rangeProblem(
  value: unknown,
  { label, min = -1e13, max = 1e13 }: { label: string; min?: number; max?: number },
  whole: boolean,
): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return `${label} is a number. Enter digits.`;
  if (whole && !Number.isInteger(value)) return `${label} is a whole number. Leave the decimals out.`;
  if (value >= min && value <= max) return null;
  if (min > -1e13 && max < 1e13)
    return `${label} is between ${figure.format(min)} and ${figure.format(max)}. Enter a number in that range.`;
  return value < min
    ? `${label} is at least ${figure.format(min)}. Enter a larger number.`
    : `${label} is at most ${figure.format(max)}. Enter a smaller number.`;
}

/** Control characters have no place in a line of text; line breaks and tabs may be in a longer one. */
const unsound = (text: string, lines?: true): boolean =>
  /\p{Cc}/u.test(lines ? text.replace(/[\n\r\t]/g, '') : text);

function textProblem(value: unknown, { label, max, lines }: { label: string; max: number; lines?: true }) {
  if (typeof value !== 'string') return `${label} is text.`;
  if (value.length > max) return `${label} is longer than ${figure.format(max)} characters. Shorten it.`;
  return unsound(value, lines)
    ? `${label} has a character that cannot be shown. Type it again instead of pasting.`
    : null;
}

function moneyFieldProblem(value: unknown, label: string, min?: number): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return `${label} is an amount. Enter digits.`;
  const problem = moneyProblem(value);
  if (problem) return problem;
  return min !== undefined && toCents(value) < toCents(min)
    ? min === 0
      ? `${label} is not negative. Enter $0 or more.`
      : `${label} is at least $${figure.format(min)}. Enter a larger amount.`
    : null;
}

function areaProblem(value: unknown, label: string): string | null {
  const area = value as { value?: unknown; unit?: unknown };
  if (typeof area !== 'object' || !isAreaUnit(area.unit)) return `Choose a unit for ${label.toLowerCase()}.`;
  return rangeProblem(area.value, { label, min: 0 }, false);
}

const choose = (label: string) => `Choose ${label.toLowerCase()} from the list.`;

const listProblem = (field: Of<'texts'>, value: unknown): string | null =>
  Array.isArray(value)
    ? (value.map((one) => textProblem(one, field)).find((problem) => problem !== null) ?? null)
    : `${field.label} is a list.`;

type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;
type Check<Kind extends Field['kind']> = (field: Of<Kind>, value: unknown, today: IsoDate) => string | null;

const checks: { [Kind in Field['kind']]: Check<Kind> } = {
  text: (field, value) => textProblem(value, field),
  texts: listProblem,
  money: ({ label, min }, value) => moneyFieldProblem(value, label, min),
  number: (field, value) => rangeProblem(value, field, false),
  percent: (field, value) => rangeProblem(value, field, false),
  count: (field, value) => rangeProblem(value, field, true),
  area: ({ label }, value) => areaProblem(value, label),
  date: (_field, value, today) => dateProblem(String(value), today),
  choice: ({ label, choices }, value) =>
    Object.hasOwn(choices, String(value))
      ? null
      : `Choose ${label.toLowerCase()} from the list: ${Object.values(choices).join(', ')}.`,
  flag: ({ label }, value) => (typeof value === 'boolean' ? null : `${label} is yes or no.`),
  reference: ({ label }, value) => (Number.isSafeInteger(value) ? null : choose(label)),
  references: ({ label }, value) =>
    Array.isArray(value) && value.every((id) => Number.isSafeInteger(id)) ? null : choose(label),
  parts: () => null,
};

const problemOf = (field: Field, value: unknown, today: IsoDate): string | null =>
  (checks[field.kind] as Check<Field['kind']>)(field, value, today);

/**
 * What is wrong with a draft, by field; empty when nothing is. Absent fields are not looked at, except the required ones
 * of a new row. Rules over several fields are the module's own. `today` is the company's day.
 */
export function fieldProblems(
  fields: Fields,
  draft: Draft,
  { today, isNew = false }: { today: IsoDate; isNew?: boolean },
): FieldErrors {
  const problems: Record<string, string[]> = {};
  for (const name of typedNames(fields)) {
    const field = fields[name] as Field;
    const value = draft[name];
    if (value === undefined && !isNew) continue;
    const problem = isEmpty(value)
      ? field.required
        ? `${field.label} is required`
        : null
      : problemOf(field, value, today);
    if (problem) problems[name] = [problem];
  }
  return problems;
}
