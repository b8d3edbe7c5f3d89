import { useRef, type PointerEvent } from 'react';
import * as styles from '../DataGrid.css.ts';

interface ColumnResizerProps {
  width: number;
  /** `done` when the pointer lets go. */
  onResize: (width: number, done: boolean) => void;
  /** A double press: as wide as what stands in it. */
  onFit: () => void;
}

/** The trailing edge of a heading. Keyboard: Alt+Left/Right on the heading itself, so it is no tab stop of its own. */
export function ColumnResizer({ width, onResize, onFit }: ColumnResizerProps) {
  const start = useRef<{ x: number; width: number; side: 1 | -1 } | null>(null);
  const handleDown = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const isRight = getComputedStyle(event.currentTarget).direction === 'rtl';
    start.current = { x: event.clientX, width, side: isRight ? -1 : 1 };
  };
  const handleMove = (event: PointerEvent<HTMLSpanElement>, done: boolean) => {
    const from = start.current;
    if (!from) return;
    if (done) start.current = null;
    // A press without a move is no resize: two of them are a double press.
    if (done && event.clientX === from.x) return;
    onResize(from.width + (event.clientX - from.x) * from.side, done);
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
      onDoubleClick={onFit}
    />
  );
}
