import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { separateLabels } from './separateLabels.ts';

describe('separateLabels', () => {
  it('leaves labels where they are while they stand apart', () => {
    expect(separateLabels([20, 50, 80], 16, 0, 100)).toEqual([20, 50, 80]);
  });

  it('moves two touching labels apart by the same amount', () => {
    expect(separateLabels([50, 54], 16, 0, 100)).toEqual([44, 60]);
  });

  it('pushes a crowd at the edge inwards', () => {
    expect(separateLabels([2, 3, 40], 16, 0, 100)).toEqual([0, 16, 40]);
    expect(separateLabels([98, 99], 16, 0, 100)).toEqual([84, 100]);
  });

  it('keeps order, distance and bounds for any labels that fit', () => {
    const wanted = fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(wanted, (places) => {
        const placed = separateLabels(places, 16, 0, 300);
        const order = places
          .map((_, index) => index)
          .sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
        const sorted = order.map((index) => placed[index] ?? 0);
        sorted.slice(1).forEach((place, index) => {
          expect(place - (sorted[index] ?? 0)).toBeGreaterThan(15.999);
        });
        expect(sorted[0]).toBeGreaterThanOrEqual(0);
        expect(sorted.at(-1)).toBeLessThanOrEqual(300);
      }),
    );
  });
});
