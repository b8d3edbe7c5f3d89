import { drawScene } from '../paint/drawScene.ts';
import type { Room } from '../paint/Picture.ts';
import { SceneSurface } from '../surface/SceneSurface.tsx';
import { layoutTreemap } from './layoutTreemap.ts';
import type { TreemapProps } from './TreemapProps.ts';

const draw = (chart: TreemapProps, room: Room) => drawScene(layoutTreemap, chart, room);

/** The drawing itself, without the drawing library. Loaded on demand by Treemap. */
export default function TreemapCanvas(props: TreemapProps) {
  return <SceneSurface chart={props} draw={draw} walk="sides" />;
}
