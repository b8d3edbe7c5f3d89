import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import type { DashboardMetric } from '../dashboardQueries.ts';
import { metricListPath } from '../model/metricAddress.ts';
import type { MetricName } from '../model/metricSeries.ts';
import { usePortfolio } from '../usePortfolio.ts';

const MetricRowsFlyout = opened(async () => (await import('./MetricRowsFlyout.tsx')).default);

/** A bar of a metric leads to its list; where several of the projects are behind it, they are listed first. */
export function useBarRows(
  projects: readonly { id: number }[],
  dashboardId?: number,
): { onBar: (metric: DashboardMetric, bar: MetricName) => void; rows: ReactNode } {
  const { filters } = usePortfolio();
  const navigate = useNavigate();
  const [shown, setShown] = useState<{ metric: DashboardMetric; bar: MetricName }>();
  const onBar = (metric: DashboardMetric, bar: MetricName) => {
    const looked = filters.projects.length > 0 ? filters.projects : projects.map((project) => project.id);
    const only =
      metric.main_axis === 'project' ? Number(bar.id) : looked.length === 1 ? looked[0] : undefined;
    const path = only === undefined ? null : metricListPath(metric, bar.id, only);
    if (path === null) setShown({ metric, bar });
    else void navigate(path);
  };
  const rows = shown ? (
    <Suspense>
      <MetricRowsFlyout
        {...shown}
        dashboardId={dashboardId}
        filters={filters}
        onClose={() => setShown(undefined)}
      />
    </Suspense>
  ) : null;
  return { onBar, rows };
}
