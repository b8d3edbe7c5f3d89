import { type PointerEvent, useRef } from 'react';
import { addDays } from '#domain/dates';
import type { GanttRow } from '../../model/ganttRows.ts';
import { type Handling, useGantt } from './useGantt.ts';

/** A press becomes a drag after so many pixels; until then it opens the row. */
const threshold = 4;

interface Press {
  row: GanttRow;
  part: Handling['part'];
  x: number;
  y: number;
  isDrag: boolean;
}

/** Bars are dragged to move, by their end to resize, by their knob to link. */
export function useGanttDrag(rowAt: (clientY: number) => GanttRow | undefined) {
  const { layout, handle, handling, drop, open, canWrite, setActive } = useGantt();
  const press = useRef<Press | null>(null);

  const proposed = ({ row, part, x }: Press, event: PointerEvent): Handling => {
    const days = Math.round((event.clientX - x) / layout.pixelsPerDay);
    if (part === 'link')
      return { row, part, from: row.from, to: row.to, over: rowAt(event.clientY)?.key ?? null };
    if (part === 'resize') {
      const to = addDays(row.to, days);
      return { row, part, from: row.from, to: to < row.from ? row.from : to, over: null };
    }
    return { row, part, from: addDays(row.from, days), to: addDays(row.to, days), over: null };
  };

  return {
    onPointerDown: (event: PointerEvent<SVGGElement>, row: GanttRow, part: Handling['part']) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      press.current = { row, part, x: event.clientX, y: event.clientY, isDrag: false };
      setActive(row.key);
    },
    onPointerMove: (event: PointerEvent) => {
      const at = press.current;
      if (!at || !canWrite || isFixed(at)) return;
      at.isDrag ||= Math.hypot(event.clientX - at.x, event.clientY - at.y) > threshold;
      if (!at.isDrag) return;
      const next = proposed(at, event);
      if (handling?.from !== next.from || handling.to !== next.to || handling.over !== next.over)
        handle(next);
    },
    onPointerUp: (event: PointerEvent) => {
      const at = press.current;
      press.current = null;
      if (!at) return;
      if (!at.isDrag) return open(at.row);
      drop(proposed(at, event));
    },
    onPointerCancel: () => {
      press.current = null;
      handle(null);
    },
  };
}

/** What is done or locked keeps its dates: it can be linked, and nothing else. */
const isFixed = ({ row, part }: Press) => part !== 'link' && (row.percentDone === 100 || row.heldBy !== null);
