import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls a new page to its top and a revisited one to where it was left. Within a page nothing moves: a flyout that back closes leaves
 * what was scrolled behind it. The frame scrolls, not the window. `place` is another where the area is another element.
 */
export function useScrollMemory(area: RefObject<HTMLElement | null>, place: string): void {
  const { key, pathname } = useLocation();
  const spot = `${place} ${key}`;
  const type = useNavigationType();
  const places = useRef(new Map<string, number>());
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const held = places.current;
    const top = type === NavigationType.Pop ? (held.get(spot) ?? 0) : 0;
    if (shown.current !== pathname) element.scrollTo({ top, behavior: 'instant' });
    shown.current = pathname;
    const keep = () => held.set(spot, element.scrollTop);
    keep();
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [area, spot, pathname, type]);
}
