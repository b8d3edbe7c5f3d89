import { sumMoney } from '#domain/money';
import type { Foresite, ItemBrief } from '#shared/foresite';

/** What a list query holds. */
export interface ItemRows {
  count: number;
  results: ItemBrief[];
}

/** The rows with one item changed; rows that do not hold it stay the same object. */
export function rowsWith(rows: ItemRows, itemId: number, change: Partial<ItemBrief>): ItemRows {
  if (!rows.results.some((row) => row.id === itemId)) return rows;
  return { ...rows, results: rows.results.map((row) => (row.id === itemId ? { ...row, ...change } : row)) };
}

/**
 * Forecast and gap with an item counted in, in dollars; `id` is null of a new one. Whether the forecast holds it already is what the trend
 * says: an item's own status may be ahead of it.
 */
export function effectOf(trend: Foresite | undefined, item: { id: number | null; cost: number | null }) {
  const forecast = trend?.summary.forecast ?? null;
  const budget = trend?.summary.program_value ?? null;
  const cost = item.cost ?? 0;
  if (!trend || forecast === null) return { without: null, withIt: null, gap: null };
  const approved = [...trend.approved_series, ...trend.estimated_approved_series];
  const isIn = approved.some((point) => point.item_id === item.id);
  const without = isIn ? sumMoney([forecast, -cost]) : forecast;
  const withIt = sumMoney([without, cost]);
  return { without, withIt, gap: budget === null ? null : sumMoney([withIt, -budget]) };
}
