import { drawScene } from '../paint/drawScene.ts';
import { SceneSurface } from '../surface/SceneSurface.tsx';
import { layoutPie } from './layoutPie.ts';
import type { PieChartProps } from './PieChartProps.ts';

/** The drawing itself. Loaded on demand by PieChart. */
export default function PieCanvas(props: PieChartProps) {
  return <SceneSurface chart={props} layout={layoutPie} draw={drawScene} />;
}
