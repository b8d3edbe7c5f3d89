import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';

/** Whether an element holds more than it shows, to the side or downwards. */
export function useScrolls(box: RefObject<HTMLElement | null>, content: ReactNode): boolean {
  const [scrolls, setScrolls] = useState(false);
  // Before it is painted: there is no moment in which it scrolls and the keys do not reach it.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () =>
      setScrolls(
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      );
    measure();
    const observer = new ResizeObserver(measure);
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
    // What is in the box may have changed, and with it what has to be watched.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [box, content]);
  return scrolls;
}
