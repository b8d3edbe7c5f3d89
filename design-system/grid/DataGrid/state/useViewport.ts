import { useLayoutEffect, useState, type RefObject } from 'react';

/** Size of the view in pixels, scroll bars left out; zero where nothing can be measured (no layout engine). */
export interface Viewport {
  width: number;
  height: number;
}

/** Follows the size of the view; undefined until the first layout, when the grid is still empty and measuring it costs nothing. */
export function useViewport(scroller: RefObject<HTMLElement | null>): Viewport | undefined {
  const [view, setView] = useState<Viewport>();
  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = node;
      setView((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [scroller]);
  return view;
}
