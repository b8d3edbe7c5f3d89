import { drawScene } from '../paint/drawScene.ts';
import { SceneSurface } from '../surface/SceneSurface.tsx';
import { layoutHistogram } from './layoutHistogram.ts';
import type { HistogramProps } from './HistogramProps.ts';

/** The drawing itself. Loaded on demand by Histogram. */
export default function HistogramCanvas(props: HistogramProps) {
  return <SceneSurface chart={props} layout={layoutHistogram} draw={drawScene} />;
}
