import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether an element is at least so many pixels wide, as it is laid out now; false where nothing can be measured. */
export function useRoomFor(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [hasRoom, setHasRoom] = useState(false);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const measure = () => setHasRoom(node.clientWidth >= width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, width]);
  return hasRoom;
}
