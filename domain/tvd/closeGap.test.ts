import { describe, expect, it } from 'vitest';
import { closeGap, type GapItem } from './index.ts';

/** Repeats by seed. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Every choice of the items, one after the other. */
function bruteForce(items: readonly GapItem[], gap: number): { saved: number; count: number } {
  const savers = items.filter(({ amount }) => amount < 0);
  let best = { saved: 0, count: 0 };
  const better = (saved: number, count: number) =>
    best.saved < gap
      ? saved > best.saved || (saved === best.saved && count < best.count)
      : saved >= gap && (saved < best.saved || (saved === best.saved && count < best.count));
  for (let mask = 0; mask < 2 ** savers.length; mask += 1) {
    const chosen = savers.filter((_, place) => mask & (2 ** place));
    const groups = chosen.flatMap(({ group_ids: ids }) => ids);
    const saved = chosen.reduce((sum, { amount }) => sum - amount, 0);
    if (new Set(groups).size === groups.length && better(saved, chosen.length))
      best = { saved, count: chosen.length };
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

  it('is as good as trying every choice', () => {
    const next = numbers(20);
    for (let round = 0; round < 2000; round += 1) {
      const items = Array.from({ length: Math.floor(next() * 11) }, (_, id) => ({
        id,
        amount: Math.floor(next() * 60) - 45,
        group_ids: Array.from(
          { length: Math.floor(next() * 3) },
          (__, at) => at * 4 + Math.floor(next() * 4),
        ),
      }));
      const gap = 1 + Math.floor(next() * 120);
      const best = bruteForce(items, gap);
      const found = closeGap(items, gap);
      expect([0 - found.change, found.item_ids.length]).toEqual([best.saved || 0, best.count]);
      expect(found.is_exact).toBe(true);
    }
  });

  it('answers sixty exclusive groups of two without losing itself', () => {
    const next = numbers(3);
    const items = Array.from({ length: 120 }, (_, id) =>
      item(id, -Math.round(next() * 1_000_000), Math.floor(id / 2)),
    );
    const found = closeGap(items, 12_345_678.9);
    expect(found.closes).toBe(true);
    expect(-found.change).toBeGreaterThanOrEqual(12_345_678.9);
  });
});
