import { PORTFOLIO_GROUPINGS, type PortfolioGrouping } from '#domain/dashboards';
import { definePageSetup } from '#shared/look';
import * as t from '../texts.ts';
import { PORTFOLIO_METRICS } from './portfolioMetrics.ts';

/** The cards below the headline, in their order; each row of a wide screen is full. */
export const PORTFOLIO_CARDS = {
  projects: t.budgetAndForecast,
  dates: t.nextMilestones,
  risk_categories: PORTFOLIO_METRICS.risk_categories.name,
  matrix: t.riskMatrix,
  pending_priorities: PORTFOLIO_METRICS.pending_priorities.name,
  over_time: t.forecastOverTime,
  decisions: t.decisionsDue,
  risks: t.topRisks,
  rates: t.costPerArea,
  issues: t.openIssues,
} as const;

/** A card of the portfolio. */
export type PortfolioCard = keyof typeof PORTFOLIO_CARDS;

/** How a person likes the portfolio: what is shown of it, and what projects are kept together by. */
export interface PortfolioLook {
  hidden: readonly PortfolioCard[];
  groupBy: PortfolioGrouping;
}

/** A person's own look; what is kept and does not fit counts as not said. */
export const portfolioSetup = definePageSetup<PortfolioLook>(
  'portfolio',
  'dashboards.portfolio',
  (stored) => {
    const kept = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
    const hidden = Array.isArray(kept['hidden']) ? kept['hidden'] : [];
    const by = kept['groupBy'];
    return {
      hidden: (Object.keys(PORTFOLIO_CARDS) as PortfolioCard[]).filter((card) => hidden.includes(card)),
      groupBy:
        typeof by === 'string' && Object.hasOwn(PORTFOLIO_GROUPINGS, by)
          ? (by as PortfolioGrouping)
          : 'group',
    };
  },
);
