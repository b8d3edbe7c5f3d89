import { subtractMoney, sumMoney, type Amount } from '#domain/money';
import { pendingRange, type PendingItem } from './pendingRange.ts';
import { targetGap, type TargetGap } from './targetState.ts';

/** What a project's position is computed from; amounts in dollars. */
export interface PositionInput {
  target_budget: Amount | null;
  /** Total at the current milestone; null while there is no estimate. */
  current_estimate: Amount | null;
  /** Sum of items approved after the current milestone's day. */
  approved: Amount;
  pending: readonly PendingItem[];
  tolerance?: number | undefined;
}

/** Where a project stands; null where there is no estimate or no target. */
export interface CostPosition extends TargetGap {
  forecast: number | null;
  pending_low: number | null;
  pending_high: number | null;
}

/** Forecast, gap and pending range of a project, for a list that needs no chart (docs/product/foresite.md). */
export function costPosition(input: PositionInput): CostPosition {
  const { current_estimate: current, target_budget: target } = input;
  const forecast = current === null ? null : sumMoney([current, input.approved]);
  const range = forecast === null ? null : pendingRange(input.pending);
  return {
    forecast,
    pending_low: forecast === null ? null : sumMoney([forecast, range!.low.sum]),
    pending_high: forecast === null ? null : sumMoney([forecast, range!.high.sum]),
    ...targetGap(forecast, target, input.tolerance),
  };
}

/**
 * The position once one more item is approved: pass its cost, or the negative cost of an approved item to see the
 * position without it. Amounts in dollars.
 */
export function withItem(
  position: { forecast: number | null; gap: number | null },
  item: { cost: Amount },
  tolerance?: number,
): TargetGap & { forecast: number | null } {
  const { forecast, gap } = position;
  if (forecast === null) return { forecast: null, ...targetGap(null, null) };
  const target = gap === null ? null : subtractMoney(forecast, gap);
  const moved = sumMoney([forecast, item.cost]);
  return { forecast: moved, ...targetGap(moved, target, tolerance) };
}
