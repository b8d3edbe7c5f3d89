import { drawScene } from '../paint/drawScene.ts';
import type { Room } from '../paint/Picture.ts';
import { SceneSurface } from '../surface/SceneSurface.tsx';
import { layoutLine } from './layoutLine.ts';
import type { LineChartProps } from './LineChartProps.ts';

const draw = (chart: LineChartProps, room: Room) => drawScene(layoutLine, chart, room);

/** The drawing itself. Loaded on demand by LineChart. */
export default function LineCanvas(props: LineChartProps) {
  return <SceneSurface chart={props} draw={draw} />;
}
