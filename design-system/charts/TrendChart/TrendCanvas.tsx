import { useCallback } from 'react';
import { ChartSurface, type Layout } from '../surface/ChartSurface.tsx';
import { layoutTrend } from '../trend-layout/layoutTrend.ts';
import { readableTrend, type ReadableTrend } from '../trend-layout/readTrend.ts';
import type { ChartColors } from '../paint/chartColors.ts';
import type { Paintbox, Picture } from '../paint/Picture.ts';
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

function draw(scene: ReadableTrend, paintbox: Paintbox<ChartColors>): Picture {
  const { spec } = scene;
  return drawTrend(spec, scene, paintbox, (target) =>
    spec.readings.find((reading) => reading.id === target?.id),
  );
}
