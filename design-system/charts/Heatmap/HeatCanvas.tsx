import { drawScene } from '../paint/drawScene.ts';
import type { Room } from '../paint/Picture.ts';
import { SceneSurface } from '../surface/SceneSurface.tsx';
import type { HeatmapProps } from './HeatmapProps.ts';
import { cellId, type DenseHeat, layoutHeat } from './layoutHeat.ts';

const draw = (chart: DenseHeat, room: Room) => drawScene(layoutHeat, chart, room);

/** A dense heatmap on a canvas. Loaded on demand by Heatmap. */
export default function HeatCanvas({ onSelect, ...chart }: HeatmapProps) {
  const handleSelect = (id: string) => {
    const cell = chart.cells.find((candidate) => cellId(candidate) === id);
    if (cell) onSelect?.(cell);
  };
  return (
    <SceneSurface
      chart={{ ...chart, ...(onSelect ? { onSelect: handleSelect } : {}) }}
      draw={draw}
      walk="sides"
    />
  );
}
