import { expect, it } from 'vitest';
import { marksOf } from './heatCells.ts';

const cell = { numbers: [4, 11, 16], count: 5 };

it('names the risks of a cell as far as there is room, and counts those that are not named', () => {
  expect(marksOf(cell)).toEqual(['R-004', 'R-011', 'R-016', '+2']);
  expect(marksOf(cell, ({ length }) => length <= 3)).toEqual(['R-004', 'R-011', '+3']);
  expect(marksOf(cell, () => false)).toEqual([]);
  expect(marksOf({ numbers: [7], count: 1 }, ({ length }) => length === 1)).toEqual(['R-007']);
});
