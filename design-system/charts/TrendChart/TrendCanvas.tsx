import { useEffect, useMemo, useRef } from 'react';
import { layoutTrend } from '../trend-layout/layoutTrend.ts';
import { readChartColors } from '../trend-paint/chartColors.ts';
import { drawTrend, type TrendDrawing } from '../trend-paint/drawTrend.ts';
import { measureWith } from '../trend-paint/measureWith.ts';
import type { TrendChartProps } from './TrendChartProps.ts';
import { TrendTooltip } from './TrendTooltip.tsx';
import { useReading } from './useReading.ts';
import { useRoom } from './useRoom.ts';
import { useThemeVersion } from './useThemeVersion.ts';
import * as styles from './TrendChart.css.ts';

/** The drawing itself, with its tooltip and keys. Loaded on demand by TrendChart. */
export default function TrendCanvas({ spec, summary, onTable }: TrendChartProps) {
  const plot = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<TrendDrawing>(undefined);
  const room = useRoom(plot);
  const theme = useThemeVersion();
  const scene = useMemo(
    () => (room && canvas.current ? layoutTrend(spec, room, measureWith(canvas.current)) : undefined),
    // A new theme or font changes what the measure answers.
    // oxlint-disable-next-line react/exhaustive-deps
    [spec, room, theme],
  );
  const { reading, spoken, handleKeyDown, handlePointerMove, handlePointerLeave, hide } = useReading(
    spec,
    scene,
    onTable,
  );
  useEffect(() => {
    if (!canvas.current || !scene) return undefined;
    const made = drawTrend(canvas.current, spec, scene, readChartColors(canvas.current));
    drawing.current = made;
    return () => made.destroy();
  }, [spec, scene, theme]);
  useEffect(() => drawing.current?.read(reading), [reading, scene, theme]);
  return (
    <div ref={plot} className={styles.plot} onPointerLeave={handlePointerLeave}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application handles its own keys */}
      <div
        role="application"
        aria-roledescription="chart"
        aria-label={summary}
        aria-keyshortcuts="ArrowLeft ArrowRight T"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys walk through the figures
        tabIndex={0}
        className={styles.surface}
        onKeyDown={handleKeyDown}
        onPointerMove={handlePointerMove}
        onPointerDown={handlePointerMove}
        onBlur={hide}
      >
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={summary} />
      </div>
      {reading && scene ? <TrendTooltip spec={spec} scene={scene} reading={reading} /> : null}
      <div aria-live="polite" className={styles.spoken}>
        {spoken}
      </div>
    </div>
  );
}
