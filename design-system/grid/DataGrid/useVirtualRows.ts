import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { RowOffsets } from './rowOffsets.ts';

interface Range {
  first: number;
  last: number;
  /** How many lines a window of this height can hold at most. */
  capacity: number;
}

/** Lines drawn beyond each edge, so that a small scroll needs no new element before it is painted. */
const overscan = 3;
/** Assumed where nothing can be measured (no layout engine). */
const assumedHeight = 600;

/** Where the scroller stands, in pixels. */
interface Scrolled {
  top: number;
  height: number;
}

function rangeIn({ top, height }: Scrolled, offsets: RowOffsets, count: number, chrome: number): Range {
  const visible = height - chrome;
  const capacity = Math.ceil(visible / offsets.least) + 2 + 2 * overscan;
  if (count === 0) return { first: 0, last: -1, capacity };
  return {
    first: Math.max(0, offsets.indexAt(top) - overscan),
    last: Math.min(count - 1, offsets.indexAt(top + visible) + overscan),
    capacity,
  };
}

/**
 * The lines in view; `body` is the child of the scroller and `chrome` the height of header and totals in pixels. New lines are drawn inside the scroll event, before the
 * browser paints: a deferred draw would show as a blank area.
 */
export function useVirtualRows(
  body: RefObject<HTMLElement | null>,
  offsets: RowOffsets,
  count: number,
  chrome: number,
): Range {
  const [scrolled, setScrolled] = useState<Scrolled>({ top: 0, height: assumedHeight });
  const range = rangeIn(scrolled, offsets, count, chrome);
  const update = useEffectEvent((node: HTMLElement, draw: (next: Scrolled) => void) => {
    const next = { top: node.scrollTop, height: node.clientHeight || assumedHeight };
    const { first, last, capacity } = rangeIn(next, offsets, count, chrome);
    if (first !== range.first || last !== range.last || capacity !== range.capacity) draw(next);
  });
  useLayoutEffect(() => {
    // Its own element is there before the effect of the component; the scroller's ref would still be empty on the first draw.
    const node = body.current?.parentElement;
    if (!node) return undefined;
    const handleScroll = () => update(node, (next) => flushSync(() => setScrolled(next)));
    const observer = new ResizeObserver(() => update(node, setScrolled));
    node.addEventListener('scroll', handleScroll, { passive: true });
    observer.observe(node);
    return () => {
      node.removeEventListener('scroll', handleScroll);
      observer.disconnect();
    };
  }, [body]);
  return range;
}
