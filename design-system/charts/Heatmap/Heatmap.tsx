import { lazy } from 'react';
import { ChartPlace } from '../surface/ChartPlace.tsx';
import type { HeatmapProps } from './HeatmapProps.ts';
import { HeatTable } from './HeatTable.tsx';

const HeatCanvas = lazy(() => import('./HeatCanvas.tsx'));

const heatHeight = 500; // px (docs/product/foresite.md)
const dense = 100; // cells; a table of more is slower to walk than to see

/** Where values are high by two criteria: a table of real cells for small matrices, a drawing for dense ones. */
export function Heatmap(props: HeatmapProps) {
  const height = props.height ?? heatHeight;
  if (props.rows.length * props.columns.length <= dense) return <HeatTable {...props} height={height} />;
  return (
    <ChartPlace height={height}>
      <HeatCanvas {...props} height={height} />
    </ChartPlace>
  );
}
