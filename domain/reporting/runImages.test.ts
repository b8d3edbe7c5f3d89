import fc from 'fast-check';
import { expect, it } from 'vitest';
import { imageColumn, imageKept, imageOnPaper, inRows, RUN_IMAGES } from './index.ts';

it.each([
  ['a photo as wide as its column', { width: 1600, height: 800 }, 500, { width: 500, height: 250 }],
  ['a photo as high as images are', { width: 800, height: 1600 }, 500, { width: 200, height: 400 }],
  ['a small one at its own size', { width: 90, height: 60 }, 500, { width: 90, height: 60 }],
  ['a line is still seen', { width: 4000, height: 1 }, 500, { width: 500, height: 1 }],
])('%s', (_what, size, column, shown) => {
  expect(imageOnPaper(size, column)).toEqual(shown);
});

const size = fc.record({
  width: fc.integer({ min: 1, max: 20_000 }),
  height: fc.integer({ min: 1, max: 20_000 }),
});

it('what is kept is enough for what is shown, and fits', () => {
  fc.assert(
    fc.property(size, fc.integer({ min: 1, max: RUN_IMAGES.perRow }), (given, perRow) => {
      const column = imageColumn(1800, perRow);
      const kept = imageKept(given);
      const shown = imageOnPaper(kept, column);
      expect(kept.width).toBeLessThanOrEqual(RUN_IMAGES.keptWidth);
      expect(kept.height).toBeLessThanOrEqual(RUN_IMAGES.keptHeight);
      expect(shown.width).toBeLessThanOrEqual(column);
      expect(shown.height).toBeLessThanOrEqual(RUN_IMAGES.height);
      expect(column * perRow + RUN_IMAGES.gap * (perRow - 1)).toBeLessThanOrEqual(1800);
    }),
  );
});

it('rows hold every image once, in order', () => {
  expect(inRows([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inRows([1, 2, 3], 3)).toEqual([[1, 2, 3]]);
  expect(inRows([], 3)).toEqual([]);
});
