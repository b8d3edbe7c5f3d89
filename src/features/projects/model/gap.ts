import { formatMoney, formatPercent } from '#domain/money';
import * as t from '../texts.ts';

export interface GapWords {
  /** `$7,900,000`, `($3,800,000)`, `-`. */
  amount: string;
  trend?: 'rise' | 'fall';
  /** `2.6% over`, `1.8% under`, `On budget`. */
  words?: string;
}

/** A gap to the budget in words: over rises, under falls; positive is over. */
export function describeGap(gap: number | null, percent: number | null): GapWords {
  if (gap === null) return { amount: formatMoney(null) };
  if (gap === 0) return { amount: formatMoney(0), words: t.onBudget };
  const over = gap > 0;
  return {
    amount: formatMoney(gap),
    trend: over ? 'rise' : 'fall',
    ...(percent === null ? {} : { words: `${formatPercent(Math.abs(percent))} ${over ? 'over' : 'under'}` }),
  };
}
