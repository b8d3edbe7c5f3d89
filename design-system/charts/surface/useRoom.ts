import { useEffect, useState, type RefObject } from 'react';
import { redrawDelay } from './useCalm.ts';

/** Size of an element in px: at once when it first has one, then 150 ms after it stopped changing. */
export function useRoom(
  element: RefObject<HTMLElement | null>,
): { width: number; height: number } | undefined {
  const [room, setRoom] = useState<{ width: number; height: number }>();
  useEffect(() => {
    if (!element.current) return undefined;
    let known = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const width = Math.floor(entry.contentRect.width);
      const height = Math.floor(entry.contentRect.height);
      if (width === 0 || height === 0) return;
      clearTimeout(timer);
      const settle = () =>
        setRoom((old) => (old?.width === width && old.height === height ? old : { width, height }));
      if (known) timer = setTimeout(settle, redrawDelay);
      else settle();
      known = true;
    });
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
  return room;
}
