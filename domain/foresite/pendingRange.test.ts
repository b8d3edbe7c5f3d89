import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleError } from '#domain/errors';
import { packingBudget } from './packingBudget.ts';
import { pendingRange, type PendingItem } from './pendingRange.ts';

const item = (id: number, cost: number | string, ...group_ids: number[]): PendingItem => ({
  id,
  cost,
  group_ids,
});

/** The largest sum in cents by trying every combination: each item in turn is left out or, where it fits, taken. */
function bruteForce(items: readonly PendingItem[], sign: 1 | -1): number {
  const cents = items.map(({ cost }) => Math.round(Number(cost) * 100) * sign);
  const groups = items.map(({ group_ids }) => group_ids.reduce((bits, group) => bits | (1 << group), 0));
  const best = (at: number, taken: number): number => {
    if (at === items.length) return 0;
    const without = best(at + 1, taken);
    return (groups[at]! & taken) === 0
      ? Math.max(without, cents[at]! + best(at + 1, taken | groups[at]!))
      : without;
  };
  return best(0, 0);
}

/** The same in cents by filling a table: the best worth of what fits into each set of groups. */
function byTable(items: readonly PendingItem[], groups: number): number {
  let best = new Float64Array(2 ** (groups + 1));
  for (const { cost, group_ids } of items) {
    const mask = [...new Set(group_ids)].reduce((bits, group) => bits + 2 ** group, 0);
    const cents = Math.round(Number(cost) * 100);
    if (cents > 0)
      best = best.map((worth, free) =>
        (free & mask) === mask ? Math.max(worth, cents + best[free - mask]!) : worth,
      );
  }
  return best.at(-1)!;
}

const anyItems = (most: number, groups: number) =>
  fc
    .array(
      fc.record({
        cost: fc.oneof(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -3, max: 3 })),
        group_ids: fc.array(fc.integer({ min: 1, max: groups }), { maxLength: 4 }),
      }),
      { maxLength: most, size: 'max' },
    )
    .map((rows) => rows.map(({ cost, group_ids }, at) => item(at + 1, cost / 100, ...group_ids)));

function expectFeasible(items: readonly PendingItem[], ids: readonly number[], cents: number) {
  const chosen = items.filter((one) => ids.includes(one.id));
  const groups = chosen.flatMap((one) => [...new Set(one.group_ids)]);
  expect(new Set(groups).size).toBe(groups.length);
  expect(chosen.reduce((sum, one) => sum + Math.round(Number(one.cost) * 100), 0)).toBe(cents);
}

