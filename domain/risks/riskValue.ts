import Big from 'big.js';
import { formatMoney, fromCents, safeCents, toCents, toDecimal, type Amount } from '#domain/money';

/** What the money of a risk depends on. `value` is dollars. */
export interface ValuedRisk {
  value?: Amount | null | undefined;
  likelihood?: number | null | undefined;
  impact?: number | null | undefined;
}

/** Smallest share of the budget that an impact costs, and what each further step adds (docs/product/risks.md). */
const SHARE = { first: '0.005', step: '0.01125' } as const;

/**
 * What a risk may cost when nobody set a value: budget x (0.5 % + 1.125 % per impact step) x likelihood/5, rounded half
 * away from zero to whole dollars (docs/product/risks.md). Null while the budget, likelihood or impact is missing.
 */
export function estimatedRiskValue(
  targetBudget: Amount | null | undefined,
  likelihood: number | null | undefined,
  impact: number | null | undefined,
): number | null {
  if (targetBudget == null || !likelihood || !impact) return null;
  const share = new Big(SHARE.step).times(impact - 1).plus(SHARE.first);
  return toDecimal(targetBudget).times(share).times(likelihood).div(5).round(0, Big.roundHalfUp).toNumber();
}

/** The estimated value as it is worked out, in words; null while a part is missing. */
export function estimateFormula(
  targetBudget: Amount | null | undefined,
  likelihood: number | null | undefined,
  impact: number | null | undefined,
): string | null {
  if (targetBudget == null || !likelihood || !impact) return null;
  const budget = formatMoney(targetBudget);
  return `${budget} × (${SHARE.first} + ${SHARE.step} × (${impact} − 1)) × ${likelihood}/5`;
}

/** The risk's own value in dollars, else the estimated one, else nothing. */
export function riskValue(risk: ValuedRisk, targetBudget: Amount | null | undefined): number {
  if (risk.value != null) return fromCents(toCents(risk.value));
  return estimatedRiskValue(targetBudget, risk.likelihood, risk.impact) ?? 0;
}

/** Money at stake in active risks, in dollars: in full, and weighted by likelihood/5 (docs/product/risks.md). */
export function riskExposure(risks: Iterable<ValuedRisk>): { value: number; expected: number } {
  let [value, expected] = [0, 0];
  for (const risk of risks) {
    const full = toDecimal(risk.value ?? 0);
    value = safeCents(value + toCents(full.toFixed()));
    expected = safeCents(
      expected +
        toCents(
          full
            .times(risk.likelihood ?? 0)
            .div(5)
            .toFixed(),
        ),
    );
  }
  return { value: fromCents(value), expected: fromCents(expected) };
}
