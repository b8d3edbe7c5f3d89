import { useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useKeyboard } from 'react-aria/useKeyboard';
import { useMove } from 'react-aria/useMove';
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
  const at = useRef(width);
  const { moveProps } = useMove({
    onMoveStart: () => (at.current = width),
    onMove: ({ deltaX, pointerType }) => {
      at.current -= deltaX * (pointerType === 'keyboard' ? step : 1);
      onChange(clamp(at.current));
    },
  });
  const { keyboardProps } = useKeyboard({
    shortcuts: { Home: () => onChange(most()), End: () => onChange(least) },
  });
  return (
    <div
      {...mergeProps(moveProps, keyboardProps)}
      role="separator"
      aria-orientation="vertical"
      aria-label="Resize panel"
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most()}
      tabIndex={0}
      className={styles.edge}
    />
  );
}
