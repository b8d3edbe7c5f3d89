import { useRef, useState, type ReactNode } from 'react';
import { useKeyboard } from 'react-aria/useKeyboard';
import { useMove } from 'react-aria/useMove';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { Grip } from '../../icons/shapes.ts';
import type { PanelPosition } from './placement.ts';
import * as styles from './Panel.css.ts';

interface MoveHandleProps {
  title: string;
  place: PanelPosition;
  onMove: (position: PanelPosition) => void;
  children: ReactNode;
}

/** Pixels of an arrow key; with Shift a large step. */
const stepOf = (large: boolean) => (large ? 64 : 16);

/** The heading of a panel: dragged with the pointer; its grip moves by the arrow keys (16 px, with Shift 64), Home brings it to the corner. */
export function MoveHandle({ title, place, onMove, children }: MoveHandleProps) {
  // Where the pointer has brought it, though the panel itself stops at the edge of the window.
  const at = useRef(place);
  const [dragged, setDragged] = useState(false);
  const { moveProps } = useMove({
    onMoveStart: ({ pointerType }) => {
      at.current = place;
      setDragged(pointerType !== 'keyboard');
    },
    onMove: ({ deltaX, deltaY, pointerType, shiftKey }) => {
      const by = pointerType === 'keyboard' ? stepOf(shiftKey) : 1;
      at.current = { x: at.current.x + deltaX * by, y: at.current.y + deltaY * by };
      onMove(at.current);
    },
    onMoveEnd: () => setDragged(false),
  });
  const { keyboardProps } = useKeyboard({ shortcuts: { Home: () => onMove({ x: 0, y: 0 }) } });
  return (
    <div role="presentation" {...moveProps} className={styles.handle} data-dragged={dragged || undefined}>
      <button
        type="button"
        {...keyboardProps}
        className={styles.grip}
        aria-label={`Move ${title}`}
        aria-roledescription="Mover, use the arrow keys"
      >
        <Icon of={Grip} size="small" />
      </button>
      {children}
    </div>
  );
}
