import { lazy, Suspense } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import type { CostTrendChartProps } from './CostTrendChart.tsx';
import { SummaryPanel, type SummaryPanelProps } from './SummaryPanel.tsx';
import * as styles from './TrendSection.css.ts';

const CostTrendChart = lazy(() =>
  import('./CostTrendChart.tsx').then((file) => ({ default: file.CostTrendChart })),
);

/** The place of the chart before it has arrived. */
export const waitingChart = (
  <div className={styles.waiting}>
    <Skeleton height={412} />
  </div>
);

export interface TrendFrameProps {
  chart: CostTrendChartProps;
  /** The figures beside it; null while they are closed. */
  summary: SummaryPanelProps | null;
}

/** Chart and summary in one frame, of today or of a day that is past. */
export function TrendFrame({ chart, summary }: TrendFrameProps) {
  return (
    <section
      className={styles.frame}
      data-summary={summary !== null || undefined}
      aria-label="Cost trend and summary"
    >
      <div className={styles.plot}>
        <Suspense fallback={waitingChart}>
          <CostTrendChart {...chart} />
        </Suspense>
      </div>
      {summary ? (
        <div className={styles.side}>
          <SummaryPanel {...summary} />
        </div>
      ) : null}
    </section>
  );
}
