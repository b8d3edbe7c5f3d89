import { useEffect, useMemo, useRef } from 'react';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import type { Walk } from '../axes/findTarget.ts';
import type { MeasureText } from '../axes/PlacedText.ts';
import type { TooltipGround } from '../axes/placeTooltip.ts';
import { readChartColors, type ChartColors } from '../paint/chartColors.ts';
import { measureWith } from '../paint/measureWith.ts';
import { ChartTooltip } from './ChartTooltip.tsx';
import { useCalm } from './useCalm.ts';
import { usePrinting } from './usePrinting.ts';
import { useReading, type ReadingActions } from './useReading.ts';
import { useRoom } from './useRoom.ts';
import { useThemeVersion } from './useThemeVersion.ts';
import { useWheelZoom } from './useWheelZoom.ts';
import * as styles from './surface.css.ts';

/** A drawn chart: `read` marks the place that is read, `destroy` frees the canvas. */
export interface Drawing {
  read: (target: ChartTarget | undefined) => void;
  destroy: () => void;
}

/** What the surface must know of a laid-out chart. */
export interface SurfaceScene extends TooltipGround {
  targets: readonly ChartTarget[];
}

/** Lays a chart out at a size in px; `measure` tells the width of a text at 12 px. */
export type Layout<S> = (size: { width: number; height: number }, measure: MeasureText) => S;

export interface ChartSurfaceProps<S> extends ReadingActions {
  /** The whole chart in a sentence, for screen readers. */
  summary: string;
  /** Least height of the drawing, px; it grows where its frame does. */
  height: number;
  /** Must stay the same function while nothing changed. */
  layout: Layout<S>;
  draw: (canvas: HTMLCanvasElement, scene: S, colors: ChartColors) => Drawing;
  walk?: Walk;
}

const noTargets: readonly ChartTarget[] = [];

/** The place every chart is drawn in: fits the drawing to its room and theme, reads it by pointer and keys, says what is read. */
export function ChartSurface<S extends SurfaceScene>(props: ChartSurfaceProps<S>) {
  const { summary, height, draw, walk = 'order', onTable, onSelect, onZoom } = props;
  const plot = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<Drawing>(undefined);
  const room = useRoom(plot);
  const theme = useThemeVersion();
  const printing = usePrinting();
  const layout = useCalm(props.layout);
  const scene = useMemo(
    () => (room && canvas.current ? layout(room, measureWith(canvas.current)) : undefined),
    // A new theme or font changes what the measure answers.
    // oxlint-disable-next-line react/exhaustive-deps
    [layout, room, theme],
  );
  useWheelZoom(plot, onZoom);
  const reading = useReading(scene?.targets ?? noTargets, walk, { onTable, onSelect, onZoom });
  const { target } = reading;
  useEffect(() => {
    if (!canvas.current || !scene) return undefined;
    const made = draw(canvas.current, scene, readChartColors(canvas.current));
    drawing.current = made;
    return () => made.destroy();
  }, [draw, scene, theme, printing]);
  useEffect(() => drawing.current?.read(target), [target, scene, theme, printing]);
  const keys = ['ArrowLeft', 'ArrowRight', ...(onTable ? ['T'] : []), ...(onZoom ? ['+', '-', '0'] : [])];
  return (
    <div
      ref={plot}
      className={styles.plot}
      style={{ flexBasis: height, minHeight: height }}
      data-theme={printing ? 'light' : undefined}
      onPointerLeave={reading.handlePointerLeave}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application handles its own keys */}
      <div
        role="application"
        aria-roledescription="chart"
        aria-label={summary}
        aria-keyshortcuts={keys.join(' ')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys walk through the figures
        tabIndex={0}
        className={styles.surface}
        data-selects={(onSelect && target !== undefined) || undefined}
        onKeyDown={reading.handleKeyDown}
        onPointerMove={reading.handlePointerMove}
        onPointerDown={reading.handlePointerMove}
        onClick={reading.handleClick}
        onBlur={reading.hide}
      >
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={summary} />
      </div>
      {target && scene ? <ChartTooltip ground={scene} target={target} /> : null}
      <div aria-live="polite" className={styles.spoken}>
        {reading.spoken}
      </div>
    </div>
  );
}
