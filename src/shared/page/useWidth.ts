import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels of an element's width as it is laid out now, in whole steps, so that a drag of an edge draws seldom; 0 where nothing can be measured. */
export function useWidth(element: RefObject<HTMLElement | null>, step: number): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const measure = () => setWidth(Math.floor(node.clientWidth / step) * step);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, step]);
  return width;
}
