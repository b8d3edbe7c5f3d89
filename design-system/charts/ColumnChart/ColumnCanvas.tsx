import { SceneSurface } from '../surface/SceneSurface.tsx';
import { drawColumns } from './drawColumns.ts';
import type { ColumnChartProps } from './ColumnChartProps.ts';

/** The drawing itself. Loaded on demand by ColumnChart. */
export default function ColumnCanvas(props: ColumnChartProps) {
  return <SceneSurface chart={props} draw={drawColumns} />;
}
