import { expect, it } from 'vitest';
import { metricProblems } from '#domain/dashboards';
import { mostSavings, PORTFOLIO_METRICS } from './portfolioMetrics.ts';

const row = (main_label: string, value: number) => ({
  main_id: main_label,
  main_label,
  main_place: null,
  group_id: null,
  group_label: null,
  group_place: null,
  value,
});

it.each(Object.entries(PORTFOLIO_METRICS))('%s can be drawn over many projects', (_name, metric) =>
  expect(metricProblems(metric, 'dashboard')).toEqual({}),
);

it.each([
  ['nothing', [], undefined],
  ['only what costs more', [row('High', 5)], undefined],
  [
    'some of both',
    [row('Highest', -9_000), row('High', -1_000), row('Medium', 500)],
    { name: 'Highest', share: '90.0%' },
  ],
  ['one alone', [row('Low', -3)], { name: 'Low', share: '100.0%' }],
])('the most of the savings where there is %s', (_case, rows, most) =>
  expect(mostSavings(rows)).toEqual(most),
);
