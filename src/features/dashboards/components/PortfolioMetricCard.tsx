import { useQuery } from '@tanstack/react-query';
import { type DashboardMetric, metricQuery } from '../dashboardQueries.ts';
import type { MetricName } from '../model/metricSeries.ts';
import type { PortfolioFilters } from '../model/portfolioFilters.ts';
import { mostSavings, PORTFOLIO_METRICS, type PortfolioMetric } from '../model/portfolioMetrics.ts';
import * as t from '../texts.ts';
import { MetricCard } from './MetricCard.tsx';

export interface PortfolioMetricCardProps {
  kind: PortfolioMetric;
  filters: PortfolioFilters;
  onBar: (metric: DashboardMetric, bar: MetricName) => void;
}

/** A metric over every project in sight. */
export function PortfolioMetricCard({ kind, ...rest }: PortfolioMetricCardProps) {
  if (kind === 'pending_priorities') return <PendingCard {...rest} />;
  return (
    <MetricCard source={{ filters: rest.filters }} metric={PORTFOLIO_METRICS[kind]} onBar={rest.onBar} />
  );
}

/** What pending items would save and add by priority, with how many they are. */
function PendingCard({ filters, onBar }: Omit<PortfolioMetricCardProps, 'kind'>) {
  const metric = PORTFOLIO_METRICS.pending_priorities;
  const source = { filters };
  const costs = useQuery(metricQuery(source, metric)).data;
  const counts = useQuery(metricQuery(source, { ...metric, secondary_axis: 'count' })).data;
  const most = costs && mostSavings(costs.data);
  const countOf = new Map(
    counts?.data.map(({ main_id, value }) => [main_id, `${value} ${t.itemWord(value)}`]),
  );
  return (
    <MetricCard
      source={source}
      metric={metric}
      onBar={onBar}
      detailOf={(id) => countOf.get(id)}
      {...(most && {
        lead: (
          <>
            <b>{most.name}</b>
            {t.holds}
            <b>{most.share}</b>
            {t.ofThePendingSavings}
          </>
        ),
      })}
    />
  );
}
