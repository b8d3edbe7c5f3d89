import { SceneSurface } from '../surface/SceneSurface.tsx';
import { drawTreemap } from './drawTreemap.ts';
import type { TreemapProps } from './TreemapProps.ts';

/** The drawing itself. Loaded on demand by Treemap. */
export default function TreemapCanvas(props: TreemapProps) {
  return <SceneSurface chart={props} draw={drawTreemap} walk="sides" />;
}
