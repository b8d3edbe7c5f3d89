import { drawScene } from '../paint/drawScene.ts';
import { SceneSurface } from '../surface/SceneSurface.tsx';
import { layoutLine } from './layoutLine.ts';
import type { LineChartProps } from './LineChartProps.ts';

/** The drawing itself. Loaded on demand by LineChart. */
export default function LineCanvas(props: LineChartProps) {
  return <SceneSurface chart={props} layout={layoutLine} draw={drawScene} />;
}
