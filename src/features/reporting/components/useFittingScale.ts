import { type RefObject, useLayoutEffect, useState } from 'react';
import { PAPER_ROOM } from './Paper.css.ts';

/** How large pages are shown where there is room. */
const usual = 0.5;
/** Smaller shows nothing of them. */
const least = 0.2;

/** How large pages of `width` dots are shown, so that no part of them is beside the screen. */
export function useFittingScale(desk: RefObject<HTMLElement | null>, width: number): number {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const node = desk.current;
    if (!node) return undefined;
    const measure = () => setRoom(node.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [desk]);
  if (!room) return usual;
  return Math.max(least, Math.min(usual, (room - PAPER_ROOM) / width));
}
