import { fromCents, safeCents, toCents, type Amount } from '#domain/money';
import { bestSelection, type Choice } from './bestSelection.ts';

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

/** The most and the least that pending items may still add, in dollars: `high` is never negative, `low` never positive. */
export interface PendingRange {
  high: RangeEnd;
  low: RangeEnd;
}

function rangeEnd(choices: readonly Choice[], sign: 1 | -1): RangeEnd {
  const chosen = bestSelection(choices);
  const cents = chosen.reduce((sum, choice) => safeCents(sum + choice.weight), 0);
  return {
    sum: fromCents(safeCents(cents * sign)),
    ids: chosen.map((choice) => choice.id).sort((a, b) => a - b),
  };
}

/**
 * High is the largest sum of positive costs that may all be approved together, low the most negative sum of savings;
 * both exact over overlapping groups (docs/product/foresite.md). Throws RuleError `groups_too_tangled` past any real project.
 */
export function pendingRange(items: readonly PendingItem[]): PendingRange {
  const costs: Choice[] = [];
  const savings: Choice[] = [];
  for (const { id, cost, group_ids } of items) {
    const cents = toCents(cost);
    if (cents > 0) costs.push({ id, weight: cents, group_ids });
    if (cents < 0) savings.push({ id, weight: -cents, group_ids });
  }
  return { high: rangeEnd(costs, 1), low: rangeEnd(savings, -1) };
}
