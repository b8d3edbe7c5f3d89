import { drawScene } from '../paint/drawScene.ts';
import { SceneSurface } from '../surface/SceneSurface.tsx';
import { layoutBubbles } from './layoutBubbles.ts';
import type { BubbleChartProps } from './BubbleChartProps.ts';

/** The drawing itself. Loaded on demand by BubbleChart. */
export default function BubbleCanvas(props: BubbleChartProps) {
  return <SceneSurface chart={props} layout={layoutBubbles} draw={drawScene} walk="sides" />;
}
