import { lazyChart } from '../surface/lazyChart.tsx';
import type { HistogramProps } from './HistogramProps.ts';

/** How often values fall where, with the percentiles that matter. */
export const Histogram = lazyChart<HistogramProps>(() => import('./HistogramCanvas.tsx'));
