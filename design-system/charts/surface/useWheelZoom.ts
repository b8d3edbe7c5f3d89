import { useEffect, useEffectEvent, type RefObject } from 'react';

const notch = 60; // px of wheel that are one step of zoom

/** The wheel with Ctrl or Cmd (a pinch on a touch pad, too) zooms a chart by steps; without them it scrolls the page as ever. */
export function useWheelZoom(
  plot: RefObject<HTMLElement | null>,
  onZoom: ((way: 'in' | 'out') => void) | undefined,
): void {
  const zooms = onZoom !== undefined;
  const step = useEffectEvent((way: 'in' | 'out') => onZoom?.(way));
  useEffect(() => {
    const element = plot.current;
    if (!element || !zooms) return undefined;
    let turned = 0;
    const handleWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      // Else the whole page would be zoomed.
      event.preventDefault();
      turned += event.deltaY;
      if (Math.abs(turned) < notch) return;
      step(turned < 0 ? 'in' : 'out');
      turned = 0;
    };
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  }, [plot, zooms]);
}
