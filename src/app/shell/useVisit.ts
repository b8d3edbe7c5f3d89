import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepLastPath } from '../router/lastPath.ts';

/**
 * What a change of page means besides the page: it is remembered for the next visit, and the focus goes to it, so that
 * keys and screen readers go on from there. A first page leaves the focus where the browser has it.
 */
export function useVisit(main: RefObject<HTMLElement | null>, userId: number): void {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    keepLastPath(userId, pathname + search);
  }, [userId, pathname, search]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
