import { lazyChart } from '../surface/lazyChart.tsx';
import type { LineChartProps } from './LineChartProps.ts';

/** Lines over names or dates, with bands, a target, today and a second axis at the top; labelled at their ends. */
export const LineChart = lazyChart<LineChartProps>(() => import('./LineCanvas.tsx'));
