import { SceneSurface } from '../surface/SceneSurface.tsx';
import { drawHistogram } from './drawHistogram.ts';
import type { HistogramProps } from './HistogramProps.ts';

/** The drawing itself. Loaded on demand by Histogram. */
export default function HistogramCanvas(props: HistogramProps) {
  return <SceneSurface chart={props} draw={drawHistogram} />;
}
