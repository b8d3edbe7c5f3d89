import { lazy, Suspense } from 'react';
import type { TrendSpec } from '../trend-layout/TrendSpec.ts';
import * as styles from './TrendChart.css.ts';

export interface TrendChartProps {
  spec: TrendSpec;
  /** The whole chart in one sentence, for screen readers. */
  summary: string;
  /** Told when T is pressed on the focused chart. */
  onTable?: () => void;
}

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
