import { drawScene } from '../paint/drawScene.ts';
import { SceneSurface } from '../surface/SceneSurface.tsx';
import { layoutTreemap } from './layoutTreemap.ts';
import type { TreemapProps } from './TreemapProps.ts';

/** The drawing itself, without the drawing library. Loaded on demand by Treemap. */
export default function TreemapCanvas(props: TreemapProps) {
  return <SceneSurface chart={props} layout={layoutTreemap} draw={drawScene} walk="sides" />;
}
