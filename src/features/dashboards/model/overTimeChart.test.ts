import { describe, expect, it } from 'vitest';
import type { OverTime } from '../dashboardQueries.ts';
import { overTimeChart } from './overTimeChart.ts';

const day = (date: string, forecast: number | null, rest: Partial<OverTime> = {}): OverTime => ({
  date,
  count: forecast === null ? 0 : 2,
  target_budget: forecast === null ? null : 100_000_000,
  compared_count: forecast === null ? 0 : (rest.count ?? 2),
  gap: forecast === null ? null : forecast - 100_000_000,
  forecast,
  pending_low: null,
  pending_high: null,
  ...rest,
});

describe('many projects over time', () => {
  it('begins with the first day that says anything', () => {
    const chart = overTimeChart([
      day('2026-08-31', null),
      day('2026-09-30', 98_000_000),
      day('2026-10-05', 104_000_000, { pending_low: 101_000_000, pending_high: 110_000_000 }),
    ]);
    expect(chart?.axis.points.map(({ id }) => id)).toEqual(['2026-09-30', '2026-10-05']);
    expect(chart?.series[0]).toMatchObject({
      values: [98_000_000, 104_000_000],
      band: { lower: [null, 101_000_000], upper: [null, 110_000_000] },
    });
    expect(chart?.sentence).toBe(
      'The forecast of 2 projects is $104.0M, up $6.0M since Sep 30, 2026. It is $4.0M over budget.',
    );
    expect(chart?.table.rows[1]?.cells.map(({ text }) => text)).toEqual([
      '2',
      '$100,000,000',
      '$104,000,000',
      '$101,000,000',
      '$110,000,000',
    ]);
  });

  it.each([
    [
      [day('2026-09-30', 98_000_000, { count: 1 }), day('2026-10-05', 98_000_000)],
      'The forecast of 2 projects is $98.0M, unchanged since Sep 30, 2026 (1 project then). It is $2.0M under budget.',
    ],
    [
      [day('2026-10-05', 100_000_000, { count: 1 })],
      'The forecast of 1 project is $100.0M. It is on budget.',
    ],
    [
      [
        day('2026-09-30', 99_000_000),
        day('2026-10-05', 98_000_000, { target_budget: null, compared_count: 0, gap: null }),
      ],
      'The forecast of 2 projects is $98.0M, down $1.0M since Sep 30, 2026.',
    ],
    [
      [day('2026-10-05', 900_000_000, { count: 6, compared_count: 1, gap: 7_900_000 })],
      'The forecast of 6 projects is $900.0M. The one with a budget is $7.9M over budget.',
    ],
    [
      [day('2026-10-05', 900_000_000, { count: 6, compared_count: 2, gap: -3_000_000 })],
      'The forecast of 6 projects is $900.0M. The 2 with a budget are $3.0M under budget.',
    ],
  ])('says where the forecast is: %#', (days, sentence) => {
    expect(overTimeChart(days)?.sentence).toBe(sentence);
  });

  it('draws the budget where every project has one', () => {
    const ids = (rest: Partial<OverTime>) =>
      overTimeChart([day('2026-10-05', 98_000_000, rest)])?.series.map(({ id }) => id);
    expect(ids({})).toEqual(['forecast', 'budget']);
    expect(ids({ compared_count: 1 })).toEqual(['forecast']);
  });

  it('is nothing while no project has a forecast', () => {
    expect(overTimeChart([day('2026-09-30', null), day('2026-10-05', null)])).toBeNull();
  });
});
