import { drawScene } from '../paint/drawScene.ts';
import type { Room } from '../paint/Picture.ts';
import { SceneSurface } from '../surface/SceneSurface.tsx';
import { layoutPie } from './layoutPie.ts';
import type { PieChartProps } from './PieChartProps.ts';

const draw = (chart: PieChartProps, room: Room) => drawScene(layoutPie, chart, room);

/** The drawing itself. Loaded on demand by PieChart. */
export default function PieCanvas(props: PieChartProps) {
  return <SceneSurface chart={props} draw={draw} />;
}
