import { describe, expect, it } from 'vitest';
import { closeGap, combinationsOf, type GapItem } from './index.ts';

/** Repeats by seed. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Every choice of the items, one after the other: each is the choice without its first item, and that item. */
function bruteForce(items: readonly GapItem[], gap: number): { saved: number; count: number } {
  const savers = items.filter(({ amount }) => amount < 0);
  const all = 2 ** savers.length;
  const saved = new Float64Array(all);
  const counts = new Uint8Array(all);
  /** Groups that are taken, a bit each; -1 where one is taken twice. */
  const groups = new Int32Array(all);
  const bits = savers.map(({ group_ids: ids }) => ids.reduce((sum, id) => sum | (1 << id), 0));
  let best = { saved: 0, count: 0 };
  for (let mask = 1; mask < all; mask += 1) {
    const first = 31 - Math.clz32(mask & -mask);
    const rest = mask & (mask - 1);
    const own = bits[first] ?? 0;
    const others = groups[rest] ?? 0;
    groups[mask] = others === -1 || (others & own) !== 0 ? -1 : others | own;
    saved[mask] = Math.round(((saved[rest] ?? 0) - (savers[first]?.amount ?? 0)) * 100) / 100;
    counts[mask] = (counts[rest] ?? 0) + 1;
    const one = { saved: saved[mask] ?? 0, count: counts[mask] ?? 0 };
    const isBetter =
      best.saved < gap
        ? one.saved > best.saved || (one.saved === best.saved && one.count < best.count)
        : one.saved >= gap &&
          (one.saved < best.saved || (one.saved === best.saved && one.count < best.count));
    if (groups[mask] !== -1 && isBetter) best = one;
  }
  return best;
}

describe('closing a gap', () => {
  const item = (id: number, amount: number, ...group_ids: number[]): GapItem => ({ id, amount, group_ids });

  it.each<[string, GapItem[], number, number[], boolean]>([
    ['the smallest that is enough', [item(1, -9), item(2, -6), item(3, -5)], 5, [3], true],
    ['two that reach it better than one', [item(1, -9), item(2, -3), item(3, -2)], 5, [2, 3], true],
    ['fewer items of equal choices', [item(1, -5), item(2, -3), item(3, -2)], 5, [1], true],
    ['one of a group', [item(1, -4, 7), item(2, -3, 7), item(3, -2)], 7, [1, 3], false],
    ['nothing that adds cost', [item(1, 4), item(2, -1)], 5, [2], false],
    ['nothing where there is no gap', [item(1, -4)], 0, [], true],
    ['nothing without items', [], 5, [], false],
  ])('takes %s', (_, items, gap, ids, closes) => {
    expect(closeGap(items, gap)).toMatchObject({ item_ids: ids, closes, is_exact: true });
  });

  it('lists all combinations, the best first, which is the one that is taken', () => {
    const items = [item(1, -3_850_000, 7), item(2, -1_920_000, 7), item(3, -200_000), item(4, 90_000)];
    expect(combinationsOf(items, 3_700_000)).toEqual([
      { item_ids: [1], change: -3_850_000 },
      { item_ids: [1, 3], change: -4_050_000 },
      { item_ids: [2, 3], change: -2_120_000 },
      { item_ids: [2], change: -1_920_000 },
      { item_ids: [3], change: -200_000 },
      { item_ids: [], change: 0 },
    ]);
    const next = numbers(20);
    for (let round = 0; round < 200; round += 1) {
      const some = Array.from({ length: 1 + Math.floor(next() * 8) }, (_, at) =>
        item(
          at + 1,
          Math.round((next() - 0.8) * 40) * 1000,
          ...(next() < 0.5 ? [Math.floor(next() * 3)] : []),
        ),
      );
      const gap = 1 + Math.floor(next() * 90) * 1000;
      const [first] = combinationsOf(some, gap) ?? [];
      const best = closeGap(some, gap);
      expect([first?.change, first?.item_ids.length]).toEqual([best.change, best.item_ids.length]);
    }
    expect(
      combinationsOf(
        Array.from({ length: 13 }, (_, at) => item(at + 1, -1)),
        5,
      ),
    ).toBeNull();
  });

  it.each([
    ['of small amounts', 1],
    // No common measure but the cent: these are searched.
    ['of amounts to the cent', 98_765.43],
  ])('is as good as trying every choice %s', (_what, scale) => {
    const next = numbers(20);
    for (let round = 0; round < 1_000; round += 1) {
      const items = Array.from({ length: Math.floor(next() * 17) }, (_, id) => {
        const cents = scale === 1 ? 0 : Math.floor(next() * 100) / 100;
        return {
          id,
          amount: Math.round(((Math.floor(next() * 60) - 45) * scale + cents) * 100) / 100,
          group_ids: Array.from(
            { length: Math.floor(next() * 3) },
            (__, at) => at * 4 + Math.floor(next() * 4),
          ),
        };
      });
      const gap = Math.round((1 + Math.floor(next() * 120)) * scale * 100) / 100;
      const best = bruteForce(items, gap);
      const found = closeGap(items, gap);
      expect([0 - found.change, found.item_ids.length]).toEqual([best.saved || 0, best.count]);
      expect(found.is_exact).toBe(true);
    }
  });

  it.each([1_234_567.89, 12_345_678.9, 30_000_000, 90_000_000])(
    'is exact for sixty exclusive groups of two and a gap of %d',
    (gap) => {
      const next = numbers(3);
      const items = Array.from({ length: 120 }, (_, id) =>
        item(id, -Math.ceil(next() * 1_000) * 1_000, Math.floor(id / 2)),
      );
      const found = closeGap(items, gap);
      expect(found.is_exact).toBe(true);
      // Thousands reach each other thousand: the first above the gap, or all that is there.
      const all = Array.from({ length: 60 }, (_, group) =>
        Math.min(items[group * 2]?.amount ?? 0, items[group * 2 + 1]?.amount ?? 0),
      ).reduce((sum, amount) => sum + amount, 0);
      expect(found.change).toBe(Math.max(all, -Math.ceil(gap / 1_000) * 1_000));
    },
  );

  it('answers sixty groups of amounts to the dollar, and says that a better choice may exist', () => {
    const next = numbers(3);
    const items = Array.from({ length: 120 }, (_, id) =>
      item(id, -Math.round(next() * 1_000_000), Math.floor(id / 2)),
    );
    const found = closeGap(items, 12_345_678.9);
    expect(found).toMatchObject({ closes: true, is_exact: false });
    expect(-found.change).toBeGreaterThanOrEqual(12_345_678.9);
  });
});
