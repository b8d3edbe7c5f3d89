import type { FilterCondition, FilterGroup, FilterOperator, FilterRange } from '#domain/filters';
import { likeText } from './likeSql.ts';

/** How a field that rows are filtered by is kept. Expressions come from the code, never from a caller. */
export type SqlField =
  /** A text, a figure or a day; `cast` is the type that the parameter is given. */
  | { kind: 'value'; column: string; cast: 'text' | 'numeric' | 'date' }
  /** One id or code, null where there is none. */
  | { kind: 'choice'; column: string; cast: 'text' | 'bigint' | 'smallint' }
  /** Several ids: an array that is never null. */
  | { kind: 'choices'; column: string }
  /** First and last day, both null where nothing is said. */
  | { kind: 'days'; from: string; to: string }
  | { kind: 'boolean'; column: string };

/** Takes a value as a parameter and answers its place. */
export type Place = (value: unknown) => string;

/** The condition that a filter means; everything that a caller said goes in as parameters. */
export function filterSql(
  rule: FilterGroup | FilterCondition,
  fields: ReadonlyMap<string, SqlField>,
  place: Place,
): string {
  if ('rules' in rule)
    return `(${rule.rules.map((one) => filterSql(one, fields, place)).join(` ${rule.match} `)})`;
  const field = fields.get(rule.field);
  if (!field) throw new Error(`There is no column for the field "${rule.field}".`);
  switch (field.kind) {
    case 'value':
      return field.cast === 'text' ? textSql(field.column, rule, place) : orderedSql(field, rule, place);
    case 'choice':
      return choiceSql(field, rule, place);
    case 'choices':
      return choicesSql(field.column, rule, place);
    case 'days':
      return daysSql(field, rule, place);
    default:
      return `(coalesce(${field.column}, false) = ${place(rule.value)}::boolean)`;
  }
}

const unknown = (operator: FilterOperator): never => {
  throw new Error(`The operator "${operator}" does not fit its field.`);
};

const patternText = (value: unknown) => likeText(String(value));

function textSql(column: string, { operator, value }: FilterCondition, place: Place): string {
  const text = `lower(trim(coalesce(${column}, '')))`;
  const like = (pattern: string) => `${text} like ${place(pattern)}::text`;
  switch (operator) {
    case 'is_empty':
      return `${text} = ''`;
    case 'is_not_empty':
      return `${text} <> ''`;
    case 'contains':
      return like(`%${patternText(value)}%`);
    case 'not_contains':
      return `not (${like(`%${patternText(value)}%`)})`;
    case 'starts_with':
      return like(`${patternText(value)}%`);
    case 'equals':
      return like(patternText(value));
    case 'not_equals':
      return `not (${like(patternText(value))})`;
    default:
      return unknown(operator);
  }
}

const comparisons: Partial<Record<FilterOperator, string>> = {
  equals: '=',
  not_equals: 'is distinct from',
  greater_than: '>',
  greater_than_eq: '>=',
  less_than: '<',
  less_than_eq: '<=',
};

function orderedSql(
  { column, cast }: SqlField & { kind: 'value' },
  { operator, value }: FilterCondition,
  place: Place,
): string {
  if (operator === 'is_empty') return `${column} is null`;
  if (operator === 'is_not_empty') return `${column} is not null`;
  if (operator === 'between') {
    const { from, to } = value as FilterRange;
    return `${column} between ${place(from)}::${cast} and ${place(to)}::${cast}`;
  }
  const sign = comparisons[operator] ?? unknown(operator);
  return `${column} ${sign} ${place(value)}::${cast}`;
}

function choiceSql(
  { column, cast }: SqlField & { kind: 'choice' },
  { operator, value }: FilterCondition,
  place: Place,
): string {
  switch (operator) {
    case 'is_empty':
      return `${column} is null`;
    case 'is_not_empty':
      return `${column} is not null`;
    case 'one_of':
      return `coalesce(${column} = any(${place(value)}::${cast}[]), false)`;
    case 'not_contains':
      return `not coalesce(${column} = any(${place(value)}::${cast}[]), false)`;
    case 'equals':
      return `coalesce(${column} = ${place(value)}::${cast}, false)`;
    case 'not_equals':
      return `${column} is distinct from ${place(value)}::${cast}`;
    default:
      return unknown(operator);
  }
}

function choicesSql(column: string, { operator, value }: FilterCondition, place: Place): string {
  const asked = () => `${place([value].flat())}::bigint[]`;
  switch (operator) {
    case 'is_empty':
      return `cardinality(${column}) = 0`;
    case 'is_not_empty':
      return `cardinality(${column}) > 0`;
    case 'one_of':
      return `${column} && ${asked()}`;
    case 'contains':
      return `${column} @> ${asked()}`;
    case 'not_contains':
    case 'not_equals':
      return `not (${column} && ${asked()})`;
    case 'equals': {
      const all = asked();
      return `(${column} @> ${all} and ${column} <@ ${all})`;
    }
    default:
      return unknown(operator);
  }
}

/** A span of days is before a day when it ends before it, after it when it begins after it, and on it when it holds it. */
function daysSql(
  { from, to }: SqlField & { kind: 'days' },
  { operator, value }: FilterCondition,
  place: Place,
): string {
  const day = () => `${place(value)}::date`;
  switch (operator) {
    case 'is_empty':
      return `${from} is null`;
    case 'is_not_empty':
      return `${from} is not null`;
    case 'equals': {
      const one = day();
      return `(${from} <= ${one} and ${to} >= ${one})`;
    }
    case 'less_than':
      return `${to} < ${day()}`;
    case 'less_than_eq':
      return `${to} <= ${day()}`;
    case 'greater_than':
      return `${from} > ${day()}`;
    case 'greater_than_eq':
      return `${from} >= ${day()}`;
    case 'between': {
      const range = value as FilterRange;
      return `(${from} <= ${place(range.to)}::date and ${to} >= ${place(range.from)}::date)`;
    }
    default:
      return unknown(operator);
  }
}
