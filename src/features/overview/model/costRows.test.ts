import { expect, it } from 'vitest';
import { costRows } from './costRows.ts';

const cost = {
  target_budget: 305_000_000,
  current_estimate: 314_800_000,
  approved: -1_900_000,
  forecast: 312_900_000,
  gap: 7_900_000,
  gap_percent: 2.59,
  pending_low: 298_780_000,
  pending_high: 317_680_000,
  target_state: 'aboveTargetWithinTolerance' as const,
};
const rowsOf = (more: Partial<typeof cost> | object = {}) =>
  costRows({ ...cost, ...more }).map(({ name, text }) => `${name} ${text}`);

it('tells where the cost stands', () => {
  expect(rowsOf()).toEqual([
    'Project budget $305,000,000',
    'Current milestone $314,800,000',
    'Approved since ($1,900,000)',
    'Forecast $312,900,000',
    'Over budget, 2.6% ▲ $7,900,000',
    'Pending low $298,780,000',
    'Pending high $317,680,000',
  ]);
});

it.each([
  [{ gap: -3_800_000, gap_percent: -1.79 }, 'Under budget, 1.8% ▼ ($3,800,000)'],
  [{ gap: 0, gap_percent: 0 }, 'On budget $0'],
])('stands with %j', (more, line) => {
  expect(rowsOf(more)).toContain(line);
});

it('has no gap without a budget or a forecast', () => {
  expect(rowsOf({ gap: null, forecast: null, target_budget: null }).join()).not.toMatch(
    /over|under|on budget/i,
  );
});
