import { expect, it } from 'vitest';
import { metricFigures, mostOf } from './metricFigures.ts';

const row = (main: string, value: number, group: string | null = null) => ({
  main_id: main,
  main_label: main.toUpperCase(),
  main_place: null,
  group_id: group,
  group_label: group,
  group_place: null,
  value,
});

it('says of each bar its groups, its sum, its share and how many are behind it', () => {
  const data = [
    row('market', 4_100_000, 'cedar'),
    row('market', 2_756_000.1, 'harbor'),
    row('site', 900_000.2, 'cedar'),
  ];
  const { groups, rows, sums, hasOthers } = metricFigures(data, [row('market', 4), row('site', 1)], 4);
  expect(groups.map(({ id }) => id)).toEqual(['cedar', 'harbor']);
  expect(rows.map(({ id, values, total, count }) => [id, ...values, total, count])).toEqual([
    ['market', 4_100_000, 2_756_000.1, 6_856_000.1, 4],
    ['site', 900_000.2, null, 900_000.2, 1],
  ]);
  expect(rows.map(({ share }) => share?.toFixed(1))).toEqual(['88.4', '11.6']);
  expect([...sums.values, sums.total, sums.share, sums.count]).toEqual([
    5_000_000.2, 2_756_000.1, 7_756_000.3, 100, 5,
  ]);
  expect(hasOthers).toBe(false);
});

it('puts groups beyond the columns together, and shares out nothing where some of it is negative', () => {
  const groups = ['a', 'b', 'c', 'd', 'e', 'f'];
  const data = [...groups.map((group, at) => row('high', 60 - at, group)), row('low', -10, 'a')];
  const figures = metricFigures(data, undefined, 4);
  expect(figures.groups).toHaveLength(4);
  expect(figures.rows.map(({ others, total, share, count }) => [others, total, share, count])).toEqual([
    [111, 345, null, null],
    [null, -10, null, null],
  ]);
  expect(figures.sums).toMatchObject({ others: 111, total: 335, share: null, count: null });
});

it('has no columns of groups where nothing is split', () => {
  expect(metricFigures([row('a', 3)], undefined, 4)).toMatchObject({
    groups: [],
    rows: [{ values: [], total: 3, share: 100 }],
  });
});

it.each([
  [[row('site', 35), row('market', 36), row('owner', 29)], { names: ['MARKET', 'SITE'], share: 71 }],
  [[row('site', 35), row('market', 65)], undefined],
  [[row('site', 35), row('market', 65), row('owner', -1)], undefined],
  [[row('site', 0), row('market', 65), row('owner', 0)], undefined],
])('says where most of it lies: %j', (data, most) => {
  expect(mostOf(metricFigures(data, undefined, 4))).toEqual(most);
});
