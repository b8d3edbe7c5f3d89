import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { RowOffsets } from './rowOffsets.ts';

interface Range {
  first: number;
  last: number;
}

/** Lines drawn beyond each edge, so that a small scroll needs no new element before it is painted. */
const overscan = 3;
/** Assumed where nothing can be measured (no layout engine). */
const assumedHeight = 600;

/**
 * The lines in view. The new lines are drawn inside the scroll event, before the browser paints: a deferred draw would show
 * as a blank area.
 */
export function useVirtualRows(
  scroller: RefObject<HTMLElement | null>,
  offsets: RowOffsets,
  count: number,
  chrome: number,
): Range {
  const read = (): Range => {
    if (count === 0) return { first: 0, last: -1 };
    const node = scroller.current;
    const top = node?.scrollTop ?? 0;
    const height = (node?.clientHeight || assumedHeight) - chrome;
    return {
      first: Math.max(0, offsets.indexAt(top) - overscan),
      last: Math.min(count - 1, offsets.indexAt(top + height) + overscan),
    };
  };
  const [range, setRange] = useState(read);
  const latest = useRef({ read, range });
  latest.current = { read, range };

  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const update = (draw: (next: Range) => void) => {
      const next = latest.current.read();
      const { first, last } = latest.current.range;
      if (next.first !== first || next.last !== last) draw(next);
    };
    const handleScroll = () => update((next) => flushSync(() => setRange(next)));
    const observer = new ResizeObserver(() => update(setRange));
    node.addEventListener('scroll', handleScroll, { passive: true });
    observer.observe(node);
    return () => {
      node.removeEventListener('scroll', handleScroll);
      observer.disconnect();
    };
  }, [scroller]);

  // Sorting or filtering changes what is where without a scroll.
  useLayoutEffect(() => {
    const next = latest.current.read();
    setRange((old) => (old.first === next.first && old.last === next.last ? old : next));
  }, [offsets, count, chrome]);

  // Never past the end, even in the render before the effect above.
  return { first: Math.min(range.first, Math.max(0, count - 1)), last: Math.min(range.last, count - 1) };
}
