import { SceneSurface } from '../surface/SceneSurface.tsx';
import { drawLines } from './drawLines.ts';
import type { LineChartProps } from './LineChartProps.ts';

/** The drawing itself. Loaded on demand by LineChart. */
export default function LineCanvas(props: LineChartProps) {
  return <SceneSurface chart={props} draw={drawLines} />;
}
