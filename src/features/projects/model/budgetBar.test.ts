import { expect, it } from 'vitest';
import { budgetBar } from './budgetBar.ts';
import { describeGap } from './gap.ts';

const cedarRidge = {
  target_budget: 305_000_000,
  forecast: 312_900_000,
  pending_low: 298_780_000,
  pending_high: 317_680_000,
};

it('places forecast and range about the budget, in parts of 8 %', () => {
  const bar = budgetBar(cedarRidge);
  expect(bar?.isOver).toBe(true);
  expect(bar?.percent).toBeCloseTo(2.59, 2);
  expect(bar?.forecast.from).toBe(0);
  expect(bar?.forecast.to).toBeCloseTo(2.59 / 8, 3);
  expect(bar?.range?.from).toBeCloseTo(-2.039 / 8, 3);
  expect(bar?.range?.to).toBeCloseTo(4.157 / 8, 3);
});

it('cuts at the ends of the axis but keeps the true percentage', () => {
  const bar = budgetBar({ target_budget: 100, forecast: 150, pending_low: 10, pending_high: 190 });
  expect(bar).toMatchObject({ forecast: { from: 0, to: 1 }, percent: 50, range: { from: -1, to: 1 } });
  expect(budgetBar({ ...cedarRidge, forecast: 200_000_000 })?.forecast).toEqual({ from: -1, to: 0 });
});

it('has no range where nothing is pending, and no bar without a budget or a forecast', () => {
  expect(
    budgetBar({ ...cedarRidge, pending_low: 312_900_000, pending_high: 312_900_000 }),
  ).not.toHaveProperty('range');
  expect(budgetBar({ ...cedarRidge, pending_low: null })).not.toHaveProperty('range');
  expect(budgetBar({ ...cedarRidge, target_budget: null })).toBeUndefined();
  expect(budgetBar({ ...cedarRidge, target_budget: 0 })).toBeUndefined();
  expect(budgetBar({ ...cedarRidge, forecast: null })).toBeUndefined();
});

it.each([
  [7_900_000, 2.59, { amount: '$7,900,000', trend: 'rise', words: '2.6% over' }],
  [-3_800_000, -1.79, { amount: '($3,800,000)', trend: 'fall', words: '1.8% under' }],
  [4_100_000, null, { amount: '$4,100,000', trend: 'rise' }],
  [0, 0, { amount: '$0', words: 'On budget' }],
  [null, null, { amount: '-' }],
])('says a gap of %s', (gap, percent, words) => {
  expect(describeGap(gap, percent)).toEqual(words);
});
