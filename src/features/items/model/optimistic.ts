import { sumMoney } from '#domain/money';
import type { Foresite, Item, ItemBrief, ItemStatus } from '#shared/foresite';

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

const counted = { APPROVED: 'approved', REJECTED: 'rejected', PENDING: 'pending' } as const;
type Generated = Foresite['summary']['generated'];

function moved(generated: Generated, from: ItemStatus, to: ItemStatus, cost: number): Generated {
  const next = { ...generated };
  const add = (status: ItemStatus, sign: 1 | -1) => {
    if (!(status in counted)) return;
    const name = counted[status as keyof typeof counted];
    next[name] = { count: next[name].count + sign, cost: sumMoney([next[name].cost, sign * cost]) };
  };
  add(from, -1);
  add(to, 1);
  return next;
}

/**
 * The trend as it will stand once `item` has moved to `to`: forecast, gap, adjusted budget and totals at once, in dollars. The range waits for the server,
 * which knows the exclusive groups.
 */
export function trendWithMove(
  trend: Foresite,
  item: Pick<Item, 'status' | 'cost'>,
  to: ItemStatus,
): Foresite {
  const cost = item.cost ?? 0;
  const approved = (to === 'APPROVED' ? cost : 0) - (item.status === 'APPROVED' ? cost : 0);
  const { summary, budget_adjusted: adjusted } = trend;
  const forecast = summary.forecast === null ? null : sumMoney([summary.forecast, approved]);
  const gap =
    forecast === null || summary.program_value === null ? null : sumMoney([forecast, -summary.program_value]);
  return {
    ...trend,
    budget_adjusted: {
      ...adjusted,
      cost: adjusted.cost === null ? null : sumMoney([adjusted.cost, approved]),
    },
    summary: {
      ...summary,
      approved: sumMoney([summary.approved, approved]),
      forecast,
      gap,
      gap_percent: gap === null || !summary.program_value ? null : (gap / summary.program_value) * 100,
      generated: moved(summary.generated, item.status, to, cost),
    },
  };
}

/** Forecast and gap with an item counted in, in dollars; an approved one is in the forecast already. */
export function effectOf(trend: Foresite | undefined, item: { status: ItemStatus; cost: number | null }) {
  const forecast = trend?.summary.forecast ?? null;
  const budget = trend?.summary.program_value ?? null;
  const cost = item.cost ?? 0;
  if (forecast === null) return { without: null, withIt: null, gap: null };
  const isIn = item.status === 'APPROVED';
  const without = isIn ? sumMoney([forecast, -cost]) : forecast;
  const withIt = sumMoney([without, cost]);
  return { without, withIt, gap: budget === null ? null : sumMoney([withIt, -budget]) };
}
