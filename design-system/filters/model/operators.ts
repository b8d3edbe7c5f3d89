/** Types of fields that can be filtered. `choice` and `people` hold one value, `choices` and `tags` several. */
export const filterTypes = [
  'text',
  'number',
  'money',
  'percent',
  'area',
  'date',
  'choice',
  'choices',
  'people',
  'tags',
  'boolean',
] as const;

/** Type of a field. */
export type FilterType = (typeof filterTypes)[number];

/** What an operator is compared with: nothing, one value, several, or a range. */
export type Operand = 'none' | 'one' | 'many' | 'range';

/** Every operator by its stored name (docs/product/lists.md), with what it takes. */
const operands = {
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

/** Stored name of an operator. */
export type FilterOperator = keyof typeof operands;

/** An operator as a type of field offers it. */
export interface OperatorChoice {
  operator: FilterOperator;
  /** As it reads between field and value: "is any of". */
  label: string;
}

type Words = Partial<Record<FilterOperator, string>>;
const empty: Words = { is_empty: 'is empty', is_not_empty: 'is not empty' };
const amount: Words = {
  equals: 'is',
  not_equals: 'is not',
  greater_than: 'is more than',
  greater_than_eq: 'is at least',
  less_than: 'is less than',
  less_than_eq: 'is at most',
  between: 'is between',
  ...empty,
};
const single: Words = {
  one_of: 'is any of',
  not_contains: 'is none of',
  equals: 'is',
  not_equals: 'is not',
  ...empty,
};
const several: Words = {
  one_of: 'has any of',
  contains: 'has all of',
  not_contains: 'has none of',
  equals: 'is exactly',
  ...empty,
};

/** Operators by type in the order they are offered, the first being the usual one (docs/product/lists.md). */
const words: Record<FilterType, Words> = {
  text: {
    contains: 'contains',
    not_contains: 'does not contain',
    equals: 'is',
    not_equals: 'is not',
    starts_with: 'starts with',
    ...empty,
  },
  number: amount,
  money: amount,
  percent: amount,
  area: amount,
  date: {
    equals: 'is on',
    less_than: 'is before',
    less_than_eq: 'is on or before',
    greater_than: 'is after',
    greater_than_eq: 'is on or after',
    between: 'is between',
    ...empty,
  },
  choice: single,
  people: single,
  choices: several,
  tags: several,
  boolean: { equals: 'is' },
};

/** The operators that a type of field offers, the usual one first. */
export function operatorsOf(type: FilterType): readonly OperatorChoice[] {
  return (Object.entries(words[type]) as [FilterOperator, string][]).map(([operator, label]) => ({
    operator,
    label,
  }));
}

/** How an operator reads for a type of field; undefined where the type does not have it. */
export const operatorLabel = (type: FilterType, operator: FilterOperator): string | undefined =>
  words[type][operator];

const onLists: Partial<Record<FilterOperator, Operand>> = { contains: 'many', not_contains: 'many' };
const onSets: Partial<Record<FilterOperator, Operand>> = { ...onLists, equals: 'many' };

/** What an operator takes with a type of field: options are contained by the list, a text by the piece. */
export function operandOf(type: FilterType, operator: FilterOperator): Operand {
  const special =
    type === 'choices' || type === 'tags' ? onSets : type === 'choice' || type === 'people' ? onLists : {};
  return special[operator] ?? operands[operator];
}

/** Whether a text is the stored name of an operator. */
export const isFilterOperator = (name: unknown): name is FilterOperator =>
  typeof name === 'string' && Object.hasOwn(operands, name);
