import { expect, it } from 'vitest';
import { keepInside, openingPosition } from './placement.ts';

const panel = { width: 400, height: 300 };
const view = { width: 1000, height: 800 };

it.each([
  [
    { x: 100, y: 50 },
    { x: 100, y: 50 },
  ],
  [
    { x: -500, y: -1 },
    { x: 8, y: 8 },
  ],
  [
    { x: 5000, y: 5000 },
    { x: 592, y: 492 },
  ],
  [
    { x: Number.NaN, y: Number.POSITIVE_INFINITY },
    { x: 8, y: 8 },
  ],
])('keeps %o inside', (from, to) => {
  expect(keepInside(from, panel, view)).toEqual(to);
});

it('shows the heading where the window is smaller than the panel', () => {
  expect(keepInside({ x: 300, y: 300 }, panel, { width: 320, height: 200 })).toEqual({ x: 8, y: 8 });
});

it('opens in the middle, near the top', () => {
  expect(openingPosition(panel, view)).toEqual({ x: 300, y: 133 });
});
