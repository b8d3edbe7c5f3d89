import { useMemo, useRef, useState } from 'react';
import type { Walk } from '../axes/findTarget.ts';
import type { Scene } from '../axes/Scene.ts';
import { readChartColors } from '../paint/chartColors.ts';
import { measureWith } from '../paint/measureWith.ts';
import type { Picture, Room } from '../paint/Picture.ts';
import { pixelRatio } from '../paint/pixelRatio.ts';
import { ChartCanvas } from './ChartCanvas.tsx';
import { ChartTooltip } from './ChartTooltip.tsx';
import { useCalm } from './useCalm.ts';
import { usePrinting } from '../../private/usePrinting.ts';
import { useReading, type ReadingActions } from './useReading.ts';
import { useRoom } from './useRoom.ts';
import { useThemeVersion } from './useThemeVersion.ts';
import { useWheelZoom } from './useWheelZoom.ts';
import * as styles from './surface.css.ts';

export interface ChartSurfaceProps extends ReadingActions {
  /** The whole chart in a sentence, for screen readers. */
  summary: string;
  /** Least height of the drawing, px; it grows where its frame does. */
  height: number;
  /** Must stay the same function while nothing changed. */
  draw: (room: Room) => Picture;
  walk?: Walk;
}

/** The place every chart is drawn in: fits the drawing to its room and theme, reads it by pointer and keys, says what is read. */
export function ChartSurface(props: ChartSurfaceProps) {
  const { summary, height, walk = 'order', onTable, onSelect, onZoom } = props;
  const plot = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLCanvasElement>(null);
  const room = useRoom(plot);
  const theme = useThemeVersion();
  const printing = usePrinting();
  const draw = useCalm(props.draw);
  const [scene, setScene] = useState<Scene>();
  useWheelZoom(plot, onZoom);
  const reading = useReading(scene, walk, { onTable, onSelect, onZoom });
  const { target } = reading;
  const picture = useMemo(
    () =>
      room && ruler.current
        ? draw({
            ...room,
            measure: measureWith(ruler.current),
            context: ruler.current.getContext('2d'),
            colors: readChartColors(ruler.current),
          })
        : undefined,
    // Another theme, or paper, has other colors; another font changes what the measure answers.
    // oxlint-disable-next-line react/exhaustive-deps
    [draw, room, theme, printing],
  );
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
        {picture && room && ruler.current ? (
          <ChartCanvas
            picture={picture}
            target={target}
            size={room}
            ratio={pixelRatio(ruler.current)}
            summary={summary}
            onScene={setScene}
          />
        ) : null}
        {/* Texts are measured as a canvas of the page draws them, before there is anything to draw. */}
        <canvas
          ref={ruler}
          className={styles.ruler}
          width={0}
          height={0}
          {...(picture ? { 'aria-hidden': true } : { role: 'img', 'aria-label': summary })}
        />
      </div>
      {target && scene ? <ChartTooltip ground={scene} target={target} /> : null}
      <div aria-live="polite" className={styles.spoken}>
        {reading.spoken}
      </div>
    </div>
  );
}
