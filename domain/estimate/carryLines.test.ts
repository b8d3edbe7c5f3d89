import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney } from '#domain/money';
import { carryLines, estimateDifference, type ReachedCode } from './index.ts';

const line = (cost_group_id: number | null, amount: number, quantity: number | null = null) => ({
  description: `Line of ${cost_group_id}`,
  cost_group_id,
  component_id: 1,
  quantity,
  unit: 'SF',
  amount,
});
const reach = new Map<number, ReachedCode[]>([
  [1, [{ id: 11, lo: 0, hi: 1 }]],
  [
    2,
    [
      { id: 11, lo: 0, hi: 0.6 },
      { id: 12, lo: 0.6, hi: 1 },
    ],
  ],
]);

describe('lines under the codes of another format', () => {
  it('go along, are shared out, or stand without a code', () => {
    const carried = carryLines([line(1, 100, 7), line(2, 33.33, 10), line(3, 5), line(null, 6)], reach);
    expect(carried.map(({ cost_group_id, amount, quantity }) => [cost_group_id, amount, quantity])).toEqual([
      [11, 100, 7],
      [11, 20, 6],
      [12, 13.33, 4],
      [null, 5, null],
      [null, 6, null],
    ]);
  });

  it('add up to the line to the cent, whatever the shares', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        fc.array(fc.double({ min: 0.001, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 6 }),
        (cents, cuts) => {
          const edges = [0, ...cuts.toSorted((a, b) => a - b), 1];
          const shares = edges.slice(1).map((hi, at) => ({ id: at, lo: edges[at] ?? 0, hi }));
          const parts = carryLines([line(9, cents / 100)], new Map([[9, shares]]));
          expect(sumMoney(parts.map(({ amount }) => amount))).toBe(cents / 100);
        },
      ),
    );
  });

  it('are matched with lines that were coded in that format', () => {
    const before = [{ ...line(1, 100, 10), description: 'Slab' }];
    const after = [{ ...line(11, 130, 13), description: 'Slab' }];
    expect(estimateDifference(before, after).cells).toHaveLength(2);
    const found = estimateDifference(
      carryLines(before, reach),
      carryLines(after, new Map([[11, [{ id: 11, lo: 0, hi: 1 }]]])),
    );
    expect(found.cells).toEqual([
      expect.objectContaining({ cost_group_id: 11, before: 100, after: 130, quantity: 30, other: 0 }),
    ]);
  });
});
