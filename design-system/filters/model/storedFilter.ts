import { isRecord } from '#design-system/private/isRecord.ts';
import { fits } from './checkCondition.ts';
import {
  createCondition,
  createGroup,
  type FilterCondition,
  type FilterField,
  type FilterGroup,
  type FilterRule,
  type FilterValue,
  maxConditions,
  maxDepth,
} from './filterTypes.ts';
import { isFilterOperator, type Operand, operandOf, operatorLabel } from './operators.ts';

/** A condition as it is stored: plain JSON without identities. */
interface StoredCondition {
  field: string | null;
  operator: string | null;
  value: FilterValue;
}

/** A filter as it is stored in a saved view. */
export interface StoredFilter {
  match: 'and' | 'or';
  rules: readonly (StoredCondition | StoredFilter)[];
}

/** A filter that was read, and what had to be left out of it. */
export interface ReadFilter {
  filter: FilterGroup;
  /** One sentence for each thing that was left out. */
  problems: readonly string[];
}

/** A filter as plain JSON. */
export function storeFilter({ match, rules }: FilterGroup): StoredFilter {
  return {
    match,
    rules: rules.map((rule) =>
      rule.kind === 'group'
        ? storeFilter(rule)
        : { field: rule.field, operator: rule.operator, value: rule.value },
    ),
  };
}

interface Reading {
  fields: ReadonlyMap<string, FilterField>;
  problems: string[];
  left: number;
}

/**
 * Reads a stored filter, which may come from an address, an older version or somebody else: what does not fit is left out and
 * named, never guessed. Options that are not offered (any more) stay and are marked in the form.
 */
export function readFilter(stored: unknown, fields: readonly FilterField[]): ReadFilter {
  const reading: Reading = {
    fields: new Map(fields.map((field) => [field.id, field])),
    problems: [],
    left: maxConditions,
  };
  if (!isRecord(stored) || !Array.isArray(stored.rules))
    return { filter: createGroup(), problems: ['The filter could not be read and was left out.'] };
  return { filter: readGroup(stored, 1, reading), problems: reading.problems };
}

function readGroup(stored: Record<string, unknown>, depth: number, reading: Reading): FilterGroup {
  const rules = (stored.rules as readonly unknown[]).flatMap((one) => readRule(one, depth, reading));
  return createGroup(stored.match === 'or' ? 'or' : 'and', rules);
}

function readRule(stored: unknown, depth: number, reading: Reading): FilterRule[] {
  const { problems } = reading;
  if (!isRecord(stored)) return refuse(problems, 'A condition could not be read and was left out.');
  if (Array.isArray(stored.rules)) {
    if (depth >= maxDepth) return refuse(problems, `Groups more than ${maxDepth} levels deep were left out.`);
    return [readGroup(stored, depth + 1, reading)];
  }
  if (reading.left === 0)
    return refuse(problems, `Only ${maxConditions} conditions can stand in a filter; the rest was left out.`);
  reading.left -= 1;
  const condition = readCondition(stored, reading);
  return condition ? [condition] : [];
}

function readCondition(stored: Record<string, unknown>, reading: Reading): FilterCondition | undefined {
  const { field: id, operator } = stored;
  if (id === null || id === undefined) return createCondition();
  const field = typeof id === 'string' ? reading.fields.get(id) : undefined;
  if (!field) {
    refuse(reading.problems, `There is no field "${shown(id)}", so its condition was left out.`);
    return undefined;
  }
  if (operator === null || operator === undefined) return createCondition({ field: field.id });
  if (!isFilterOperator(operator) || operatorLabel(field.type, operator) === undefined) {
    refuse(reading.problems, `${field.label} cannot be compared by "${shown(operator)}"; choose how.`);
    return createCondition({ field: field.id });
  }
  const value = readValue(stored.value, field, operandOf(field.type, operator));
  if (value === undefined)
    refuse(reading.problems, `The value for ${field.label} could not be read; choose it again.`);
  return createCondition({ field: field.id, operator, value: value ?? null });
}

/** The value where it fits; null where none is set, undefined where it cannot be used. */
function readValue(stored: unknown, field: FilterField, operand: Operand): FilterValue | undefined {
  if (stored === null || stored === undefined || operand === 'none') return null;
  const fit = (one: unknown) => fits(field.type, one);
  if (operand === 'one') return fit(stored) ? (stored as FilterValue) : undefined;
  if (operand === 'many')
    return Array.isArray(stored) && stored.every(fit) ? [...new Set(stored as string[])] : undefined;
  if (!isRecord(stored)) return undefined;
  const { from = null, to = null } = stored;
  const ends = [from, to].every((end) => end === null || fit(end));
  return ends ? { from: from as string | number | null, to: to as string | number | null } : undefined;
}

function refuse(problems: string[], sentence: string): [] {
  if (!problems.includes(sentence)) problems.push(sentence);
  return [];
}

const shown = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 40);
