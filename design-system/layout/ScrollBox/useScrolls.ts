import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

interface Watch {
  observer: ResizeObserver;
  measure: () => void;
  elements: readonly Element[];
}

/** Whether an element holds more than it shows, to the side or downwards. */
export function useScrolls(box: RefObject<HTMLElement | null>, content: ReactNode): boolean {
  const [scrolls, setScrolls] = useState(false);
  const watch = useRef<Watch>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const element = box.current;
      if (element)
        setScrolls(
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
        );
    };
    const observer = new ResizeObserver(measure);
    watch.current = { observer, measure, elements: [] };
    return () => observer.disconnect();
  }, [box]);
  // Before it is painted: there is no moment in which it scrolls and the keys do not reach it.
  useLayoutEffect(() => {
    const element = box.current;
    const now = watch.current;
    if (!element || !now) return;
    const elements = [element, ...element.children];
    // What stayed tells by itself when it grows: to measure it here would lay out the page for each change of its text.
    if (elements.length === now.elements.length && elements.every((one, at) => one === now.elements[at]))
      return;
    now.observer.disconnect();
    for (const one of elements) now.observer.observe(one);
    now.elements = elements;
    now.measure();
    // What is in the box may have changed, and with it what has to be watched.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps
  }, [box, content]);
  return scrolls;
}
