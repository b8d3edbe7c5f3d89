import { fromCents, toCents, toDecimal } from '#domain/money';
import type { MitigationStatus } from './mitigationProgress.ts';

/** One reading of a risk: how likely, how grave, and what it may cost, in dollars. */
export interface RiskReading {
  likelihood: number | null;
  impact: number | null;
  value: number | null;
}

/** What a mitigation takes off, in steps of likelihood and impact. */
export interface MitigationEffect {
  status: MitigationStatus;
  cost: number | null;
  likelihood_effect: number | null;
  impact_effect: number | null;
}

/** Value times likelihood/5, in dollars; null while one of them is missing. */
export const expectedValue = ({ value, likelihood }: RiskReading): number | null =>
  value === null || likelihood === null
    ? null
    : fromCents(toCents(toDecimal(value).times(likelihood).div(5).toFixed()));

const lowered = (rating: number | null, steps: number): number | null =>
  rating === null ? null : Math.max(1, rating - steps);

/** How far a mitigation lowers a rating. */
type Effect = { likelihood_effect?: number | null | undefined; impact_effect?: number | null | undefined };

/**
 * The reading once these mitigations are done. Its value falls with the impact, in proportion; nothing falls below 1
 * (docs/product/risks.md).
 */
export function readingAfter(now: RiskReading, done: readonly Effect[]): RiskReading {
  const sum = (field: 'likelihood_effect' | 'impact_effect') =>
    done.reduce((steps, mitigation) => steps + (mitigation[field] ?? 0), 0);
  const likelihood = lowered(now.likelihood, sum('likelihood_effect'));
  const impact = lowered(now.impact, sum('impact_effect'));
  const value =
    now.value === null || now.impact === null || impact === null
      ? now.value
      : Math.round((now.value * impact) / now.impact);
  return { likelihood, impact, value };
}

/** What is left of a risk once its open mitigations are done. */
export const residualReading = (now: RiskReading, mitigations: readonly MitigationEffect[]): RiskReading =>
  readingAfter(
    now,
    mitigations.filter(({ status }) => status !== 'COMPLETE'),
  );

/** A mitigation that is told apart by its number. */
type Numbered = Effect & { id?: number | null | undefined; status?: MitigationStatus | undefined };

/** The mitigations that were open before and are done now; one that begins as done changes nothing. */
export const newlyDone = <One extends Numbered>(before: readonly Numbered[], now: readonly One[]): One[] => {
  const open = new Set(before.filter(({ status }) => status !== 'COMPLETE').map(({ id }) => id));
  return now.filter(({ id, status }) => status === 'COMPLETE' && id != null && open.has(id));
};

/**
 * The expected value that each mitigation takes off, in dollars: open ones one after the other from where the risk is now, done ones
 * from where it was at first, the last of them down to where it is now. Never below zero; null while a part is missing.
 */
export function mitigationBuys(
  { inherent, now }: { inherent: RiskReading; now: RiskReading },
  mitigations: readonly MitigationEffect[],
): (number | null)[] {
  const lastDone = mitigations.findLastIndex(({ status }) => status === 'COMPLETE');
  const at = { COMPLETE: inherent, open: now };
  return mitigations.map((mitigation, index) => {
    const kind = mitigation.status === 'COMPLETE' ? 'COMPLETE' : 'open';
    const before = expectedValue(at[kind]);
    at[kind] = index === lastDone ? now : readingAfter(at[kind], [mitigation]);
    const after = expectedValue(at[kind]);
    return before === null || after === null
      ? null
      : Math.max(0, fromCents(toCents(before) - toCents(after)));
  });
}

/** What the mitigations cost in all, what is spent on those that are done, and the expected value that all of them take off. */
export function mitigationMoney(
  readings: { inherent: RiskReading; now: RiskReading },
  mitigations: readonly MitigationEffect[],
): { cost: number; spent: number; buys: number } {
  const cents = (amounts: readonly (number | null)[]) =>
    fromCents(amounts.reduce<number>((sum, amount) => sum + toCents(amount ?? 0), 0));
  const done = mitigations.filter(({ status }) => status === 'COMPLETE');
  return {
    cost: cents(mitigations.map(({ cost }) => cost)),
    spent: cents(done.map(({ cost }) => cost)),
    buys: cents(mitigationBuys(readings, mitigations)),
  };
}
