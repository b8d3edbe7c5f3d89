import { describe, expect, it } from 'vitest';
import { metricSeries, PREVIEW } from './metricSeries.ts';

const row = (main: string, value: number, place: number | null = null, group: string | null = null) => ({
  main_id: main,
  main_label: main === '' ? 'None' : main.toUpperCase(),
  main_place: place,
  group_id: group,
  group_label: group,
  group_place: null,
  value,
});

describe('the series of a metric', () => {
  it('put the largest first, and what has no value last', () => {
    const { points, series } = metricSeries([row('', 90), row('a', 1), row('b', -5)], 'Cost');
    expect(points.map(({ label }) => label)).toEqual(['B', 'A', 'None']);
    expect(series).toEqual([{ id: 'all', label: 'Cost', values: [-5, 1, 90] }]);
  });

  it('keep an order of their own', () => {
    const { points } = metricSeries([row('low', 9, 3), row('high', 1, 1), row('medium', 5, 2)], 'Count');
    expect(points.map(({ id }) => id)).toEqual(['high', 'medium', 'low']);
  });

  it('leave gaps where a group has nothing', () => {
    const { series } = metricSeries([row('a', 1, null, 'x'), row('b', 2, null, 'y')], 'Count');
    expect(series.map(({ id, values }) => [id, values])).toEqual([
      ['y', [2, null]],
      ['x', [null, 1]],
    ]);
  });

  it('keep a preview to five bars and four groups', () => {
    const rows = Array.from({ length: 7 }, (_, at) => row(`m${at}`, at + 1, null, `g${at}`));
    const { points, series, left } = metricSeries(rows, 'Count', PREVIEW);
    expect([points.length, series.length, left]).toEqual([5, 4, 5]);
  });
});
