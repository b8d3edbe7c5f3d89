import { limitCents } from '#domain/items';
import { fromCents, safeCents, toCents } from '#domain/money';
import type { PendingDecision } from './foresiteData.ts';
import type { InputItem } from './foresiteInput.ts';
import type { RangeOf } from './pendingRange.ts';

/** Sum of the limits of chosen items, in dollars; never negative, whichever way the costs point (docs/product/foresite.md). */
function margin(items: readonly InputItem[], limit: 'lower_limit' | 'upper_limit'): number {
  return fromCents(items.reduce((sum, item) => safeCents(sum + limitCents(item.cost, item[limit])), 0));
}

/** How far pending items can still move a forecast in dollars, with the margins of the items that do (docs/product/foresite.md). */
export function pendingDecision(
  dimensionId: number | null,
  { forecast, approved }: { forecast: number; approved: number },
  items: readonly InputItem[],
  rangeOf: RangeOf,
): PendingDecision {
  const { high, low, is_exact } = rangeOf(items);
  const byId = new Map(items.map((item) => [item.id, item]));
  const highItems = high.ids.map((id) => byId.get(id)!);
  const lowItems = low.ids.map((id) => byId.get(id)!);
  const plus = (sum: number) => fromCents(safeCents(toCents(forecast) + toCents(sum)));
  return {
    dimension_id: dimensionId,
    approved,
    forecast,
    high: plus(high.sum),
    low: plus(low.sum),
    high_top_margin: margin(highItems, 'upper_limit'),
    high_bottom_margin: margin(highItems, 'lower_limit'),
    low_top_margin: margin(lowItems, 'upper_limit'),
    low_bottom_margin: margin(lowItems, 'lower_limit'),
    items_count: items.length,
    high_items: high.ids,
    low_items: low.ids,
    is_exact,
  };
}
