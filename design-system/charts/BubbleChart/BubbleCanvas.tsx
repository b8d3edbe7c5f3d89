import { SceneSurface } from '../surface/SceneSurface.tsx';
import { drawBubbles } from './drawBubbles.ts';
import type { BubbleChartProps } from './BubbleChartProps.ts';

/** The drawing itself. Loaded on demand by BubbleChart. */
export default function BubbleCanvas(props: BubbleChartProps) {
  return <SceneSurface chart={props} draw={drawBubbles} walk="sides" />;
}
