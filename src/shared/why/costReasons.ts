import { sumMoney } from '#domain/money';
import { moneyPart, type Reason } from './reason.ts';

/** What a project costs, as the widgets of cost have it. */
export interface ProjectCost {
  target_budget: number | null;
  current_estimate: number | null;
  approved: number;
  forecast: number | null;
  gap: number | null;
  pending_low: number | null;
  pending_high: number | null;
}

/** A figure of the widgets of cost. */
export type CostFigure = 'budget' | 'estimate' | 'approved' | 'forecast' | 'gap' | 'low' | 'high';

/** What the contract calls them; a gap is but the difference of two. */
export const costTraces: Readonly<Record<Exclude<CostFigure, 'gap'>, string>> & { gap?: undefined } = {
  budget: 'budget',
  estimate: 'current_estimate',
  approved: 'approved',
  forecast: 'forecast',
  low: 'pending_low',
  high: 'pending_high',
};

function pending(cost: ProjectCost, end: 'low' | 'high'): Reason {
  const sum = cost[`pending_${end}`];
  return {
    sentence: `The forecast with the most that pending items can still ${end === 'low' ? 'save' : 'add'} together, one of each group.`,
    parts: [
      moneyPart('Forecast', cost.forecast),
      moneyPart(
        'Pending items',
        sum === null || cost.forecast === null ? null : sumMoney([sum, -cost.forecast]),
      ),
    ],
    sum: moneyPart(end === 'low' ? 'Pending low' : 'Pending high', sum),
  };
}

/** Why a figure of the project's cost is what it is. */
export function costReason(figure: CostFigure, cost: ProjectCost): Reason {
  if (figure === 'low' || figure === 'high') return pending(cost, figure);
  const { target_budget: budget, current_estimate: estimate, approved, forecast, gap } = cost;
  const reasons: Record<Exclude<CostFigure, 'low' | 'high'>, Reason> = {
    budget: {
      sentence: 'The sum of the components’ budgets where those are set, else the budget of the project.',
    },
    estimate: { sentence: 'The newest estimate of a milestone.' },
    approved: { sentence: 'Items approved since the newest estimate, so not yet in one.' },
    forecast: {
      sentence: 'The newest estimate plus what was approved since.',
      parts: [moneyPart('Current milestone', estimate), moneyPart('Approved since', approved)],
      sum: moneyPart('Forecast', forecast),
    },
    gap: {
      sentence: 'The forecast less the budget.',
      parts: [moneyPart('Forecast', forecast), moneyPart('Budget', budget)],
      sum: moneyPart('Gap', gap),
    },
  };
  return reasons[figure];
}
