import { describe, expect, it } from 'vitest';
import { type DisplayLine } from '#domain/markups';
import { sumMoney } from '#domain/money';
import { markedUpAmounts } from './markedUpAmounts.ts';

const amounts = [
  { cost_group_id: 1, component_id: 1, amount: 60.01, lines_count: 2 },
  { cost_group_id: null, component_id: 2, amount: 39.99, lines_count: 1 },
];
const fee: DisplayLine = { name: 'Fee', kind: 'percent_compound', value: 3.5, display: 'separated' };
const conditions: DisplayLine = {
  name: 'General conditions',
  kind: 'percent_direct',
  value: 8.5,
  display: 'allocated',
};

describe('an estimate under markups', () => {
  it('hides allocated lines in the amounts and leaves the others below, to the cent', () => {
    const shown = markedUpAmounts(amounts, [conditions, fee], 0);
    expect(shown.markups).toEqual([{ name: 'Fee', amount: 3.8 }]);
    expect(shown.amounts.map(({ amount }) => amount)).toEqual([65.11, 43.39]);
    expect(sumMoney([...shown.amounts, ...shown.markups].map(({ amount }) => amount))).toBe(112.3);
  });
  it('keeps amounts without markups, and prices lines by area', () => {
    expect(markedUpAmounts(amounts, [], 0)).toEqual({ amounts, markups: [] });
    const permit: DisplayLine = { name: 'Permit', kind: 'per_area', value: 2, display: 'separated' };
    expect(markedUpAmounts(amounts, [permit], 304).markups).toEqual([{ name: 'Permit', amount: 608 }]);
  });
});
