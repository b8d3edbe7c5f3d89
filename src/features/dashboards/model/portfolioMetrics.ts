import { formatPercent } from '#domain/money';
import type { DashboardMetric, MetricAnswer } from '../dashboardQueries.ts';
import * as t from '../texts.ts';
import { FIRST_METRIC } from './firstMetric.ts';

/** The metrics of the portfolio: where the value of its risks lies, and what its pending items would do. */
export const PORTFOLIO_METRICS = {
  risk_categories: {
    ...FIRST_METRIC,
    name: t.riskValueByCategory,
    chart_type: 'stack_bar',
    group_axis: 'project',
    orientation: 'horizontal',
  },
  pending_priorities: {
    ...FIRST_METRIC,
    name: t.pendingItemsByPriority,
    feature: 'value_option_items',
    main_axis: 'priority',
    orientation: 'horizontal',
  },
} as const satisfies Record<string, DashboardMetric>;

/** A metric of the portfolio. */
export type PortfolioMetric = keyof typeof PORTFOLIO_METRICS;

/** Whether a card is a metric of the portfolio. */
export const isPortfolioMetric = (card: string): card is PortfolioMetric =>
  Object.hasOwn(PORTFOLIO_METRICS, card);

/** Which name holds most of the savings, and how much of them; nothing where nothing is saved. */
export function mostSavings(data: MetricAnswer['data']): { name: string; share: string } | undefined {
  const savings = data.filter(({ value }) => value < 0).toSorted((a, b) => a.value - b.value);
  const sum = savings.reduce((total, { value }) => total + value, 0);
  const [most] = savings;
  return most && { name: most.main_label, share: formatPercent((most.value / sum) * 100) };
}
