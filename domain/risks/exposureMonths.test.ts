import { describe, expect, it } from 'vitest';
import { exposureByMonth, type ExposedRisks } from './index.ts';

const today = '2026-11-24';
const risk = (expected: number, from: string | null, to: string | null, count = 1): ExposedRisks => ({
  count,
  expected,
  exposed_from: from,
  exposed_to: to,
});
const months = (risks: ExposedRisks[], until: string | null = '2027-02-28') =>
  exposureByMonth(risks, { today, until }).months.map(({ month, count, expected }) => [
    month.slice(0, 7),
    count,
    expected,
  ]);

describe('expected value by month', () => {
  it.each([
    ['days within one month', risk(300, '2026-12-05', '2026-12-20'), [['2026-12', 1, 300]]],
    // 10 days of December, 20 of January.
    [
      'days in two months',
      risk(300, '2026-12-22', '2027-01-20'),
      [
        ['2026-12', 1, 100],
        ['2027-01', 1, 200],
      ],
    ],
    // 7 days of November are left, 3 of December.
    [
      'days that began',
      risk(100, '2026-01-01', '2026-12-03'),
      [
        ['2026-11', 1, 70],
        ['2026-12', 1, 30],
      ],
    ],
    ['days that are over', risk(100, '2026-01-01', '2026-02-01'), [['2026-11', 1, 100]]],
    [
      'no first day',
      risk(100, null, '2026-12-03'),
      [
        ['2026-11', 1, 70],
        ['2026-12', 1, 30],
      ],
    ],
    ['no last day', risk(30, '2027-02-01', null), [['2027-02', 1, 30]]],
    [
      'a gap',
      risk(0.1, '2027-01-31', '2027-02-02'),
      [
        ['2027-01', 1, 0.03],
        ['2027-02', 1, 0.07],
      ],
    ],
  ] as const)('%s', (_name, one, expected) => expect(months([one])).toEqual(expected));

  it('adds risks up without a gap, and keeps those without days apart', () => {
    const risks = [
      risk(50, '2026-11-30', '2026-11-30', 2),
      risk(10, '2027-01-05', '2027-01-05'),
      risk(7, null, null),
    ];
    expect(months(risks)).toEqual([
      ['2026-11', 2, 50],
      ['2026-12', 0, 0],
      ['2027-01', 1, 10],
    ]);
    expect(exposureByMonth(risks, { today, until: null }).undated).toEqual({ count: 1, expected: 7 });
    expect(exposureByMonth([], { today, until: null })).toEqual({
      months: [],
      undated: { count: 0, expected: 0 },
    });
  });

  it('gives out all of it, whatever the days, and ends after 25 years', () => {
    const long = exposureByMonth([risk(1_000_000.01, '2026-12-01', '9999-12-31')], { today, until: null });
    expect(long.months).toHaveLength(300);
    for (const span of ['2027-01-31', '2031-06-15', '2026-11-24', '2028-02-29']) {
      const { months: all } = exposureByMonth([risk(99_999.97, null, span)], { today, until: null });
      expect(Math.round(all.reduce((sum, { expected }) => sum + expected * 100, 0))).toBe(9_999_997);
    }
  });
});
