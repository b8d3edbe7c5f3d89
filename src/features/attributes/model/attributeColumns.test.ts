import { expect, test } from 'vitest';
import { entityOf, typeText } from './attributeColumns.ts';

test.each([
  ['RISK', 'RISK'],
  ['SCENARIO_ITEM', 'SCENARIO_ITEM'],
  ['risk', 'PROJECT'],
  ['', 'PROJECT'],
  [null, 'PROJECT'],
])('an address that asks for %o shows %s', (asked, shown) => {
  expect(entityOf(asked)).toBe(shown);
});

test.each([
  [{ type: 'UNIT', unit: 'ft' }, 'Number with unit (ft)'],
  [{ type: 'UNIT', unit: null }, 'Number with unit'],
  [{ type: 'DATE_RANGE', unit: null }, 'Date range'],
] as const)('%o reads %s', (attribute, words) => {
  expect(typeText(attribute)).toBe(words);
});
