import { expect, it } from 'vitest';
import { sharedGroups } from './sharedGroups.ts';

const item = (...letters: string[]) => ({ me_groups: letters.map((letter, id) => ({ id, letter })) });

it('names the groups that more than one item belongs to', () => {
  expect(sharedGroups([item('A'), item('A', 'B'), item('C')])).toEqual(['A']);
  expect(sharedGroups([item('A'), item('B')])).toEqual([]);
});
