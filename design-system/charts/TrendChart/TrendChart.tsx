import { lazy } from 'react';
import { ChartPlace } from '../surface/ChartPlace.tsx';
import type { TrendChartProps } from './TrendChartProps.ts';
import { useTrendHeight } from './useTrendHeight.ts';

const TrendCanvas = lazy(() => import('./TrendCanvas.tsx'));

/**
 * Columns stacked by member over a time axis, with lines that fan out of the last one. The drawing library is its own chunk; its place is
 * reserved until it arrives.
 */
export function TrendChart(props: TrendChartProps) {
  return (
    <ChartPlace height={useTrendHeight(props.height)}>
      <TrendCanvas {...props} />
    </ChartPlace>
  );
}
