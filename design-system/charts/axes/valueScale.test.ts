import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extent, finite, valueScale } from './valueScale.ts';

const scale = (lowest: number, highest: number, rest = {}) =>
  valueScale({ lowest, highest, length: 300, zero: true, head: 20, gap: 36, ...rest });

it('starts columns at zero and keeps room over the highest', () => {
  const { from, to, ticks } = scale(40, 100);
  expect(from).toBe(0);
  expect(((to - 100) / to) * 300).toBeCloseTo(20, 6);
  expect(ticks).toEqual([0, 20, 40, 60, 80, 100]);
});

it('lets lines start where their values do', () => {
  const { from, to } = scale(940, 1000, { zero: false });
  expect(from).toBeGreaterThan(930);
  expect(to).toBeLessThan(1010);
});

it('reaches under zero for negatives and holds zero', () => {
  const { from, ticks } = scale(-50, 100);
  expect(from).toBeLessThan(-50);
  expect(ticks).toContain(0);
});

it.each([
  [0, 0, 0, 1],
  [50, 50, 0, 50],
])('draws %d to %d', (lowest, highest, low, high) => {
  const { from, to } = scale(lowest, highest);
  expect(from).toBeLessThanOrEqual(low);
  expect(to).toBeGreaterThanOrEqual(high);
});

it('counts in whole steps', () => {
  expect(scale(0, 2, { least: 1 }).ticks).toEqual([0, 1, 2]);
});

it('writes decimal ticks without rounding dust', () => {
  expect(scale(0, 0.6).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
});

it('holds any values within a finite domain, with ticks inside it', () => {
  const any = fc.double({ noNaN: false });
  fc.assert(
    fc.property(any, any, fc.boolean(), (a, b, zero) => {
      const { from, to, ticks } = scale(Math.min(a, b), Math.max(a, b), { zero });
      expect(Number.isFinite(from) && Number.isFinite(to) && from < to).toBe(true);
      expect(ticks.length).toBeLessThan(40);
      const slack = (to - from) * 5e-3;
      expect(ticks.every((tick) => tick >= from - slack && tick <= to + slack)).toBe(true);
    }),
  );
});

it('keeps finite numbers only, and takes their ends from 200,000 of them', () => {
  expect(finite([1, null, Number.NaN, undefined, Number.POSITIVE_INFINITY, -2])).toEqual([1, -2]);
  expect(extent(Array.from({ length: 200_000 }, (_, index) => index - 5))).toEqual({
    lowest: -5,
    highest: 199_994,
  });
  expect(extent([])).toEqual({ lowest: 0, highest: 0 });
});
