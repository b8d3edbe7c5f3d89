import type { KeyboardEvent, PointerEvent } from 'react';
import * as styles from './Flyout.css.ts';

const least = 360;
const step = 16;

interface ResizeEdgeProps {
  width: number;
  onChange: (width: number) => void;
}

const most = () => Math.max(least, window.innerWidth - 80);
const clamp = (width: number) => Math.round(Math.min(most(), Math.max(least, width)));

/** The left edge of a flyout: drag it, or use the arrow keys (16 px a press; Home and End for the limits). */
export function ResizeEdge({ width, onChange }: ResizeEdgeProps) {
  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const handlePointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onChange(clamp(window.innerWidth - event.clientX));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: width + step, ArrowRight: width - step, Home: most(), End: least }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChange(clamp(next));
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label="Resize panel"
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most()}
      tabIndex={0}
      className={styles.edge}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onKeyDown={handleKeyDown}
    />
  );
}
