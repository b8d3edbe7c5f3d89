import { useRef, type PointerEvent } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useMove } from 'react-aria/useMove';
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
  const edge = useRef<HTMLSpanElement>(null);
  const move = useRef({ from: width, to: width });
  const { moveProps } = useMove({
    onMoveStart: () => (move.current = { from: width, to: width }),
    onMove: ({ deltaX }) => {
      if (deltaX === 0 || !edge.current) return;
      move.current.to += getComputedStyle(edge.current).direction === 'rtl' ? -deltaX : deltaX;
      onResize(move.current.to, false);
    },
    // A press that came back is no resize: two of them are a double press.
    onMoveEnd: () => {
      if (move.current.to !== move.current.from) onResize(move.current.to, true);
    },
  });
  // The click that follows means the edge, wherever the pointer lets go.
  const capture = {
    onPointerDown: (event: PointerEvent<HTMLSpanElement>) =>
      event.currentTarget.setPointerCapture(event.pointerId),
  };
  return (
    <span
      {...mergeProps(moveProps, capture)}
      ref={edge}
      aria-hidden
      data-resizer
      className={styles.resizer}
      onDoubleClick={onFit}
    />
  );
}
