import { useCallback } from 'react';
import { ChartSurface } from '../surface/ChartSurface.tsx';
import type { Room } from '../paint/Picture.ts';
import { drawTrend } from './drawTrend.ts';
import type { TrendChartProps } from './TrendChartProps.ts';
import { useTrendHeight } from './useTrendHeight.ts';

/** The drawing itself, with its tooltip and keys. Loaded on demand by TrendChart. */
export default function TrendCanvas({ spec, summary, height, onTable, onSelect, onZoom }: TrendChartProps) {
  const draw = useCallback((room: Room) => drawTrend(spec, room), [spec]);
  return (
    <ChartSurface
      summary={summary}
      height={useTrendHeight(height)}
      draw={draw}
      {...(onTable ? { onTable } : {})}
      {...(onSelect ? { onSelect } : {})}
      {...(onZoom ? { onZoom } : {})}
    />
  );
}
