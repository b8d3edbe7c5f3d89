import { lazyChart } from '../surface/lazyChart.tsx';
import type { PieChartProps } from './PieChartProps.ts';

/** Parts of a whole as a ring with the whole in its middle, and a list of the parts beside it. */
export const PieChart = lazyChart<PieChartProps>(() => import('./PieCanvas.tsx'));
