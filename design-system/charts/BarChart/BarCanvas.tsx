import { SceneSurface } from '../surface/SceneSurface.tsx';
import { drawBars } from './drawBars.ts';
import type { BarChartProps } from './BarChartProps.ts';

/** The drawing itself. Loaded on demand by BarChart. */
export default function BarCanvas(props: BarChartProps) {
  return <SceneSurface chart={props} draw={drawBars} />;
}
