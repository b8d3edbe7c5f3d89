import { lazy, Suspense } from 'react';
import type { TrendChartProps } from './TrendChartProps.ts';
import * as styles from './TrendChart.css.ts';

const TrendCanvas = lazy(() => import('./TrendCanvas.tsx'));

/**
 * Columns stacked by member over a time axis, with lines that fan out of the last one. The drawing library is its own chunk; its place is
 * reserved until it arrives.
 */
export function TrendChart(props: TrendChartProps) {
  return (
    <Suspense fallback={<div className={styles.plot} data-loading aria-busy="true" />}>
      <TrendCanvas {...props} />
    </Suspense>
  );
}
