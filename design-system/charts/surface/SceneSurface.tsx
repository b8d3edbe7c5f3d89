import { useCallback } from 'react';
import type { Walk } from '../axes/findTarget.ts';
import { placeText } from '../axes/PlacedText.ts';
import { paintedPicture } from '../paint/paintedPicture.ts';
import type { Picture, Room } from '../paint/Picture.ts';
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

function emptyPicture(text: string, room: Room): Picture {
  const { width, height } = room;
  const place = { x: width / 2, y: height / 2, align: 'center', ink: 'muted', size: 13 } as const;
  return paintedPicture(
    {
      width,
      height,
      plot: { left: 0, top: 0, right: width, bottom: height },
      texts: [placeText({ role: 'label', text, ...place }, room.measure)],
      targets: [],
      obstacles: [],
    },
    room,
  );
}
