import { lazyChart } from '../surface/lazyChart.tsx';
import type { ColumnChartProps } from './ColumnChartProps.ts';

/** Columns over names or dates, stacked or side by side, with totals, a target and what a total may still become. */
export const ColumnChart = lazyChart<ColumnChartProps>(() => import('./ColumnCanvas.tsx'));
