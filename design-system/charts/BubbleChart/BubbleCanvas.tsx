import { drawScene } from '../paint/drawScene.ts';
import type { Room } from '../paint/Picture.ts';
import { SceneSurface } from '../surface/SceneSurface.tsx';
import { layoutBubbles } from './layoutBubbles.ts';
import type { BubbleChartProps } from './BubbleChartProps.ts';

const draw = (chart: BubbleChartProps, room: Room) => drawScene(layoutBubbles, chart, room);

/** The drawing itself. Loaded on demand by BubbleChart. */
export default function BubbleCanvas(props: BubbleChartProps) {
  return <SceneSurface chart={props} draw={draw} walk="sides" />;
}
