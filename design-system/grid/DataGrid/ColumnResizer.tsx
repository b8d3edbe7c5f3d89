import { useRef, type PointerEvent } from 'react';
import * as styles from './DataGrid.css.ts';

interface ColumnResizerProps {
  width: number;
  /** `done` when the pointer lets go. */
  onResize: (width: number, done: boolean) => void;
}

/** The right edge of a heading. Keyboard: Alt+Left/Right on the heading itself, so it is no tab stop of its own. */
export function ColumnResizer({ width, onResize }: ColumnResizerProps) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const handleDown = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width };
  };
  const handleMove = (event: PointerEvent<HTMLSpanElement>, done: boolean) => {
    if (!start.current) return;
    onResize(start.current.width + event.clientX - start.current.x, done);
    if (done) start.current = null;
  };
  return (
    <span
      aria-hidden
      data-resizer
      className={styles.resizer}
      onPointerDown={handleDown}
      onPointerMove={(event) => handleMove(event, false)}
      onPointerUp={(event) => handleMove(event, true)}
      onPointerCancel={() => (start.current = null)}
    />
  );
}
