import { useCallback } from 'react';
import type { ChartScene } from '../axes/ChartScene.ts';
import type { Walk } from '../axes/findTarget.ts';
import { placeText, type MeasureText } from '../axes/PlacedText.ts';
import { chartHeight, noData, type ChartLook } from './ChartBase.ts';
import { ChartSurface, type ChartSurfaceProps, type Layout } from './ChartSurface.tsx';
import { useUnchanged } from './useUnchanged.ts';

export interface SceneSurfaceProps<P extends ChartLook> {
  chart: P;
  /** Lays the chart out; null where there is nothing to draw. */
  layout: (chart: P, size: { width: number; height: number }, measure: MeasureText) => ChartScene | null;
  draw: ChartSurfaceProps<ChartScene>['draw'];
  walk?: Walk;
}

/** A chart drawn from its props by a pure layout; without data it says so. */
export function SceneSurface<P extends ChartLook>({ chart, layout, draw, walk }: SceneSurfaceProps<P>) {
  const still = useUnchanged(chart);
  const layoutStill = useCallback<Layout<ChartScene>>(
    (size, measure) => layout(still, size, measure) ?? emptyScene(still.emptyText ?? noData, size, measure),
    [still, layout],
  );
  const { summary, height = chartHeight, onTable, onSelect, onZoom } = chart;
  return (
    <ChartSurface
      summary={summary}
      height={height}
      layout={layoutStill}
      draw={draw}
      {...(walk ? { walk } : {})}
      {...(onTable ? { onTable } : {})}
      {...(onSelect ? { onSelect } : {})}
      {...(onZoom ? { onZoom } : {})}
    />
  );
}

function emptyScene(
  text: string,
  { width, height }: { width: number; height: number },
  measure: MeasureText,
): ChartScene {
  const place = { x: width / 2, y: height / 2, align: 'center', ink: 'muted', size: 13 } as const;
  return {
    width,
    height,
    plot: { left: 0, top: 0, right: width, bottom: height },
    ground: [],
    marks: [],
    front: [],
    texts: [placeText({ role: 'label', text, ...place }, measure)],
    targets: [],
    obstacles: [],
  };
}
