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
const overscan = 1;

function rangeIn(top: number, offsets: RowOffsets, count: number, visible: number): Range {
  const capacity = Math.ceil(visible / offsets.least) + 1 + 2 * overscan;
  if (count === 0) return { first: 0, last: -1, capacity };
  const first = Math.max(0, offsets.indexAt(top) - overscan);
  // Where all lines are as high, every window holds as many: then a jump makes and removes no element.
  if (offsets.isUniform) {
    const full = Math.max(0, Math.min(first, count - capacity));
    return { first: full, last: Math.min(count, full + capacity) - 1, capacity };
  }
  return {
    first,
    last: Math.min(count - 1, offsets.indexAt(top + visible) + overscan),
    capacity: capacity + 1,
  };
}

/**
 * The lines in view; `visible` is the height in pixels that is left for them. New lines are drawn inside the scroll event, before the
 * browser paints: a deferred draw would show as a blank area.
 */
export function useVirtualRows(
  body: RefObject<HTMLElement | null>,
  offsets: RowOffsets,
  count: number,
  visible: number,
): Range {
  const [top, setTop] = useState(0);
  const range = rangeIn(top, offsets, count, visible);
  const handleScroll = useEffectEvent((next: number) => {
    const { first, last } = rangeIn(next, offsets, count, visible);
    if (first === range.first && last === range.last) return;
    // Nothing new comes into view: what is drawn beyond the edges may wait.
    const isCovered = offsets.indexAt(next) >= range.first && offsets.indexAt(next + visible) <= range.last;
    if (!isCovered) flushSync(() => setTop(next));
  });
  useLayoutEffect(() => {
    // Its own element is there before the effect of the component; the scroller's ref would still be empty on the first draw.
    const node = body.current?.parentElement;
    if (!node) return undefined;
    const listen = () => handleScroll(node.scrollTop);
    // Rows may come while it stands scrolled: after a reload, or a filter that is taken back.
    const late = setTimeout(listen);
    node.addEventListener('scroll', listen, { passive: true });
    return () => {
      clearTimeout(late);
      node.removeEventListener('scroll', listen);
    };
  }, [body]);
  return range;
}
