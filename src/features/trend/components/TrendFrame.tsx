import { assignInlineVars } from '@vanilla-extract/dynamic';
import { lazy, Suspense } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import * as t from '../texts.ts';
import { ChartEdge, type ChartEdgeProps } from './ChartEdge.tsx';
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
  /** How high the person made it; left out where that cannot be changed. */
  room?: ChartEdgeProps;
}

/** Chart and summary in one frame, of today or of a day that is past. */
export function TrendFrame({ chart, summary, room }: TrendFrameProps) {
  return (
    <section
      className={styles.frame}
      data-summary={summary !== null || undefined}
      aria-label={t.costTrendAndSummary}
      style={room?.height ? assignInlineVars({ [styles.room]: `${room.height}px` }) : undefined}
    >
      <div className={styles.plot}>
        <Suspense fallback={waitingChart}>
          <CostTrendChart {...chart} />
        </Suspense>
      </div>
      {summary ? (
        <ScrollBox label={t.figuresOfTheSummary} className={styles.side}>
          <SummaryPanel {...summary} />
        </ScrollBox>
      ) : null}
      {room ? <ChartEdge {...room} /> : null}
    </section>
  );
}
