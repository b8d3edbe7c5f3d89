import { expect, it } from 'vitest';
import { awardsLead, everyMonth, monthLabel } from './awardMonths.ts';

const month = (name: string, budget: number, bought = 0) => ({
  month: name,
  budget,
  bought_budget: bought,
  committed: bought,
});
const months = [
  month('2026-08', 9_600_000, 9_600_000),
  month('2026-11', 29_900_000),
  month('2027-02', 25_800_000),
];

it('fills the months between, and stops after three years', () => {
  expect(everyMonth(months).map((one) => one.month)).toEqual([
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
  ]);
  expect(everyMonth([month('2020-01', 1), month('2030-01', 1)])).toHaveLength(36);
  expect(everyMonth([])).toEqual([]);
});

it('names the year where the chart or a year begins', () => {
  expect(everyMonth(months).map((one, at) => monthLabel(one.month, at))).toEqual([
    'Aug 26',
    'Sep',
    'Oct',
    'Nov',
    'Dec',
    'Jan 27',
    'Feb',
  ]);
});

it('says what is bought and what is due from this month on', () => {
  const figures = { bought_budget: 9_600_000, budget: 65_300_000, months } as Parameters<
    typeof awardsLead
  >[0];
  expect(awardsLead(figures, '2026-10-12')).toEqual({
    bought: '$9.6M',
    budget: '$65.3M',
    due: [
      { amount: '$29.9M', month: 'November' },
      { amount: '$25.8M', month: 'February' },
    ],
  });
  expect(awardsLead(figures, '2026-12-01').due).toEqual([{ amount: '$25.8M', month: 'February' }]);
});
