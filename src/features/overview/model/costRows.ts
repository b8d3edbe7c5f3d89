import { formatMoney, formatPercent } from '#domain/money';
import type { CostFigure } from '#shared/why';
import type { Overview } from '../overviewQueries.ts';

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
  if (gap === 0) return [{ id: 'gap', name: 'On budget', text: formatMoney(0) }];
  return gap > 0
    ? [{ id: 'gap', name: `Over budget${share}`, text: `▲ ${formatMoney(gap)}`, tone: 'rise' }]
    : [{ id: 'gap', name: `Under budget${share}`, text: `▼ ${formatMoney(gap)}`, tone: 'fall' }];
}

/** Budget, estimate, forecast, gap and what pending items can still do, in whole dollars. */
export function costRows(cost: Cost): CostRow[] {
  const row = (id: CostFigure, name: string, amount: number | null): CostRow => ({
    id,
    name,
    text: formatMoney(amount),
  });
  return [
    row('budget', 'Project budget', cost.target_budget),
    row('estimate', 'Current milestone', cost.current_estimate),
    row('approved', 'Approved since', cost.approved),
    { ...row('forecast', 'Forecast', cost.forecast), isSum: true },
    ...gapRow(cost),
    row('low', 'Pending low', cost.pending_low),
    row('high', 'Pending high', cost.pending_high),
  ];
}
