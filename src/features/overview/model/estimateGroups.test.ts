import { expect, it } from 'vitest';
import type { Overview } from '../overviewQueries.ts';
import { estimateGroups } from './estimateGroups.ts';

const at = (name: string) => ({ name }) as NonNullable<Overview['estimate']>['milestone'];
const groups = (...rows: [number, number | null][]) =>
  rows.map(([amount, before], index) => ({ id: index + 1, name: `G${index + 1}`, amount, before }));

it('sets the newest estimate beside the one before', () => {
  const made = estimateGroups({
    milestone: at('100% SD'),
    previous: at('50% SD'),
    groups: groups([200.5, 150], [0, 40]),
  });
  expect(made.points.map(({ label }) => label)).toEqual(['G1', 'G2']);
  expect(made.series.map(({ name, values }) => [name, values])).toEqual([
    ['100% SD', [200, 0]],
    ['50% SD', [150, 40]],
  ]);
});

it.each([
  [[3_000_000, 1_000_000], '100% SD came to $3.0M, $2.0M more than 50% SD.'],
  [[1_000_000, 3_000_000], '100% SD came to $1.0M, $2.0M less than 50% SD.'],
  [[1_000_000, 1_000_000], '100% SD came to $1.0M, as much as 50% SD.'],
] as const)('says what %j means', ([now, then], lead) => {
  const made = estimateGroups({
    milestone: at('100% SD'),
    previous: at('50% SD'),
    groups: groups([now, then]),
  });
  expect(made.lead).toBe(lead);
});

it('has one series with the first estimate, and nothing before it', () => {
  const first = estimateGroups({
    milestone: at('Concept'),
    previous: null,
    groups: groups([5_000_000, null]),
  });
  expect(first.series).toHaveLength(1);
  expect(first.lead).toBe('Concept came to $5.0M.');
  expect(estimateGroups({ milestone: null, previous: null, groups: [] })).toEqual({
    points: [],
    series: [],
    lead: '',
  });
});
