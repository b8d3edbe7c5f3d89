import { lazy } from 'react';
import { chartHeight } from '../surface/ChartBase.ts';
import { ChartPlace } from '../surface/ChartPlace.tsx';
import type { PieChartProps } from './PieChartProps.ts';

const PieCanvas = lazy(() => import('./PieCanvas.tsx'));

/** Parts of a whole as a ring with the whole in its middle, and a list of the parts beside it. */
export function PieChart(props: PieChartProps) {
  return (
    <ChartPlace height={props.height ?? chartHeight}>
      <PieCanvas {...props} />
    </ChartPlace>
  );
}
