import { type FilterType, type Operand } from './operators.ts';

/** From and to of a range, both said. */
export interface FilterRange {
  from: number | string;
  to: number | string;
}

/** What a condition compares with: options by their value, days `YYYY-MM-DD`, 10 is 10 %; null where the operator takes nothing. */
export type FilterValue = string | number | boolean | readonly string[] | FilterRange | null;

/** A field by its stored name: its type and what it is called; `ignored` where its conditions do not apply. */
export interface FilterField {
  type: FilterType;
  label: string;
  ignored?: boolean;
}

/** Sentences for ranges (docs/product/lists.md). */
export const RANGE_MESSAGES = {
  full: 'Please select a full range',
  figures: 'Min must not be greater than Max',
  days: 'The first day must not be after the last',
} as const;

/** What speaks against a span of days of which one end is missing. */
export const fullRange = ({
  start,
  end,
}: {
  start: string | null;
  end: string | null;
}): string | undefined => ((start === null) === (end === null) ? undefined : RANGE_MESSAGES.full);

const figures: readonly FilterType[] = ['number', 'money', 'percent', 'area'];
/** Whether a value is a plain object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether nothing was said: null, blank, or an empty list. */
export const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** A value, what is wrong with it, or undefined where nothing was said. */
export type Read<T> = T | { problem: string } | undefined;
const unfit = { problem: 'This value does not fit. Choose it again.' };

/** Reads one value or a list of them. */
export function readPlain(value: unknown, field: FilterField, operand: Operand): Read<FilterValue> {
  if (operand === 'many') {
    if (!Array.isArray(value) || value.length > 500 || !value.every((one) => fits(field.type, one)))
      return unfit;
    return [...new Set(value as string[])];
  }
  return fits(field.type, value) ? (value as FilterValue) : unfit;
}

/** Reads a range; both ends must be said, and in order (docs/product/lists.md). */
export function readRange(value: unknown, field: FilterField): Read<FilterRange> {
  if (!isRecord(value)) return unfit;
  const { from, to } = value;
  if (isNothing(from) && isNothing(to)) return undefined;
  if (isNothing(from) || isNothing(to)) return { problem: RANGE_MESSAGES.full };
  if (!fits(field.type, from) || !fits(field.type, to)) return unfit;
  const range = { from, to } as FilterRange;
  if (range.from > range.to)
    return { problem: field.type === 'date' ? RANGE_MESSAGES.days : RANGE_MESSAGES.figures };
  return range;
}

/** Whether one value fits a type of field. */
function fits(type: FilterType, value: unknown): boolean {
  if (figures.includes(type))
    return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e15;
  if (type === 'boolean') return typeof value === 'boolean';
  if (typeof value !== 'string' || value.length > 500 || value.includes('\0')) return false;
  return type === 'date' ? isDay(value) : value.trim() !== '';
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value.startsWith('0000')) return false;
  const day = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(value);
}
