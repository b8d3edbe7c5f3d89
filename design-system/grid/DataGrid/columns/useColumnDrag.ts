import { useRef, useState, type PointerEvent } from 'react';
import type { GridColumn } from '../gridTypes.ts';

/** Where a dragged column would stand: before the column, or at the end of its side. */
interface Drop {
  id: string;
  before: string | undefined;
  /** Position whose edge is marked. */
  position: number;
  edge: 'start' | 'end';
}

/** Pixels a press may wander before it is a drag. */
const threshold = 6;

interface ColumnDragOptions<Row> {
  enabled: boolean;
  columnAt: (position: number) => GridColumn<Row> | undefined;
  /** Whether the order would change. */
  canMove: (id: string, before: string | undefined) => boolean;
  onMove: (id: string, before: string | undefined) => void;
}

/** Moving a column by its heading. The same by keys: Alt+Shift+Left/Right, and in the column menu. */
export function useColumnDrag<Row>({ enabled, columnAt, canMove, onMove }: ColumnDragOptions<Row>) {
  const start = useRef<{ x: number; id: string; pointer: number } | null>(null);
  const wasDragged = useRef(false);
  const [drop, setDrop] = useState<Drop | null>(null);

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    const column = columnAt(positionUnder(event.target as Element));
    if (!enabled || event.button !== 0 || !column || column.movable === false) return;
    start.current = { x: event.clientX, id: column.id, pointer: event.pointerId };
  };
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    if (!from || from.pointer !== event.pointerId) return;
    if (!wasDragged.current) {
      if (Math.abs(event.clientX - from.x) < threshold) return;
      wasDragged.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const next = dropAt(from.id, event.clientX, event.clientY);
    setDrop(next ?? { id: from.id, before: undefined, position: -1, edge: 'start' });
  };
  const dropAt = (id: string, x: number, y: number): Drop | undefined => {
    const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[role="columnheader"][data-cell]');
    if (!cell) return undefined;
    const position = Number(cell.dataset.cell);
    const over = columnAt(position);
    if (!over) return undefined;
    const { left, width } = cell.getBoundingClientRect();
    const isRight = getComputedStyle(cell).direction === 'rtl';
    const edge = x < left + width / 2 === !isRight ? 'start' : 'end';
    const before = edge === 'start' ? over.id : columnAt(position + 1)?.id;
    if (canMove(id, before)) return { id, before, position, edge };
    // The last of its side is followed by a column of another one: then its end is the end of the side.
    return edge === 'end' && canMove(id, undefined) ? { id, before: undefined, position, edge } : undefined;
  };
  const end = (event: PointerEvent<HTMLElement>, keep: boolean) => {
    if (start.current?.pointer !== event.pointerId) return;
    start.current = null;
    setDrop(null);
    if (keep && drop && drop.position >= 0) onMove(drop.id, drop.before);
  };
  return {
    drop,
    /** Whether the click that follows ends a drag, and so means nothing. */
    tookClick: () => {
      const took = wasDragged.current;
      wasDragged.current = false;
      return took;
    },
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    },
  };
}

function positionUnder(target: Element): number {
  if (target.closest('button,[data-resizer]')) return -1;
  return Number(target.closest<HTMLElement>('[role="columnheader"][data-cell]')?.dataset.cell ?? -1);
}

/** What a heading shows while a column is dragged over it. */
export type ColumnDrag<Row> = ReturnType<typeof useColumnDrag<Row>>;
