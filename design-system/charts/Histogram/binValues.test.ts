import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binValues } from './binValues.ts';
import { percentile } from './percentile.ts';

describe('percentile', () => {
  it.each([
    [0, 10],
    [0.1, 14],
    [0.5, 30],
    [0.9, 46],
    [1, 50],
    [7, 50],
  ])('of %d is %d', (part, value) => expect(percentile([10, 20, 30, 40, 50], part)).toBeCloseTo(value, 9));

  it('knows none and one', () => {
    expect(percentile([], 0.5)).toBeNull();
    expect(percentile([7], 0.9)).toBe(7);
  });
});

describe('bins', () => {
  it('have round edges and count each value once', () => {
    const bins = binValues([1, 1.5, 2, 2.2, 2.8, 3.1, 3.3, 4, 4.9, 5]);
    expect(bins.map(({ from }) => from)).toEqual([1, 2, 3, 4]);
    expect(bins.map(({ count }) => count)).toEqual([2, 3, 2, 3]);
    expect(bins.at(-1)?.to).toBe(5);
  });

  it('hold all of any values between their edges', () => {
    const value = fc.oneof(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.double({ min: 999_999_990, max: 1e9, noNaN: true }), // large and close together
      fc.constantFrom(0, Number.MIN_VALUE, 1e-13, 1e9 - 1e-3),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 200 }), (values) => {
        const sorted = values.toSorted((a, b) => a - b);
        const bins = binValues(sorted);
        expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(values.length);
        expect(bins.length).toBeLessThanOrEqual(62);
        const slack = ((bins[0]?.to ?? 0) - (bins[0]?.from ?? 0)) * 1e-3;
        expect(bins[0]?.from).toBeLessThanOrEqual((sorted[0] ?? 0) + slack);
        expect(bins.at(-1)?.to).toBeGreaterThanOrEqual((sorted.at(-1) ?? 0) - slack);
      }),
    );
  });

  it('knows none, and one value alone', () => {
    expect(binValues([])).toEqual([]);
    expect(binValues([42, 42])).toHaveLength(1);
    expect(binValues([0])[0]?.count).toBe(1);
  });
});
