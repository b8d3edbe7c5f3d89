import { expect, it } from 'vitest';
import { fittingMarks, marksOf } from './heatCells.ts';

const cell = { numbers: [4, 11, 16], count: 5 };
const codes = ['R-004', 'R-011', 'R-016'];

it('names the risks of a cell as far as there is room, and counts those that are not named', () => {
  expect(marksOf(cell)).toEqual(['R-004', 'R-011', 'R-016', '+2']);
  expect(fittingMarks(codes, 5, ({ length }) => length <= 3)).toEqual(['R-004', 'R-011', '+3']);
  expect(fittingMarks(codes, 5, () => false)).toEqual([]);
  expect(fittingMarks(['R-007'], 1, ({ length }) => length === 1)).toEqual(['R-007']);
});
