import { drawScene } from '../paint/drawScene.ts';
import type { Room } from '../paint/Picture.ts';
import { SceneSurface } from '../surface/SceneSurface.tsx';
import { layoutHistogram } from './layoutHistogram.ts';
import type { HistogramProps } from './HistogramProps.ts';

const draw = (chart: HistogramProps, room: Room) => drawScene(layoutHistogram, chart, room);

/** The drawing itself. Loaded on demand by Histogram. */
export default function HistogramCanvas(props: HistogramProps) {
  return <SceneSurface chart={props} draw={draw} />;
}
