import { describe, expect, it } from 'vitest';
import { nearestThumb, shareOf, snap } from './sliderScale.ts';

const percent = { minimum: 0, maximum: 100, step: 5 };

describe('snap', () => {
  it.each([
    [12, 10],
    [12.5, 15],
    [-40, 0],
    [400, 100],
  ])('brings %d to %d', (from, to) => {
    expect(snap(from, percent)).toBe(to);
  });
  it('leaves no rounding dust', () => {
    expect(snap(0.3000001, { minimum: 0, maximum: 1, step: 0.1 })).toBe(0.3);
  });
  it('counts steps from the minimum and still reaches an end they do not divide', () => {
    const odd = { minimum: 3, maximum: 10, step: 4 };
    expect([4, 5.5, 7, 8, 9, 10].map((value) => snap(value, odd))).toEqual([3, 7, 7, 7, 10, 10]);
  });
});

it('says how far along a value lies, never beyond the ends', () => {
  expect([-5, 0, 25, 100, 120].map((value) => shareOf(value, percent))).toEqual([0, 0, 0.25, 1, 1]);
  expect(shareOf(5, { minimum: 5, maximum: 5, step: 1 })).toBe(0);
});

it('moves the nearer thumb, and of two on one spot the one with room', () => {
  expect([10, 49, 51, 90].map((target) => nearestThumb([20, 80], target))).toEqual([0, 0, 1, 1]);
  expect([nearestThumb([50, 50], 40), nearestThumb([50, 50], 60)]).toEqual([0, 1]);
  expect(nearestThumb([50], 99)).toBe(0);
});
