import { SceneSurface } from '../surface/SceneSurface.tsx';
import type { HeatmapProps } from './HeatmapProps.ts';
import { cellId, drawHeat } from './drawHeat.ts';

/** A dense heatmap on a canvas. Loaded on demand by Heatmap. */
export default function HeatCanvas({ onSelect, ...chart }: HeatmapProps) {
  const handleSelect = (id: string) => {
    const cell = chart.cells.find((candidate) => cellId(candidate) === id);
    if (cell) onSelect?.(cell);
  };
  return (
    <SceneSurface
      chart={{ ...chart, ...(onSelect ? { onSelect: handleSelect } : {}) }}
      draw={drawHeat}
      walk="sides"
    />
  );
}
