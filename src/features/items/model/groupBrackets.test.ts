import { expect, it } from 'vitest';
import { groupBrackets } from './groupBrackets.ts';

const row = (id: number, ...letters: string[]) => ({
  id,
  me_groups: letters.map((letter) => ({ id: letter.charCodeAt(0), letter })),
});

it('joins neighbours of a group and leaves single rows alone', () => {
  const parts = groupBrackets([
    row(1, 'A'),
    row(2, 'A'),
    row(3),
    row(4, 'A'),
    row(5, 'B'),
    row(6, 'B', 'C'),
    row(7, 'C'),
  ]);
  expect([...parts]).toEqual([
    [1, 'first'],
    [2, 'last'],
    [5, 'first'],
    [6, 'middle'],
    [7, 'last'],
  ]);
});
