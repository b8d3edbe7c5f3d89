import type { KeyboardEvent, PointerEvent } from 'react';
import * as t from '../texts.ts';
import * as styles from './TrendSection.css.ts';
import { LEAST_ROOM, MOST_ROOM, withinRoom } from './useChartRoom.ts';

/** Pixels that one press of an arrow key moves the edge. */
const step = 24;

export interface ChartEdgeProps {
  /** Null for the usual height. */
  height: number | null;
  onChange: (height: number | null) => void;
}

/** The lower edge of the chart's card: drag it, or use the arrow keys; a double click or Home brings back the usual height. */
export function ChartEdge({ height, onChange }: ChartEdgeProps) {
  const shown = (edge: HTMLElement) => edge.parentElement?.getBoundingClientRect();
  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const handlePointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = shown(event.currentTarget);
    if (box) onChange(withinRoom(event.clientY - box.top));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const now = height ?? shown(event.currentTarget)?.height ?? LEAST_ROOM;
    if (event.key === 'Home') onChange(null);
    else if (event.key === 'ArrowDown') onChange(withinRoom(now + step));
    else if (event.key === 'ArrowUp') onChange(withinRoom(now - step));
    else return;
    event.preventDefault();
  };
  return (
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label={t.chartHeight}
      aria-valuenow={height ?? LEAST_ROOM}
      aria-valuemin={LEAST_ROOM}
      aria-valuemax={MOST_ROOM}
      tabIndex={0}
      className={styles.edge}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onDoubleClick={() => onChange(null)}
      onKeyDown={handleKeyDown}
    />
  );
}
