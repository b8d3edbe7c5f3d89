import { lazy } from 'react';
import { chartHeight } from '../surface/ChartBase.ts';
import { ChartPlace } from '../surface/ChartPlace.tsx';
import type { BubbleChartProps } from './BubbleChartProps.ts';

const BubbleCanvas = lazy(() => import('./BubbleCanvas.tsx'));

/** Points by two values, a third one as area; up to 500 stay apart by the pointer and by keys. */
export function BubbleChart(props: BubbleChartProps) {
  return (
    <ChartPlace height={props.height ?? chartHeight}>
      <BubbleCanvas {...props} />
    </ChartPlace>
  );
}
