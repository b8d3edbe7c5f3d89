import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { giveBack } from './giveBack.ts';

/**
 * Moves the focus into `panel` when it opens (to `[data-autofocus]`, else the panel itself) and back to where it was when it closes,
 * unless the person has meanwhile gone elsewhere.
 */
export function useFocusReturn(open: boolean, panel: RefObject<HTMLElement | null>, moveIn = true): void {
  const before = useRef<Element | null>(null);
  // Read during layout, before the panel's own effects move the focus.
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    const node = panel.current;
    // A panel that takes another's place: by now that one has given the focus back, and so will this one.
    if (before.current === document.body && !node?.contains(document.activeElement))
      before.current = document.activeElement;
    const first = node?.querySelector<HTMLElement>('[data-autofocus]') ?? node;
    const isInside = node?.contains(document.activeElement) && document.activeElement !== node;
    if (moveIn && !isInside && first !== document.activeElement) first?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      const stayed = now === null || now === document.body || (node?.contains(now) ?? false);
      if (!stayed) return;
      const back = before.current;
      giveBack(back);
      // What stands behind a modal panel is inert until the library lets go of it, later in this very change.
      queueMicrotask(() => {
        if (document.activeElement === document.body) giveBack(back);
      });
    };
  }, [open, panel, moveIn]);
}
