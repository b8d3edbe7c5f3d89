import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { touch, touchHeight } from '../../foundations/touchArea.ts';
import { useMedia } from '../../private/media/useMedia.ts';

/** From so many rows on only those in sight are drawn, where something scrolls them. */
const many = 100;
const heights = { pointer: 32, finger: touchHeight };

/** What scrolls an element up and down, the page left out. */
function scrollerOf(element: Element | null): Element | null {
  const around = element?.parentElement ?? null;
  if (!around || around === document.body) return null;
  return /auto|scroll/.test(getComputedStyle(around).overflowY) ? around : scrollerOf(around);
}

interface InSight {
  /** Of all rows together, where only those in sight are drawn. */
  height?: number;
  rows: { index: number; top?: number }[];
}

/** The rows to draw of a tree and where each of a long one stands; the one that has the focus is always among them. */
export function useRowsInSight(tree: RefObject<HTMLElement | null>, count: number, focused: number): InSight {
  const [place, setPlace] = useState<{ scroller: Element | null; margin: number }>();
  const isLong = count > many;
  const rowHeight = useMedia(touch) ? heights.finger : heights.pointer;
  useLayoutEffect(() => {
    if (!isLong || !tree.current) return;
    const scroller = scrollerOf(tree.current);
    const above = scroller ? scroller.scrollTop - scroller.getBoundingClientRect().top : 0;
    setPlace({ scroller, margin: Math.round(tree.current.getBoundingClientRect().top + above) });
  }, [isLong, tree, count]);
  const { scroller = null, margin = 0 } = place ?? {};
  const enabled = isLong && scroller !== null;
  // oxlint-disable-next-line react/incompatible-library
  const window = useVirtualizer({
    enabled,
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: margin,
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      return focused < 0 || drawn.includes(focused) ? drawn : [...drawn, focused].toSorted((a, b) => a - b);
    },
  });
  if (enabled)
    return {
      height: window.getTotalSize(),
      rows: window.getVirtualItems().map(({ index, start }) => ({ index, top: start - margin })),
    };
  // The first drawing of a long tree is measured, and nobody sees it.
  const drawn = isLong && !place ? many : count;
  return { rows: Array.from({ length: drawn }, (_, index) => ({ index })) };
}
