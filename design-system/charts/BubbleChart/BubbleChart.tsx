import { lazyChart } from '../surface/lazyChart.tsx';
import type { BubbleChartProps } from './BubbleChartProps.ts';

/** Points by two values, a third one as area; up to 500 stay apart by the pointer and by keys. */
export const BubbleChart = lazyChart<BubbleChartProps>(() => import('./BubbleCanvas.tsx'));
