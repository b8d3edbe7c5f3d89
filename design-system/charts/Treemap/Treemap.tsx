import { lazy } from 'react';
import { chartHeight } from '../surface/ChartBase.ts';
import { ChartPlace } from '../surface/ChartPlace.tsx';
import type { TreemapProps } from './TreemapProps.ts';

const TreemapCanvas = lazy(() => import('./TreemapCanvas.tsx'));

/** Parts of a whole as tiles, by area, in groups: for more parts than a ring can tell apart. */
export function Treemap(props: TreemapProps) {
  return (
    <ChartPlace height={props.height ?? chartHeight}>
      <TreemapCanvas {...props} />
    </ChartPlace>
  );
}
