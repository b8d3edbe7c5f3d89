import { type RefObject, useEffect, useRef } from 'react';
import { usePathname } from '#platform/routing';

/**
 * What a change of page means besides the page: the focus goes to it, so that keys and screen readers go on from there.
 * A first page leaves the focus where the browser has it.
 */
export function useVisit(main: RefObject<HTMLElement | null>): void {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
