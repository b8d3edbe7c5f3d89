import { lazyChart } from '../surface/lazyChart.tsx';
import type { BarChartProps } from './BarChartProps.ts';

/** Lying bars by name, from zero to both sides: for long names and for differences. */
export const BarChart = lazyChart<BarChartProps>(() => import('./BarCanvas.tsx'));
