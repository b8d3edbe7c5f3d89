import { expect, it } from 'vitest';
import { gatherSlices } from './gatherSlices.ts';

const slice = (name: string, value: number | null) => ({ id: name, name, value, color: 1 });

it('puts the largest first and gathers what is too small to see', () => {
  const slices = [slice('a', 2), slice('b', 60), slice('c', 37), slice('d', 1)];
  const { drawn, total } = gatherSlices(slices, 0.03, 'Other');
  expect(drawn.map(({ name, value }) => [name, value])).toEqual([
    ['b', 60],
    ['c', 37],
    ['Other', 3],
  ]);
  expect(drawn.at(-1)?.gathered?.map(({ name }) => name)).toEqual(['a', 'd']);
  expect(total).toBe(100);
  expect(drawn.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
});

it('leaves a single small part alone', () => {
  expect(gatherSlices([slice('a', 99), slice('b', 1)], 0.03, 'Other').drawn.map(({ name }) => name)).toEqual([
    'a',
    'b',
  ]);
});

it('hands back what a ring cannot show', () => {
  const { drawn, left } = gatherSlices(
    [slice('a', 5), slice('b', -1), slice('c', Number.NaN), slice('d', null)],
    0.03,
    'Other',
  );
  expect(drawn.map(({ name }) => name)).toEqual(['a']);
  expect(left.map(({ name }) => name)).toEqual(['b', 'c', 'd']);
});

it('draws nothing of zeroes', () => {
  expect(gatherSlices([slice('a', 0)], 0.03, 'Other')).toEqual({ drawn: [], left: [], total: 0 });
});
