import { formatMoney, formatPercent } from '#domain/money';
import type { CostFigure } from '#shared/why';
import type { Overview } from '../overviewQueries.ts';
import * as t from '../texts.ts';

/** A line of the cost widget. */
export interface CostRow {
  id: CostFigure;
  name: string;
  text: string;
  isSum?: boolean;
  tone?: 'rise' | 'fall';
}

type Cost = NonNullable<Overview['cost']>;

/** Over or under budget: by word, arrow and parentheses as well as by colour. */
function gapRow({ gap, gap_percent: percent }: Cost): CostRow[] {
  if (gap === null) return [];
  const share = percent === null || gap === 0 ? '' : `, ${formatPercent(Math.abs(percent))}`;
  if (gap === 0) return [{ id: 'gap', name: t.onBudget, text: formatMoney(0) }];
  return gap > 0
    ? [{ id: 'gap', name: t.overBudgetShare(share), text: `▲ ${formatMoney(gap)}`, tone: 'rise' }]
    : [{ id: 'gap', name: t.underBudgetShare(share), text: `▼ ${formatMoney(gap)}`, tone: 'fall' }];
}

/** Budget, estimate, forecast, gap and what pending items can still do, in whole dollars. */
export function costRows(cost: Cost): CostRow[] {
  const row = (id: CostFigure, name: string, amount: number | null): CostRow => ({
    id,
    name,
    text: formatMoney(amount),
  });
  return [
    row('budget', t.projectBudget, cost.target_budget),
    row('estimate', t.currentMilestone, cost.current_estimate),
    row('approved', t.approvedSince, cost.approved),
    { ...row('forecast', t.forecast, cost.forecast), isSum: true },
    ...gapRow(cost),
    row('low', t.pendingLow, cost.pending_low),
    row('high', t.pendingHigh, cost.pending_high),
  ];
}
