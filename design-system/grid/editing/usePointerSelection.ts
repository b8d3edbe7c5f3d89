import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { dragTarget } from './fillPlan.ts';
import type { CellAt, Rect } from './ranges.ts';
import type { CellSelection } from './useCellSelection.ts';

/** Pixels from the edge at which a drag scrolls on, and how far with each frame. */
const edge = 24;
const scrollStep = 18;
/** Pixels that a hand shakes by while it presses. */
const shake = 4;

interface Drag {
  kind: 'select' | 'fill';
  /** Cell that the selection grows from; a drag outlives many draws, so it keeps what it began with. */
  anchor: CellAt;
  head: CellAt;
  /** What is filled from, and where to. */
  from: Rect;
  target: Rect | undefined;
  /** Where it began, and where the pointer is. */
  start: { x: number; y: number };
  x: number;
  y: number;
  frame: number;
}

/** Lower edge of the headings, which stay in view. */
const headerBottom = (scroller: HTMLElement | null) =>
  scroller?.querySelector('[data-line="-1"]')?.getBoundingClientRect().bottom;
/** Upper edge of the totals below so many lines, which stay in view too. */
const totalsTop = (scroller: HTMLElement | null, lines: number) =>
  scroller?.querySelector(`[data-line="${lines}"]`)?.getBoundingClientRect().top;

/** Selecting and filling with the mouse; fingers scroll. */
export function usePointerSelection<Row>(
  scroller: RefObject<HTMLElement | null>,
  offset: number,
  selection: CellSelection<Row>,
  onFill: (from: Rect, to: Rect) => void,
) {
  const drag = useRef<Drag>(undefined);
  const [target, setTarget] = useState<Rect>();
  useEffect(
    () => () => {
      if (drag.current) cancelAnimationFrame(drag.current.frame);
    },
    [],
  );

  const cellAt = (element: Element | null): CellAt | undefined => {
    const cell = element?.closest<HTMLElement>('[data-cell]');
    if (!cell || !scroller.current?.contains(cell)) return undefined;
    const line = Number(cell.parentElement?.dataset.line);
    const column = Number(cell.dataset.cell) - offset;
    return line >= 0 && line < selection.extent.lines && column >= 0 ? { line, column } : undefined;
  };
  /** The cell below the pointer; beside the grid the nearest one. */
  const below = (x: number, y: number): CellAt | undefined => {
    const box = scroller.current?.getBoundingClientRect();
    if (!box) return undefined;
    const head = headerBottom(scroller.current) ?? box.top;
    const foot = totalsTop(scroller.current, selection.extent.lines) ?? box.bottom;
    const inside = (value: number, from: number, to: number) => Math.max(from + 2, Math.min(to - 2, value));
    return cellAt(document.elementFromPoint(inside(x, box.left, box.right), inside(y, head, foot)));
  };
  const follow = () => {
    const now = drag.current;
    const at = now && below(now.x, now.y);
    if (!now || !at) return;
    if (now.kind === 'fill') {
      now.target = dragTarget(now.from, at);
      setTarget(now.target);
    } else if (at.line !== now.head.line || at.column !== now.head.column) {
      now.head = at;
      selection.extendTo(at, now.anchor);
    }
  };
  const scroll = () => {
    const now = drag.current;
    const node = scroller.current;
    if (!now || !node) return;
    const box = node.getBoundingClientRect();
    // Only the way that the pointer goes: what begins near an edge, or goes along it, leaves the rows where they are.
    const by = (value: number, start: number, from: number, to: number) =>
      value < Math.min(from + edge, start - shake)
        ? -scrollStep
        : value > Math.max(to - edge, start + shake)
          ? scrollStep
          : 0;
    const foot = totalsTop(node, selection.extent.lines) ?? box.bottom;
    const left = by(now.x, now.start.x, box.left, box.right);
    const top = by(now.y, now.start.y, headerBottom(node) ?? box.top, foot);
    if (left !== 0 || top !== 0) {
      node.scrollBy(left, top);
      follow();
    }
    now.frame = requestAnimationFrame(scroll);
  };

  const handlePointerDown = (event: PointerEvent) => {
    const element = event.target as HTMLElement;
    const fills = element.closest('[data-fill-handle]') !== null;
    // A finger scrolls, but for the handle.
    if (event.button !== 0 || (event.pointerType === 'touch' && !fills)) return;
    const at = cellAt(element);
    if (!at || (!fills && element.closest('input,textarea,button,a'))) return;
    const grows = event.shiftKey && selection.inGrid && !fills;
    if (grows) {
      // The active cell keeps the focus: it is the one that typing goes to.
      event.preventDefault();
      selection.extendTo(at);
    } else if (fills) event.preventDefault();
    else selection.choose({ anchor: at, head: at });
    drag.current = {
      kind: fills ? 'fill' : 'select',
      anchor: grows ? selection.anchor : at,
      head: at,
      from: selection.rect,
      target: undefined,
      start: { x: event.clientX, y: event.clientY },
      x: event.clientX,
      y: event.clientY,
      frame: 0,
    };
    drag.current.frame = requestAnimationFrame(scroll);
  };
  const handlePointerMove = (event: PointerEvent) => {
    if (!drag.current) return;
    // Not before the pointer moves: a captured click would miss its cell.
    if (scroller.current?.hasPointerCapture(event.pointerId) === false)
      scroller.current.setPointerCapture(event.pointerId);
    drag.current.x = event.clientX;
    drag.current.y = event.clientY;
    follow();
  };
  const handlePointerUp = (event: PointerEvent) => {
    const now = drag.current;
    if (!now) return;
    cancelAnimationFrame(now.frame);
    drag.current = undefined;
    if (scroller.current?.hasPointerCapture(event.pointerId))
      scroller.current.releasePointerCapture(event.pointerId);
    // What the system takes over, such as a gesture, is given up.
    if (now.target && event.type !== 'pointercancel') onFill(now.from, now.target);
    setTarget(undefined);
  };
  return { target, handlePointerDown, handlePointerMove, handlePointerUp };
}
