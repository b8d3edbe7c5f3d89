import { type RefObject, useLayoutEffect, useState } from 'react';

/** What of a scrolling box is in sight, in pixels; followed frame by frame. */
export interface ScrollPlace {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Follows where a box is scrolled to and how large it is. */
export function useScrollPlace(box: RefObject<HTMLElement | null>): ScrollPlace {
  const [place, setPlace] = useState<ScrollPlace>({ top: 0, left: 0, width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let frame = 0;
    const read = () => {
      frame = 0;
      setPlace({
        top: element.scrollTop,
        left: element.scrollLeft,
        width: element.clientWidth,
        height: element.clientHeight,
      });
    };
    const ask = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    const sizes = new ResizeObserver(ask);
    sizes.observe(element);
    element.addEventListener('scroll', ask, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      element.removeEventListener('scroll', ask);
    };
  }, [box]);
  return place;
}
