import { drawScene } from '../paint/drawScene.ts';
import { SceneSurface } from '../surface/SceneSurface.tsx';
import { layoutColumns } from './layoutColumns.ts';
import type { ColumnChartProps } from './ColumnChartProps.ts';

/** The drawing itself. Loaded on demand by ColumnChart. */
export default function ColumnCanvas(props: ColumnChartProps) {
  return <SceneSurface chart={props} layout={layoutColumns} draw={drawScene} />;
}
