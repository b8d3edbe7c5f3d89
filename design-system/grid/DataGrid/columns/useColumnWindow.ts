import { observeElementOffset, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useState, type RefObject } from 'react';
import type { ColumnLayout } from './columnLayout.ts';

/** Columns worth leaving out, in pixels: below this the bookkeeping costs more than the cells. */
const worthwhile = 400;
/** Columns drawn beyond each edge. */
const overscan = 2;

/** Positions drawn between the frozen ones, both ends included. */
export interface ColumnWindow {
  first: number;
  last: number;
}

/** Pixels between the frozen columns: what the others scroll through in a view of `width` pixels. */
export const roomBetween = ({ startWidth, endWidth }: ColumnLayout, width: number) =>
  Math.max(1, width - startWidth - endWidth);

type Sideways = Virtualizer<HTMLElement, HTMLElement>;

/** Tells of sideways scrolls alone: a scroll of the rows draws no heading. Distances are negative where lines run from right to left. */
function observeSideways(grid: Sideways, tell: (offset: number, isScrolling: boolean) => void) {
  let before = 0;
  return observeElementOffset(grid, (offset, isScrolling) => {
    const left = Math.abs(offset);
    if (left === before && isScrolling) return;
    before = left;
    tell(left, isScrolling);
  });
}

/** The drawn columns stay as they are while they cover the view: a small scroll or resize draws no row again. */
export function columnExtractor(): (range: Range) => number[] {
  let [first, last] = [0, -1];
  return ({ startIndex, endIndex, count }) => {
    const most = endIndex - startIndex + 3 * overscan;
    if (first > startIndex || last < endIndex || last >= count || last - first > most) {
      first = Math.max(0, startIndex - overscan);
      last = Math.min(count - 1, endIndex + overscan);
    }
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
}

/** The columns in view; a sideways scroll draws the next ones before the browser paints. `width` is that of the view in pixels. */
export function useColumnWindow(
  scroller: RefObject<HTMLElement | null>,
  layout: ColumnLayout,
  width: number,
): ColumnWindow {
  const { widths, startCount, endCount, width: total } = layout;
  const count = widths.length - startCount - endCount;
  const everything = width === 0 || total - width < worthwhile;
  const [rangeExtractor] = useState(columnExtractor);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to memoized parts but the numbers of its window
  const columns = useVirtualizer<HTMLElement, HTMLElement>({
    horizontal: true,
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => widths[startCount + index] ?? 0,
    // Another width is another measure.
    getItemKey: useCallback(
      (index: number) => `${index} ${widths[startCount + index]}`,
      [widths, startCount],
    ),
    rangeExtractor,
    observeElementRect: () => undefined,
    observeElementOffset: observeSideways,
    initialOffset: () => Math.abs(scroller.current?.scrollLeft ?? 0),
  });
  columns.scrollRect = { width: roomBetween(layout, width), height: 1 };
  const drawn = columns.getVirtualIndexes();
  const all = { first: startCount, last: startCount + count - 1 };
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (everything || first === undefined || last === undefined) return all;
  return { first: startCount + first, last: startCount + last };
}
