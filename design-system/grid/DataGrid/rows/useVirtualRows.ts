import { measureElement, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useImperativeHandle, useMemo, useCallback, type RefObject } from 'react';
import type { GridModel } from '../state/useGridModel.ts';
import type { DrawnLines, RowWindow } from './slots.ts';

/** Lines drawn beyond each edge, so that a small scroll needs no new element before it is painted. */
const overscan = 1;
/** Lines of mixed heights are not expected to be lower, in pixels; lower ones only cost their elements now and then. */
const leastHeight = 20;
/** After this rest, in milliseconds, scrolling has paused. */
const pause = 200;

/** How many lines a window of `visible` pixels holds at most; `height` where all lines are as high. */
export const capacityOf = (visible: number, height: number | undefined): number =>
  Math.ceil(visible / (height ?? leastHeight)) + 1 + 2 * overscan;

/**
 * The window over the lines in view. Where all lines are as high (`full`, the capacity), every window holds as many: then a jump makes
 * and removes no element.
 */
export function lineWindow(
  { startIndex, endIndex }: Pick<Range, 'startIndex' | 'endIndex'>,
  count: number,
  full: number | undefined,
): { first: number; last: number } {
  const first = Math.max(0, startIndex - overscan);
  if (full === undefined) return { first, last: Math.min(count - 1, endIndex + overscan) };
  const start = Math.max(0, Math.min(first, count - full));
  return { first: start, last: Math.min(count, start + full) - 1 };
}

/** Measured where it can be; without a layout engine a line is as high as expected. */
const measureLine: RowWindow['options']['measureElement'] = (node, entry, rows) =>
  measureElement(node, entry, rows) || rows.options.estimateSize(rows.indexFromElement(node));

/** Lines are known by their place; panels, which are measured, by their row. Other heights or other panels are another function. */
function keysOf<Row>({ lines, lineHeight }: GridModel<Row>, rowKey: (row: Row) => string) {
  if (typeof lineHeight === 'number') return (index: number) => index;
  return (index: number) => {
    const line = lines.at(index);
    return line?.kind === 'detail' ? rowKey(line.row) : index;
  };
}

/**
 * The lines in view on react-virtual; `visible` is the height in pixels that is left for them. New lines are drawn inside the scroll
 * event, before the browser paints: a deferred draw would show as a blank area.
 */
export function useVirtualRows<Row>(
  scroller: RefObject<HTMLElement | null>,
  model: GridModel<Row>,
  rowKey: (row: Row) => string,
  visible: number,
  active: number,
): { rows: RowWindow; drawn: DrawnLines } {
  const { lines, lineHeight, rowWindow } = model;
  const uniform = typeof lineHeight === 'number' ? lineHeight : undefined;
  const capacity = capacityOf(visible, uniform);
  const full = uniform === undefined ? undefined : capacity;
  const getItemKey = useMemo(
    () => keysOf(model, rowKey),
    [lines, lineHeight, rowKey], // oxlint-disable-line react/exhaustive-deps -- the rest of the model measures nothing
  );
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to memoized parts but the numbers of its window
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count: lines.count,
    getScrollElement: () => scroller.current,
    estimateSize: typeof lineHeight === 'number' ? () => lineHeight : lineHeight,
    getItemKey,
    measureElement: measureLine,
    rangeExtractor: useCallback(
      (range: Range) => {
        const { first, last } = lineWindow(range, range.count, full);
        const lines = Array.from({ length: last - first + 1 }, (_, index) => first + index);
        // The active line is drawn wherever it is, so that the focus outlives a scroll.
        if (active >= 0 && active < range.count && (active < first || active > last)) lines.push(active);
        return lines;
      },
      [active, full],
    ),
    isScrollingResetDelay: pause,
    // The grid measures its view itself, headings and totals taken off.
    observeElementRect: () => undefined,
    // Rows may come while it stands scrolled: after a reload, or a filter that is taken back.
    initialOffset: () => scroller.current?.scrollTop ?? 0,
  });
  rows.scrollRect = { width: 1, height: Math.max(1, visible) };
  useImperativeHandle(rowWindow, () => rows, [rows]);
  rows.getVirtualIndexes();
  const { first, last } = rows.range ? lineWindow(rows.range, lines.count, full) : { first: 0, last: -1 };
  const drawn = {
    first,
    last,
    active: active < lines.count ? active : -1,
    capacity: Math.max(capacity, last - first + 1),
  };
  return { rows, drawn };
}
