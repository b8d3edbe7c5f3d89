import { type RefObject, useLayoutEffect, useState } from 'react';
import { PAPER_ROOM } from './Paper.css.ts';

/** Smaller shows nothing of them. */
const least = 0.2;

/** How large pages of `width` dots are shown, so that no part of them is beside the screen; `usual` where there is room. */
export function useFittingScale(desk: RefObject<HTMLElement | null>, width: number, usual: number): number {
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
