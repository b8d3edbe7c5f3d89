import { drawScene } from '../paint/drawScene.ts';
import { SceneSurface } from '../surface/SceneSurface.tsx';
import { layoutBars } from './layoutBars.ts';
import type { BarChartProps } from './BarChartProps.ts';

/** The drawing itself. Loaded on demand by BarChart. */
export default function BarCanvas(props: BarChartProps) {
  return <SceneSurface chart={props} layout={layoutBars} draw={drawScene} />;
}
