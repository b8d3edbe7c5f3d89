import { lazy } from 'react';
import { chartHeight } from '../surface/ChartBase.ts';
import { ChartPlace } from '../surface/ChartPlace.tsx';
import type { LineChartProps } from './LineChartProps.ts';

const LineCanvas = lazy(() => import('./LineCanvas.tsx'));

/** Lines over names or dates, with bands, a target, today and a second axis at the top; labelled at their ends. */
export function LineChart(props: LineChartProps) {
  return (
    <ChartPlace height={props.height ?? chartHeight}>
      <LineCanvas {...props} />
    </ChartPlace>
  );
}
