import { expect, it } from 'vitest';
import { targetBatchOf, targetsToSet, whyNothing } from './targetsToSet.ts';

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

it('writes no target that is set already, and says why nothing is written', () => {
  const had = (id: number, target: number, stretch: number | null = null) =>
    [id, { version: 1, target, stretch }] as const;
  const all = targetsToSet(proposed, new Map([had(1, 26_000_000), had(2, 11_000_000), had(3, 5_000_000)]));
  expect(targetBatchOf(all, true)).toEqual([]);
  expect(whyNothing(all)).toBe('These targets are already set');
  const mixed = targetsToSet(
    proposed,
    new Map([had(1, 26_000_000), had(2, 11_000_000), had(3, 5_000_000, 6_000_000)]),
  );
  expect(targetBatchOf(mixed, true).map(({ member_id: id }) => id)).toEqual([3]);
  expect(targetBatchOf(mixed, false)).toEqual([]);
  expect(whyNothing(mixed)).toBe('Every target is already set or below its stretch goal');
  expect(whyNothing(rows.slice(0, 1))).toBe('Every stretch goal is above its new target');
  expect(whyNothing([])).toBe('Peers have no costs by code');
});
