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
const overscan = 2;

interface Scrolled {
  top: number;
  /** Lines beyond the edges; none in a jump, where they would be thrown away by the next one. */
  beyond: number;
}

function rangeIn({ top, beyond }: Scrolled, offsets: RowOffsets, count: number, visible: number): Range {
  const capacity = Math.ceil(visible / offsets.least) + 2 + 2 * overscan;
  if (count === 0) return { first: 0, last: -1, capacity };
  return {
    first: Math.max(0, offsets.indexAt(top) - beyond),
    last: Math.min(count - 1, offsets.indexAt(top + visible) + beyond),
    capacity,
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
  const [scrolled, setScrolled] = useState<Scrolled>({ top: 0, beyond: overscan });
  const range = rangeIn(scrolled, offsets, count, visible);
  const handleScroll = useEffectEvent((top: number) => {
    const beyond = Math.abs(top - scrolled.top) > visible ? 0 : overscan;
    const { first, last } = rangeIn({ top, beyond }, offsets, count, visible);
    // Nothing new comes into view: what is drawn beyond the edges may differ.
    const edge = rangeIn({ top, beyond: 0 }, offsets, count, visible);
    if (beyond > 0 && edge.first >= range.first && edge.last <= range.last) return;
    if (first !== range.first || last !== range.last) flushSync(() => setScrolled({ top, beyond }));
  });
  useLayoutEffect(() => {
    // Its own element is there before the effect of the component; the scroller's ref would still be empty on the first draw.
    const node = body.current?.parentElement;
    if (!node) return undefined;
    const listen = () => handleScroll(node.scrollTop);
    // Rows may come while it stands scrolled: after a reload, or a filter that is taken back.
    if (node.scrollTop > 0) setScrolled({ top: node.scrollTop, beyond: overscan });
    node.addEventListener('scroll', listen, { passive: true });
    return () => node.removeEventListener('scroll', listen);
  }, [body]);
  return range;
}
