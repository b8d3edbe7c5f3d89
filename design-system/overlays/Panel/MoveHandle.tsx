import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { Grip } from '../../icons/shapes.ts';
import { stepOf, type PanelPosition } from './placement.ts';
import * as styles from './Panel.css.ts';

interface MoveHandleProps {
  title: string;
  place: PanelPosition;
  onMove: (position: PanelPosition) => void;
  children: ReactNode;
}

/** The heading of a panel: dragged with the pointer; its grip moves by the arrow keys (16 px, with Shift 64), Home brings it to the corner. */
export function MoveHandle({ title, place, onMove, children }: MoveHandleProps) {
  const start = useRef<{ pointer: PanelPosition; place: PanelPosition }>(undefined);
  const [dragged, setDragged] = useState(false);
  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { pointer: { x: event.clientX, y: event.clientY }, place };
    setDragged(true);
  };
  const handlePointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!start.current) return;
    const { pointer, place: from } = start.current;
    onMove({ x: from.x + event.clientX - pointer.x, y: from.y + event.clientY - pointer.y });
  };
  const handleEnd = () => {
    start.current = undefined;
    setDragged(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key, event.shiftKey);
    if (!step && event.key !== 'Home') return;
    event.preventDefault();
    onMove(step ? { x: place.x + step.x, y: place.y + step.y } : { x: 0, y: 0 });
  };
  return (
    <div
      role="presentation"
      className={styles.handle}
      data-dragged={dragged || undefined}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handleEnd}
      onPointerCancel={handleEnd}
    >
      <button
        type="button"
        className={styles.grip}
        aria-label={`Move ${title}`}
        aria-roledescription="Mover, use the arrow keys"
        onKeyDown={handleKeyDown}
      >
        <Icon of={Grip} size="small" />
      </button>
      {children}
    </div>
  );
}
