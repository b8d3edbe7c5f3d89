import { SceneSurface } from '../surface/SceneSurface.tsx';
import { drawPie } from './drawPie.ts';
import type { PieChartProps } from './PieChartProps.ts';

/** The drawing itself. Loaded on demand by PieChart. */
export default function PieCanvas(props: PieChartProps) {
  return <SceneSurface chart={props} draw={drawPie} />;
}
