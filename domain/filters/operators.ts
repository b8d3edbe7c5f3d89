/** Every operator by its stored name (docs/product/lists.md), with what it takes. */
export const FILTER_OPERATORS = {
  equals: 'one',
  not_equals: 'one',
  contains: 'one',
  not_contains: 'one',
  starts_with: 'one',
  one_of: 'many',
  greater_than: 'one',
  greater_than_eq: 'one',
  less_than: 'one',
  less_than_eq: 'one',
  between: 'range',
  is_empty: 'none',
  is_not_empty: 'none',
} as const satisfies Record<string, Operand>;

/** What an operator is compared with: nothing, one value, several, or a range. */
export type Operand = 'none' | 'one' | 'many' | 'range';

/** Stored name of an operator. */
export type FilterOperator = keyof typeof FILTER_OPERATORS;

const filled = ['is_empty', 'is_not_empty'] as const;
const compared = ['greater_than', 'greater_than_eq', 'less_than', 'less_than_eq', 'between'] as const;
const figure = ['equals', 'not_equals', ...compared, ...filled] as const;
const single = ['one_of', 'not_contains', 'equals', 'not_equals', ...filled] as const;
const several = ['one_of', 'contains', 'not_contains', 'equals', ...filled] as const;

/** Operators by type of field (docs/product/lists.md). `choice` and `people` hold one value, `choices` and `tags` several. */
export const OPERATORS_BY_TYPE = {
  text: ['contains', 'not_contains', 'equals', 'not_equals', 'starts_with', ...filled],
  number: figure,
  money: figure,
  percent: figure,
  area: figure,
  date: ['equals', ...compared, ...filled],
  choice: single,
  people: single,
  choices: several,
  tags: several,
  boolean: ['equals'],
} as const satisfies Record<string, readonly FilterOperator[]>;

/** Type of a field that rows are filtered by. */
export type FilterType = keyof typeof OPERATORS_BY_TYPE;

const lists: readonly FilterType[] = ['choice', 'people', 'choices', 'tags'];
const sets: readonly FilterType[] = ['choices', 'tags'];

/** Whether a type of field offers an operator. */
export const hasOperator = (type: FilterType, operator: unknown): operator is FilterOperator =>
  (OPERATORS_BY_TYPE[type] as readonly unknown[]).includes(operator);

/** What an operator takes with a type of field: options are contained by the list, a text by the piece. */
export function operandOf(type: FilterType, operator: FilterOperator): Operand {
  if (lists.includes(type) && (operator === 'contains' || operator === 'not_contains')) return 'many';
  if (sets.includes(type) && operator === 'equals') return 'many';
  return FILTER_OPERATORS[operator];
}
