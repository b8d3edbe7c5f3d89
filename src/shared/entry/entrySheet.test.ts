import { expect, it } from 'vitest';
import { entryGridHeight, entryRowHeight, LEAST_ROWS, TRAILING_BLANKS } from './entrySheet.ts';

it('keeps ten rows and three blank ones', () => expect([LEAST_ROWS, TRAILING_BLANKS]).toEqual([10, 3]));

it.each([
  [0, 36],
  [10, 36],
  [11, 28],
  [3_000, 28],
])('draws rows among %i at %i px', (count, height) => expect(entryRowHeight(count)).toBe(height));

it.each([
  [900, 500],
  [1_200, 800],
  [390, 240],
])('lets the grid grow to what a window of %i px leaves: %i px', (window, height) =>
  expect(entryGridHeight(window)).toBe(height),
);

it('lets the grid have more where less stands around it', () => expect(entryGridHeight(900, 248)).toBe(652));
