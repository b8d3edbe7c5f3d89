import type { AreaDecision } from './inUnit.ts';

/** What items change of an area: approved since the newest estimate, and the least and the most that pending ones still may. */
export interface AreaEffect {
  approved: number;
  pending_low: number;
  pending_high: number;
}

const KEPT = 10_000; // four decimals: as many as an area is stored with

const less = (area: number, from: number) => Math.round((area - from) * KEPT) / KEPT;

/** The effect of a member's items, in the unit of the decision; none without a decision. */
export function areaEffect(
  decision: Pick<AreaDecision, 'approved' | 'forecast' | 'low' | 'high'> | undefined,
): AreaEffect {
  if (!decision) return { approved: 0, pending_low: 0, pending_high: 0 };
  const { approved, forecast, low, high } = decision;
  return { approved, pending_low: less(low, forecast), pending_high: less(high, forecast) };
}