describe('pendingRange', () => {
  it('is nothing for nothing', () => {
    expect(pendingRange([])).toEqual({ high: { sum: 0, ids: [] }, low: { sum: 0, ids: [] }, is_exact: true });
    expect(Object.is(pendingRange([item(1, 5)]).low.sum, 0)).toBe(true);
  });

  it('takes the best of a group, and everything outside of groups', () => {
    const range = pendingRange([
      item(1, 100, 1),
      item(2, 250.5, 1),
      item(3, 10),
      item(4, -7, 1),
      item(5, '-3.25'),
    ]);
    expect(range).toMatchObject({ high: { sum: 260.5, ids: [2, 3] }, low: { sum: -10.25, ids: [4, 5] } });
  });

  it('is exact where the greedy choice is wrong', () => {
    const overlapping = [item(1, 10, 1, 2), item(2, 7, 1), item(3, 7, 2)];
    expect(pendingRange(overlapping).high).toEqual({ sum: 14, ids: [2, 3] });
    const chain = [item(1, 5, 1), item(2, 8, 1, 2), item(3, 9, 2, 3), item(4, 5, 3)];
    expect(pendingRange(chain).high).toEqual({ sum: 14, ids: [1, 3] });
  });

  it('counts a group that is named twice once, and a zero cost never', () => {
    expect(pendingRange([item(1, 4, 9, 9), item(2, 0)]).high.ids).toEqual([1]);
  });

  it('prefers the first of equals, so that the answer stays put', () => {
    expect(pendingRange([item(7, 5, 1), item(3, 5, 1)]).high.ids).toEqual([7]);
  });

  it('agrees with trying every subset', () => {
    fc.assert(
      fc.property(anyItems(16, 6), (items) => {
        const { high, low } = pendingRange(items);
        expect(Math.round(high.sum * 100)).toBe(bruteForce(items, 1));
        expect(Math.round(low.sum * 100)).toBe(-bruteForce(items, -1) + 0);
        expectFeasible(items, high.ids, Math.round(high.sum * 100));
        expectFeasible(items, low.ids, Math.round(low.sum * 100));
      }),
      { numRuns: 2000 },
    );
  });

  it('agrees on pairs alone, where odd rings make the bound loose', () => {
    const pair = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 2 });
    const pairs = fc.array(fc.tuple(pair, fc.integer({ min: 1, max: 4 })), { minLength: 5, maxLength: 10 });
    fc.assert(
      fc.property(pairs, (rows) => {
        const items = rows.map(([groups, cost], at) => item(at + 1, cost, ...groups));
        expect(pendingRange(items).high.sum * 100).toBe(bruteForce(items, 1));
      }),
      { numRuns: 300 },
    );
  });

  it('agrees with a table over all sets of groups where there are many more items', () => {
    fc.assert(
      fc.property(anyItems(60, 9), (items) => {
        expect(Math.round(pendingRange(items).high.sum * 100)).toBe(byTable(items, 9));
      }),
      { numRuns: 60 },
    );
  });

  /** Every pair of 25 groups: no usable structure, and beyond any budget. */
  const knot = Array.from({ length: 25 }, (_, a) => Array.from({ length: a }, (__, b) => [a, b]))
    .flat()
    .map((groups, at) => item(at, 100 + ((at * 31) % 7), ...groups));

  it('answers a bound that nothing can pass where groups are knotted beyond the budget', () => {
    const { high, low, is_exact } = pendingRange(knot, packingBudget(50_000));
    expect(is_exact).toBe(false);
    // 25 groups hold twelve pairs at most, none worth more than $106; the items named are a choice that can be made.
    expect(high.sum).toBeLessThanOrEqual(106 * 12.5);
    expect(high.ids).toHaveLength(12);
    const chosen = knot.filter(({ id }) => high.ids.includes(id));
    expect(new Set(chosen.flatMap(({ group_ids }) => group_ids)).size).toBe(24);
    const met = chosen.reduce((sum, { cost }) => sum + Math.round(Number(cost) * 100), 0);
    expect(Math.round(high.sum * 100)).toBeGreaterThan(met);
    expect(low).toEqual({ sum: 0, ids: [] });
  });

  it('spends no more than its budget, whatever it is given', () => {
    for (const left of [0, 1000, 50_000, 400_000]) {
      const budget = packingBudget(left);
      pendingRange(
        [...knot, ...knot.map((one) => ({ ...one, id: one.id + 1000, cost: -Number(one.cost) }))],
        budget,
      );
      // The last step may pass the end by the rounds of one bound.
      expect(left - budget.left).toBeLessThanOrEqual(left + 4 * 31 * (knot.length + 25));
    }
  });

  it('keeps to brute force or stands above it, never below, with any budget', () => {
    fc.assert(
      fc.property(anyItems(10, 5), fc.integer({ min: 0, max: 2000 }), (items, left) => {
        const { high, is_exact } = pendingRange(items, packingBudget(left));
        const best = bruteForce(items, 1);
        const cents = Math.round(high.sum * 100);
        expect(is_exact ? cents === best : cents >= best).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('never falls when an item is added, nor rises when a group is', () => {
    fc.assert(
      fc.property(anyItems(10, 5), fc.integer({ min: 1, max: 500 }), (items, cost) => {
        const { high } = pendingRange(items);
        expect(pendingRange([...items, item(99, cost, 1, 3)]).high.sum).toBeGreaterThanOrEqual(high.sum);
        const tighter = items.map((one) => ({ ...one, group_ids: [...one.group_ids, 5] }));
        expect(pendingRange(tighter).high.sum).toBeLessThanOrEqual(high.sum);
      }),
    );
  });

  it('keeps large sums exact and refuses those it cannot', () => {
    const huge = Array.from({ length: 80 }, (_, at) => item(at, '999999999999.99'));
    expect(pendingRange(huge).high.sum).toBe(79_999_999_999_999.2);
    expect(() => pendingRange([...huge, ...huge])).toThrow(RuleError);
  });
});
