import { sumMoney } from '#domain/money';
import { moneyPart, type Reason } from './reason.ts';
import * as t from './texts.ts';

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
    sentence: t.theForecastWithTheMost(end === 'low' ? t.save : t.add),
    parts: [
      moneyPart(t.forecast, cost.forecast),
      moneyPart(
        t.pendingItems,
        sum === null || cost.forecast === null ? null : sumMoney([sum, -cost.forecast]),
      ),
    ],
    sum: moneyPart(end === 'low' ? t.pendingLow : t.pendingHigh, sum),
  };
}

/** Why a figure of the project's cost is what it is. */
export function costReason(figure: CostFigure, cost: ProjectCost): Reason {
  if (figure === 'low' || figure === 'high') return pending(cost, figure);
  const { target_budget: budget, current_estimate: estimate, approved, forecast, gap } = cost;
  const reasons: Record<Exclude<CostFigure, 'low' | 'high'>, Reason> = {
    budget: {
      sentence: t.theSumOfTheComponents,
    },
    estimate: { sentence: t.theNewestEstimate },
    approved: { sentence: t.itemsApprovedSinceTheNewest },
    forecast: {
      sentence: t.theNewestEstimatePlusWhat,
      parts: [moneyPart(t.currentMilestone, estimate), moneyPart(t.approvedSince, approved)],
      sum: moneyPart(t.forecast, forecast),
    },
    gap: {
      sentence: t.theForecastLessTheBudget,
      parts: [moneyPart(t.forecast, forecast), moneyPart(t.budget, budget)],
      sum: moneyPart(t.gap, gap),
    },
  };
  return reasons[figure];
}
