import { type FilterOperator, type FilterType, hasOperator, type Operand, operandOf } from './operators.ts';

/** From and to of a range, both said. */
export interface FilterRange {
  from: number | string;
  to: number | string;
}

/** What a condition compares with: options by their value, days `YYYY-MM-DD`, 10 is 10 %; null where the operator takes nothing. */
export type FilterValue = string | number | boolean | readonly string[] | FilterRange | null;

/** One condition that applies. */
export interface FilterCondition {
  field: string;
  type: FilterType;
  operator: FilterOperator;
  value: FilterValue;
}

/** Conditions that hold together: all of them (`and`) or any (`or`). */
export interface FilterGroup {
  match: 'and' | 'or';
  rules: readonly (FilterCondition | FilterGroup)[];
}

/** A filter that was read: null where nothing applies, and what is wrong in words. */
export interface ReadFilter {
  filter: FilterGroup | null;
  problems: readonly string[];
}

/** A field by its stored name: its type and what it is called; `ignored` where its conditions do not apply. */
export interface FilterField {
  type: FilterType;
  label: string;
  ignored?: boolean;
}

/** Levels of groups, the outermost included. */
export const MAX_FILTER_DEPTH = 3;

/** Conditions of one filter. */
export const MAX_FILTER_CONDITIONS = 50;

/** Sentences for ranges (spec §5). */
export const RANGE_MESSAGES = {
  full: 'Please select a full range',
  figures: 'Min must not be greater than Max',
  days: 'The first day must not be after the last',
} as const;

interface Reading {
  fieldOf: (id: string) => FilterField | undefined;
  problems: string[];
  left: number;
}

const figures: readonly FilterType[] = ['number', 'money', 'percent', 'area'];
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/**
 * Reads a stored filter `{match, rules}` from an address or a saved view. Conditions with no field or value are ignored
 * (spec §5); what is said but does not fit is named in `problems`.
 */
export function readFilter(stored: unknown, fieldOf: Reading['fieldOf']): ReadFilter {
  const reading: Reading = { fieldOf, problems: [], left: MAX_FILTER_CONDITIONS };
  if (!isRecord(stored) || !Array.isArray(stored.rules))
    return { filter: null, problems: ['The filter could not be read. Set it again.'] };
  const filter = readGroup(stored, 1, reading);
  return { filter, problems: reading.problems };
}

function readGroup(stored: Record<string, unknown>, depth: number, reading: Reading): FilterGroup | null {
  const rules = (stored.rules as readonly unknown[]).flatMap((one) => readRule(one, depth, reading) ?? []);
  return rules.length > 0 ? { match: stored.match === 'or' ? 'or' : 'and', rules } : null;
}

function readRule(
  stored: unknown,
  depth: number,
  reading: Reading,
): FilterCondition | FilterGroup | null | undefined {
  if (!isRecord(stored)) return refuse(reading, 'A condition of the filter could not be read.');
  if (Array.isArray(stored.rules)) {
    if (depth >= MAX_FILTER_DEPTH)
      return refuse(reading, `Groups can be nested at most ${MAX_FILTER_DEPTH} levels deep.`);
    return readGroup(stored, depth + 1, reading);
  }
  if (reading.left === 0)
    return refuse(reading, `A filter can hold at most ${MAX_FILTER_CONDITIONS} conditions.`);
  reading.left -= 1;
  return readCondition(stored, reading);
}

function readCondition(stored: Record<string, unknown>, reading: Reading): FilterCondition | undefined {
  const { field: id, operator, value } = stored;
  if (isNothing(id) || isNothing(operator)) return undefined;
  const field = typeof id === 'string' ? reading.fieldOf(id) : undefined;
  if (!field) return refuse(reading, `There is no field "${shown(id)}" to filter by.`);
  if (field.ignored) return undefined;
  if (!hasOperator(field.type, operator))
    return refuse(reading, `${field.label} cannot be compared by "${shown(operator)}".`);
  const operand = operandOf(field.type, operator);
  const condition = { field: id as string, type: field.type, operator };
  if (operand === 'none') return { ...condition, value: null };
  if (isNothing(value)) return undefined;
  const read = operand === 'range' ? readRange(value, field) : readPlain(value, field, operand);
  if (read === undefined) return undefined;
  return isRecord(read) && 'problem' in read
    ? refuse(reading, `${field.label}: ${read.problem}`)
    : { ...condition, value: read };
}

type Read<T> = T | { problem: string } | undefined;
const unfit = { problem: 'This value does not fit. Choose it again.' };

function readPlain(value: unknown, field: FilterField, operand: Operand): Read<FilterValue> {
  if (operand === 'many') {
    if (!Array.isArray(value) || value.length > 500 || !value.every((one) => fits(field.type, one)))
      return unfit;
    return [...new Set(value as string[])];
  }
  return fits(field.type, value) ? (value as FilterValue) : unfit;
}

function readRange(value: unknown, field: FilterField): Read<FilterRange> {
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

function refuse(reading: Reading, sentence: string): undefined {
  if (!reading.problems.includes(sentence)) reading.problems.push(sentence);
  return undefined;
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 40);
