import { expect, it } from 'vitest';
import { targetBatchOf, targetsToSet } from './targetsToSet.ts';

const proposed = [
  { id: 1, name: 'B20', amount: 26_000_000 },
  { id: 2, name: 'D10', amount: 11_000_000 },
  { id: 3, name: 'E10', amount: 5_000_000 },
];
const known = new Map([
  [1, { version: 4, target: 31_000_000, stretch: 28_500_000 }],
  [2, { version: 2, target: 10_800_000, stretch: 11_000_000 }],
]);
const rows = targetsToSet(proposed, known);

it('tells stretch goals that lie above their proposed targets, edges not', () => {
  expect(rows.map(({ id, above, version }) => [id, above, version])).toEqual([
    [1, 28_500_000, 4],
    [2, null, 2],
    [3, null, 0],
  ]);
});

it('lowers them with their targets, or leaves their rows as they are', () => {
  expect(targetBatchOf(rows, true)).toEqual([
    { member_id: 1, version: 4, target: 26_000_000, stretch: 26_000_000 },
    { member_id: 2, version: 2, target: 11_000_000 },
    { member_id: 3, version: 0, target: 5_000_000 },
  ]);
  expect(targetBatchOf(rows, false).map(({ member_id: id }) => id)).toEqual([2, 3]);
});
