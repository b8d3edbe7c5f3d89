import { useCallback } from 'react';
import { ChartSurface, type Drawing, type Layout } from '../surface/ChartSurface.tsx';
import { layoutTrend } from '../trend-layout/layoutTrend.ts';
import { readableTrend, type ReadableTrend } from '../trend-layout/readTrend.ts';
import type { ChartColors } from '../paint/chartColors.ts';
import { drawTrend } from '../trend-paint/drawTrend.ts';
import type { TrendChartProps } from './TrendChartProps.ts';
import { useTrendHeight } from './useTrendHeight.ts';

/** The drawing itself, with its tooltip and keys. Loaded on demand by TrendChart. */
export default function TrendCanvas({ spec, summary, onTable, onSelect, onZoom }: TrendChartProps) {
  const layout = useCallback<Layout<ReadableTrend>>(
    (size, measure) => readableTrend(spec, layoutTrend(spec, size, measure)),
    [spec],
  );
  return (
    <ChartSurface
      summary={summary}
      height={useTrendHeight()}
      layout={layout}
      draw={draw}
      {...(onTable ? { onTable } : {})}
      {...(onSelect ? { onSelect } : {})}
      {...(onZoom ? { onZoom } : {})}
    />
  );
}

function draw(canvas: HTMLCanvasElement, scene: ReadableTrend, colors: ChartColors): Drawing {
  const { spec } = scene;
  const drawing = drawTrend(canvas, spec, scene, colors);
  return {
    ...drawing,
    read: (target) => drawing.read(spec.readings.find((reading) => reading.id === target?.id)),
  };
}
