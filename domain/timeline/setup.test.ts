import { describe, expect, it } from 'vitest';
import { compareBaseline, federalHolidays } from './index.ts';

describe('federalHolidays', () => {
  it.each([
    [
      2026,
      '2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-03 2026-09-07 2026-10-12 2026-11-11 2026-11-26 2026-12-25',
    ],
    [
      2027,
      '2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18 2027-07-05 2027-09-06 2027-10-11 2027-11-11 2027-11-25 2027-12-24',
    ],
    [
      2028,
      '2027-12-31 2028-01-17 2028-02-21 2028-05-29 2028-06-19 2028-07-04 2028-09-04 2028-10-09 2028-11-10 2028-11-23 2028-12-25',
    ],
  ])('of %i are those that are published', (year, days) =>
    expect(federalHolidays(year).join(' ')).toBe(days),
  );
});

describe('compareBaseline', () => {
  const kept = new Map([
    ['a', { from: '2026-11-02', to: '2026-11-06' }],
    ['b', { from: '2026-11-09', to: '2026-11-13' }],
    ['gone', { from: '2026-11-16', to: '2026-11-16' }],
  ]);
  it('says what moved and by how many days, what is new and what is gone', () => {
    const nodes = [
      { key: 'a', from: '2026-11-02', to: '2026-11-06' },
      { key: 'b', from: '2026-11-05', to: '2026-11-20' },
      { key: 'new', from: '2026-12-01', to: '2026-12-02' },
    ];
    expect(
      compareBaseline(nodes, kept).map((row) => [
        row.key,
        row.was?.to ?? null,
        row.is?.to ?? null,
        row.start_days,
        row.finish_days,
      ]),
    ).toEqual([
      ['a', '2026-11-06', '2026-11-06', 0, 0],
      ['b', '2026-11-13', '2026-11-20', -4, 7],
      ['new', null, '2026-12-02', 0, 0],
      ['gone', '2026-11-16', null, 0, 0],
    ]);
  });
});
