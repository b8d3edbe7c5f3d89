import { lazy } from 'react';
import { chartHeight } from '../surface/ChartBase.ts';
import { ChartPlace } from '../surface/ChartPlace.tsx';
import type { HistogramProps } from './HistogramProps.ts';

const HistogramCanvas = lazy(() => import('./HistogramCanvas.tsx'));

/** How often values fall where, with the percentiles that matter. */
export function Histogram(props: HistogramProps) {
  return (
    <ChartPlace height={props.height ?? chartHeight}>
      <HistogramCanvas {...props} />
    </ChartPlace>
  );
}
