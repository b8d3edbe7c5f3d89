import { lazyChart } from '../surface/lazyChart.tsx';
import type { TrendChartProps } from './TrendChartProps.ts';
import { useTrendHeight } from './useTrendHeight.ts';

/**
 * Columns stacked by member over a time axis, with lines that fan out of the last one. The drawing library is its own chunk; its place is
 * reserved until it arrives.
 */
export const TrendChart = lazyChart<TrendChartProps>(() => import('./TrendCanvas.tsx'), useTrendHeight);
