import type { IsoDate } from '#domain/dates';
import { fromCents, safeCents, toCents } from '#domain/money';
import { splitApproved } from './approvedSeries.ts';

/** Why an item counts otherwise on the later day. */
export const BRIDGE_CAUSES = {
  added: { label: 'Added' },
  deleted: { label: 'Deleted' },
  approved: { label: 'Approved' },
  reverted: { label: 'Decision taken back' },
  rejected: { label: 'Rejected' },
  moved: { label: 'Status changed' },
  in_estimate: { label: 'Now in the estimate' },
  not_in_estimate: { label: 'Not in the new estimate' },
  repriced: { label: 'Price changed' },
} as const;

/** Key of `BRIDGE_CAUSES`. */
export type BridgeCause = keyof typeof BRIDGE_CAUSES;

/** An item on one of the two days; `cost` in dollars. */
export interface BridgeItem {
  id: number;
  status: string;
  cost: number;
  approved_on: IsoDate | null;
  /** What a person has said of it and the current estimate of that day. */
  in_estimate?: boolean | null;
}

/** What the forecast was made of on a day: the current estimate in dollars with its milestone's day, and all items. */
export interface BridgeSide {
  current_estimate: number | null;
  current_date: IsoDate | null;
  items: readonly BridgeItem[];
}

/** One item that differs, and what that does to the forecast in dollars. */
export interface BridgeStep {
  item_id: number;
  cause: BridgeCause;
  from: { status: string; cost: number } | null;
  to: { status: string; cost: number } | null;
  effect: number;
}

/** The way from one forecast to the other: the estimate's part and each item's, which add up to it exactly. */
export interface ForecastBridge {
  estimate_effect: number | null;
  steps: BridgeStep[];
}

/** Items that add to the forecast: approved and not yet in the current estimate. */
function counted({ items, current_date }: BridgeSide): Set<number> {
  const approved = items.filter((item) => item.status === 'APPROVED');
  return new Set(splitApproved(approved, current_date).open.map((item) => item.id));
}

function causeOf(
  from: BridgeItem | undefined,
  to: BridgeItem | undefined,
  wasCounted: boolean,
  isCounted: boolean,
): BridgeCause | null {
  if (!from) return 'added';
  if (!to) return 'deleted';
  if (from.status !== to.status) {
    if (to.status === 'APPROVED') return 'approved';
    if (from.status === 'APPROVED') return 'reverted';
    return to.status === 'REJECTED' ? 'rejected' : 'moved';
  }
  if (wasCounted && !isCounted) return 'in_estimate';
  if (isCounted && !wasCounted) return 'not_in_estimate';
  return from.cost === to.cost ? null : 'repriced';
}

const sideOf = (item: BridgeItem | undefined) => (item ? { status: item.status, cost: item.cost } : null);

/**
 * What led from the forecast of one day to that of another (docs/product/time-machine.md): the new estimate
 * and every item that was added, decided, priced anew or deleted, largest effect first. Items that end as they began
 * are left out. `estimate_effect` is null unless both days have an estimate.
 */
export function forecastBridge(before: BridgeSide, after: BridgeSide): ForecastBridge {
  const [wasCounted, isCounted] = [counted(before), counted(after)];
  const earlier = new Map(before.items.map((item) => [item.id, item]));
  const later = new Map(after.items.map((item) => [item.id, item]));
  const steps = [...new Set([...earlier.keys(), ...later.keys()])].flatMap((id): BridgeStep[] => {
    const [from, to] = [earlier.get(id), later.get(id)];
    const cause = causeOf(from, to, wasCounted.has(id), isCounted.has(id));
    if (cause === null) return [];
    const was = from && wasCounted.has(id) ? toCents(from.cost) : 0;
    const is = to && isCounted.has(id) ? toCents(to.cost) : 0;
    const effect = fromCents(safeCents(is - was));
    return [{ item_id: id, cause, from: sideOf(from), to: sideOf(to), effect }];
  });
  const [old, now] = [before.current_estimate, after.current_estimate];
  return {
    estimate_effect: old === null || now === null ? null : fromCents(safeCents(toCents(now) - toCents(old))),
    steps: steps.sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect) || a.item_id - b.item_id),
  };
}
