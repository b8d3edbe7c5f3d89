import { useCallback } from 'react';
import type { Walk } from '../axes/findTarget.ts';
import { placeText } from '../axes/PlacedText.ts';
import { type Picture, pixelScales, type Room, still } from '../paint/Picture.ts';
import { chartHeight, noData, type ChartLook } from './ChartBase.ts';
import { ChartSurface } from './ChartSurface.tsx';
import { useUnchanged } from './useUnchanged.ts';

export interface SceneSurfaceProps<P extends ChartLook> {
  chart: P;
  /** Draws the chart; null where there is nothing to draw. Must stay the same function. */
  draw: (chart: P, room: Room) => Picture | null;
  walk?: Walk;
}

/** A chart drawn from its props; without data it says so. */
export function SceneSurface<P extends ChartLook>({ chart, draw, walk }: SceneSurfaceProps<P>) {
  const unchanged = useUnchanged(chart);
  const drawStill = useCallback(
    (room: Room) => draw(unchanged, room) ?? emptyPicture(unchanged.emptyText ?? noData, room),
    [unchanged, draw],
  );
  const { summary, height = chartHeight, onTable, onSelect, onZoom } = chart;
  return (
    <ChartSurface
      summary={summary}
      height={height}
      draw={drawStill}
      {...(walk ? { walk } : {})}
      {...(onTable ? { onTable } : {})}
      {...(onSelect ? { onSelect } : {})}
      {...(onZoom ? { onZoom } : {})}
    />
  );
}

function emptyPicture(text: string, { width, height, measure, colors }: Room): Picture {
  const place = { x: width / 2, y: height / 2, align: 'center', ink: 'muted', size: 13 } as const;
  return {
    type: 'line',
    data: { datasets: [] },
    options: { ...still, scales: pixelScales({ width, height }) },
    colors,
    scene: () => ({
      width,
      height,
      plot: { left: 0, top: 0, right: width, bottom: height },
      texts: [placeText({ role: 'label', text, ...place }, measure)],
      targets: [],
      obstacles: [],
    }),
  };
}
