import { expect, it } from 'vitest';
import { stackBars } from './stackBars.ts';

const series = [
  { values: [10, -4, null] },
  { values: [5, 6, Number.NaN] },
  { values: [-2, Number.POSITIVE_INFINITY] },
];

it('stacks rises upward and falls downward, and leaves gaps out', () => {
  expect(stackBars(series, 3, 'stacked')).toEqual({
    pieces: [
      [
        { place: 0, from: 0, to: 10 },
        { place: 1, from: 0, to: -4 },
      ],
      [
        { place: 0, from: 10, to: 15 },
        { place: 1, from: 0, to: 6 },
      ],
      [{ place: 0, from: 0, to: -2 }],
    ],
    totals: [13, 2, null],
    highs: [15, 6, 0],
    lows: [-2, -4, 0],
  });
});

it('puts groups side by side from zero', () => {
  const { pieces, highs, lows } = stackBars(series, 2, 'grouped');
  expect(pieces.flat().every(({ from }) => from === 0)).toBe(true);
  expect(highs).toEqual([10, 6]);
  expect(lows).toEqual([-2, -4]);
});
