import { lazy } from 'react';
import { chartHeight } from '../surface/ChartBase.ts';
import { ChartPlace } from '../surface/ChartPlace.tsx';
import type { ColumnChartProps } from './ColumnChartProps.ts';

const ColumnCanvas = lazy(() => import('./ColumnCanvas.tsx'));

/** Columns over names or dates, stacked or side by side, with totals, a target and what a total may still become. */
export function ColumnChart(props: ColumnChartProps) {
  return (
    <ChartPlace height={props.height ?? chartHeight}>
      <ColumnCanvas {...props} />
    </ChartPlace>
  );
}
