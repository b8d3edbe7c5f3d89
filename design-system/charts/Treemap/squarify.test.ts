import fc from 'fast-check';
import { expect, it } from 'vitest';
import { squarify } from './squarify.ts';

const box = { left: 10, top: 20, right: 610, bottom: 420 };
const area = (tile: typeof box) => (tile.right - tile.left) * (tile.bottom - tile.top);

it('gives each value its share of the area, inside the box, without overlaps', () => {
  const value = fc.double({ min: 0.01, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 40 }), (values) => {
      const tiles = squarify(values, box);
      const total = values.reduce((sum, one) => sum + one, 0);
      values.forEach((one, index) => {
        const tile = tiles[index] ?? box;
        expect(area(tile)).toBeCloseTo((one / total) * 240_000, 0);
        expect(tile.left).toBeGreaterThanOrEqual(box.left - 1e-4);
        expect(tile.right).toBeLessThanOrEqual(box.right + 1e-4);
        expect(tile.bottom).toBeLessThanOrEqual(box.bottom + 1e-4);
      });
      for (const [index, a] of tiles.entries())
        for (const b of tiles.slice(index + 1)) {
          const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          expect(Math.min(width, height)).toBeLessThan(1e-4);
        }
    }),
  );
});

it('keeps tiles near to squares', () => {
  const tiles = squarify([6, 6, 4, 3, 2, 2, 1], box);
  const ratios = tiles.map((tile) => {
    const [width, height] = [tile.right - tile.left, tile.bottom - tile.top];
    return Math.max(width / height, height / width);
  });
  expect(Math.max(...ratios)).toBeLessThan(3);
});

it('knows none and zero', () => {
  expect(squarify([], box)).toEqual([]);
  expect(squarify([0], box).map(area)).toEqual([0]);
});
