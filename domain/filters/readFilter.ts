import {
  type FilterField,
  type FilterValue,
  isNothing,
  isRecord,
  readPlain,
  readRange,
} from './filterValues.ts';
import { type FilterOperator, type FilterType, hasOperator, operandOf } from './operators.ts';

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

/** Levels of groups, the outermost included. */
export const MAX_FILTER_DEPTH = 3;

/** Conditions of one filter. */
export const MAX_FILTER_CONDITIONS = 50;

interface Reading {
  fieldOf: (id: string) => FilterField | undefined;
  problems: string[];
  left: number;
}

/**
 * Reads a stored filter `{match, rules}` from an address or a saved view. Conditions with no field or value are ignored
 * (docs/product/lists.md); what is said but does not fit is named in `problems`.
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

function refuse(reading: Reading, sentence: string): undefined {
  if (!reading.problems.includes(sentence)) reading.problems.push(sentence);
  return undefined;
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 40);
