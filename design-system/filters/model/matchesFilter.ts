import { appliedFilter, fieldOf, isNumeric } from './checkCondition.ts';
import {
  type FieldContent,
  type FilterCondition,
  type FilterField,
  type FilterGroup,
  type FilterRule,
  type FilterValue,
  listOf,
  rangeOf,
} from './filterTypes.ts';
import type { FilterOperator, FilterType } from './operators.ts';

/** Reads what a row holds in a field. */
export type ReadField<Row> = (row: Row, fieldId: string) => FieldContent;

type Test = (content: FieldContent, value: FilterValue) => boolean;
type Comparable = string | number;

const fold = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '');
const isNothing = (content: FieldContent) =>
  content === null ||
  content === undefined ||
  (Array.isArray(content) && content.length === 0) ||
  (typeof content === 'string' && content.trim() === '') ||
  (typeof content === 'number' && Number.isNaN(content));
const asList = (content: FieldContent): readonly string[] =>
  Array.isArray(content) ? (content as readonly string[]) : isNothing(content) ? [] : [String(content)];
const textOf = (value: FilterValue) => (typeof value === 'string' ? value : '');
/** Compares where both sides are of one kind; a row without a value never does. */
const compares =
  (holds: (a: Comparable, b: Comparable) => boolean): Test =>
  (content, value) =>
    !isNothing(content) &&
    (typeof content === 'number' || typeof content === 'string') &&
    typeof value === typeof content &&
    holds(content, value as Comparable);
const inRange: Test = (content, value) => {
  const { from, to } = rangeOf(value);
  return (
    from !== null &&
    to !== null &&
    compares((a, b) => a >= b)(content, from) &&
    compares((a, b) => a <= b)(content, to)
  );
};

const either: Partial<Record<FilterOperator, Test>> = {
  is_empty: isNothing,
  is_not_empty: (content) => !isNothing(content),
};
const ordered: Partial<Record<FilterOperator, Test>> = {
  ...either,
  equals: compares((a, b) => a === b),
  not_equals: (content, value) => !compares((a, b) => a === b)(content, value),
  greater_than: compares((a, b) => a > b),
  greater_than_eq: compares((a, b) => a >= b),
  less_than: compares((a, b) => a < b),
  less_than_eq: compares((a, b) => a <= b),
  between: inRange,
};
const written: Partial<Record<FilterOperator, Test>> = {
  ...either,
  contains: (content, value) => fold(content).includes(fold(value)),
  not_contains: (content, value) => !fold(content).includes(fold(value)),
  equals: (content, value) => fold(content) === fold(value),
  not_equals: (content, value) => fold(content) !== fold(value),
  starts_with: (content, value) => fold(content).startsWith(fold(value)),
};
const listed: Partial<Record<FilterOperator, Test>> = {
  ...either,
  equals: (content, value) => {
    const wanted = new Set(Array.isArray(value) ? listOf(value) : [textOf(value)]);
    const held = new Set(asList(content));
    return held.size === wanted.size && [...held].every((one) => wanted.has(one));
  },
  not_equals: (content, value) => !asList(content).includes(textOf(value)),
  one_of: (content, value) => asList(content).some((one) => listOf(value).includes(one)),
  contains: (content, value) => listOf(value).every((one) => asList(content).includes(one)),
  not_contains: (content, value) => !asList(content).some((one) => listOf(value).includes(one)),
};
const yesNo: Partial<Record<FilterOperator, Test>> = {
  // Nothing ticked is No.
  equals: (content, value) => (content === true) === value,
};

function testsOf(type: FilterType): Partial<Record<FilterOperator, Test>> {
  if (type === 'text') return written;
  if (type === 'boolean') return yesNo;
  return isNumeric(type) || type === 'date' ? ordered : listed;
}

/**
 * Compiles a filter into a test of rows. Conditions that are incomplete or wrong are left out; a filter without any lets every row
 * through (docs/product/lists.md). Texts compare without case.
 */
export function rowTest<Row>(
  filter: FilterGroup,
  fields: readonly FilterField[],
  read: ReadField<Row>,
): (row: Row) => boolean {
  const applied = appliedFilter(filter, fields);
  return applied ? compile(applied, fields, read) : () => true;
}

function compile<Row>(
  rule: FilterRule,
  fields: readonly FilterField[],
  read: ReadField<Row>,
): (row: Row) => boolean {
  if (rule.kind === 'condition') return compileCondition(rule, fields, read);
  const tests = rule.rules.map((one) => compile(one, fields, read));
  return rule.match === 'and'
    ? (row) => tests.every((test) => test(row))
    : (row) => tests.some((test) => test(row));
}

function compileCondition<Row>(
  condition: FilterCondition,
  fields: readonly FilterField[],
  read: ReadField<Row>,
): (row: Row) => boolean {
  const field = fieldOf(condition, fields);
  const test = field && condition.operator ? testsOf(field.type)[condition.operator] : undefined;
  if (!field || !test)
    throw new Error(`A condition on "${condition.field}" was applied without being complete.`);
  return (row) => test(read(row, field.id), condition.value);
}

/** Whether a filter lets one row through; for many rows compile it once with `rowTest`. */
export const matchesFilter = <Row>(
  filter: FilterGroup,
  fields: readonly FilterField[],
  read: ReadField<Row>,
  row: Row,
): boolean => rowTest(filter, fields, read)(row);
