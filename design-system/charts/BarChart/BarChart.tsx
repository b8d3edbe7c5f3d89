import { lazy } from 'react';
import { chartHeight } from '../surface/ChartBase.ts';
import { ChartPlace } from '../surface/ChartPlace.tsx';
import type { BarChartProps } from './BarChartProps.ts';

const BarCanvas = lazy(() => import('./BarCanvas.tsx'));

/** Lying bars by name, from zero to both sides: for long names and for differences. */
export function BarChart(props: BarChartProps) {
  return (
    <ChartPlace height={props.height ?? chartHeight}>
      <BarCanvas {...props} />
    </ChartPlace>
  );
}
