import { expect, it } from 'vitest';
import { searchedNumbers } from './searchedNumbers.ts';

const tens = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19];

it.each([
  ['R-007', [7]],
  ['7', [7]],
  ['r7', [7]],
  ['R-1', [1]],
  [' R-01 ', [1, ...tens]],
  ['01', [1, ...tens]],
  ['R-00', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['R-010', [10]],
  ['R-1004', [1004]],
  ['R-', []],
  ['IS-01', []],
  ['4000000000', []],
  ['', []],
  [undefined, []],
])('finds by %s the numbers whose codes begin so', (search, numbers) => {
  expect(searchedNumbers('R-', search)).toEqual(numbers);
});

it('asks for no more than a hundred numbers', () => {
  expect(searchedNumbers('R-', 'R-0')).toHaveLength(100);
});
