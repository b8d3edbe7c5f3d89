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

/**
 * What is left of a risk once the open mitigations are done. Its value falls with the impact, in proportion; nothing falls
 * below 1.
 */
export function residualReading(now: RiskReading, mitigations: readonly MitigationEffect[]): RiskReading {
  const open = mitigations.filter(({ status }) => status !== 'COMPLETE');
  const sum = (field: 'likelihood_effect' | 'impact_effect') =>
    open.reduce((steps, mitigation) => steps + (mitigation[field] ?? 0), 0);
  const likelihood = lowered(now.likelihood, sum('likelihood_effect'));
  const impact = lowered(now.impact, sum('impact_effect'));
  const value =
    now.value === null || now.impact === null || impact === null
      ? now.value
      : Math.round((now.value * impact) / now.impact);
  return { likelihood, impact, value };
}

/** What the mitigations cost in all, what is spent on those that are done, and the expected value the open ones take off. */
export function mitigationMoney(
  now: RiskReading,
  mitigations: readonly MitigationEffect[],
): { cost: number; spent: number; buys: number } {
  const cents = (list: readonly MitigationEffect[]) =>
    fromCents(list.reduce((sum, { cost }) => sum + toCents(cost ?? 0), 0));
  const done = mitigations.filter(({ status }) => status === 'COMPLETE');
  const left = expectedValue(residualReading(now, mitigations)) ?? 0;
  return {
    cost: cents(mitigations),
    spent: cents(done),
    buys: Math.max(0, (expectedValue(now) ?? 0) - left),
  };
}
