import { lazy } from 'react';
import { chartHeight } from '../surface/ChartBase.ts';
import { ChartPlace } from '../surface/ChartPlace.tsx';
import type { NetworkGraphProps } from './NetworkGraphProps.ts';

const NetworkCanvas = lazy(() => import('./NetworkCanvas.tsx'));

/** What is linked to what: nodes and lines, laid out the same way every time; keys walk from node to node. */
export function NetworkGraph(props: NetworkGraphProps) {
  return (
    <ChartPlace height={props.height ?? chartHeight}>
      <NetworkCanvas {...props} />
    </ChartPlace>
  );
}
