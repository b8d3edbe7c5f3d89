import { fromCents, safeCents, toCents, type Amount } from '#domain/money';
import { bestSelection, type Choice } from './bestSelection.ts';
import { type PackingBudget, packingBudget } from './packingBudget.ts';

/** A pending item. Items that share a group cannot be approved together. */
export interface PendingItem {
  id: number;
  cost: Amount;
  group_ids: readonly number[];
}

/** One end of the range: its sum in dollars and the items that make it, by rising id. */
export interface RangeEnd {
  sum: number;
  ids: number[];
}

/**
 * The most and the least that pending items may still add, in dollars: `high` is never negative, `low` never positive.
 * Not exact, the sums are bounds that no choice of items can pass, and `ids` the best choice that was met.
 */
export interface PendingRange {
  high: RangeEnd;
  low: RangeEnd;
  is_exact: boolean;
}

/** Finds the range of pending items. */
export type RangeOf = (items: readonly PendingItem[]) => PendingRange;

function rangeEnd(choices: readonly Choice[], sign: 1 | -1, budget: PackingBudget) {
  const { chosen, excess } = bestSelection(choices, budget);
  const cents = chosen.reduce((sum, choice) => safeCents(sum + choice.weight), excess);
  return {
    end: {
      sum: fromCents(safeCents(cents * sign)),
      ids: chosen.map((choice) => choice.id).sort((a, b) => a - b),
    },
    isExact: excess === 0,
  };
}

/**
 * High is the largest sum of positive costs that may all be approved together, low the most negative sum of savings;
 * both exact over overlapping groups as far as the budget goes, and bounds beyond it (docs/product/foresite.md).
 */
export function pendingRange(
  items: readonly PendingItem[],
  budget: PackingBudget = packingBudget(),
): PendingRange {
  const costs: Choice[] = [];
  const savings: Choice[] = [];
  for (const { id, cost, group_ids } of items) {
    const cents = toCents(cost);
    if (cents > 0) costs.push({ id, weight: cents, group_ids });
    if (cents < 0) savings.push({ id, weight: -cents, group_ids });
  }
  const high = rangeEnd(costs, 1, budget);
  const low = rangeEnd(savings, -1, budget);
  return { high: high.end, low: low.end, is_exact: high.isExact && low.isExact };
}

/** The range of two lists of items that share no group. */
export const joinRanges = (a: PendingRange, b: PendingRange): PendingRange => ({
  high: joinEnds(a.high, b.high),
  low: joinEnds(a.low, b.low),
  is_exact: a.is_exact && b.is_exact,
});

const joinEnds = (a: RangeEnd, b: RangeEnd): RangeEnd => ({
  sum: fromCents(safeCents(toCents(a.sum) + toCents(b.sum))),
  ids: [...a.ids, ...b.ids].sort((one, other) => one - other),
});
