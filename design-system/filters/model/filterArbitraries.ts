import fc from 'fast-check';
import { exampleFields } from './exampleFields.ts';
import {
  createCondition,
  createGroup,
  type FilterCondition,
  type FilterField,
  type FilterGroup,
  type FilterValue,
} from './filterTypes.ts';
import { operandOf, operatorsOf } from './operators.ts';

const day = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const amount = fc
  .oneof(fc.integer({ min: -5, max: 5 }), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .map((value) => (Object.is(value, -0) ? 0 : value));

/** A value that fits a field. */
function valueFor(field: FilterField): fc.Arbitrary<string | number | boolean> {
  if (field.options) return fc.constantFrom(...field.options.map(({ value }) => value));
  if (field.type === 'boolean') return fc.boolean();
  if (field.type === 'date') return day;
  return field.type === 'text' ? fc.constantFrom('a', 'Wall', 'window wall', '0') : amount;
}

function conditionOn(field: FilterField): fc.Arbitrary<FilterCondition> {
  return fc.constantFrom(...operatorsOf(field.type)).chain(({ operator }) => {
    const one = valueFor(field);
    const values: Record<ReturnType<typeof operandOf>, fc.Arbitrary<FilterValue>> = {
      none: fc.constant(null),
      one,
      many: fc.uniqueArray(one as fc.Arbitrary<string>, { minLength: 1, maxLength: 3 }),
      range: fc.record({ from: one, to: one }) as fc.Arbitrary<FilterValue>,
    };
    return values[operandOf(field.type, operator)].map((value) =>
      createCondition({ field: field.id, operator, value }),
    );
  });
}

const unfinished = fc.constantFrom(...exampleFields).map(({ id }) => createCondition({ field: id }));
const condition = fc.oneof(fc.constantFrom(...exampleFields).chain(conditionOn), unfinished);
const groupOf = (rule: fc.Arbitrary<FilterGroup['rules'][number]>) =>
  fc
    .record({ match: fc.constantFrom('and', 'or'), rules: fc.array(rule, { maxLength: 3 }) })
    .map(({ match, rules }) => createGroup(match, rules));

/** Filters up to three levels deep, some of them unfinished or contradicting themselves. */
export const anyFilter: fc.Arbitrary<FilterGroup> = groupOf(
  fc.oneof({ depthSize: 'small' }, condition, groupOf(fc.oneof(condition, groupOf(condition)))),
);
