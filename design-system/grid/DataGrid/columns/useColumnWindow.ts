import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ColumnLayout } from './columnLayout.ts';
import { columnWindow, type ColumnWindow } from './columnWindow.ts';

/** The columns in view; a sideways scroll draws the next ones before the browser paints. `width` is that of the view in pixels. */
export function useColumnWindow(
  scroller: RefObject<HTMLElement | null>,
  layout: ColumnLayout,
  width: number,
): ColumnWindow {
  const [left, setLeft] = useState(0);
  const window = columnWindow(layout, left, width);
  const handleScroll = useEffectEvent(() => {
    // Negative where lines run from right to left.
    const next = Math.abs(scroller.current?.scrollLeft ?? 0);
    if (next === left) return;
    const { first, last } = columnWindow(layout, next, width);
    if (first !== window.first || last !== window.last) flushSync(() => setLeft(next));
  });
  useLayoutEffect(() => {
    const node = scroller.current;
    const listen = () => handleScroll();
    node?.addEventListener('scroll', listen, { passive: true });
    return () => node?.removeEventListener('scroll', listen);
  }, [scroller]);
  return window;
}
