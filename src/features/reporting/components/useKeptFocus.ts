import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * What stands in the part that the ref is on changes while somebody works in it, such as a button that becomes a link once its file
 * is made: the focus stays there instead of going back to the top of the page.
 */
export function useKeptFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const isIn = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event) => {
      isIn.current = part.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note, true);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note, true);
    };
  }, []);
  useLayoutEffect(() => {
    if (!isIn.current || document.activeElement !== document.body) return;
    (part.current?.querySelector<HTMLElement>('a[href], button:not([disabled])') ?? part.current)?.focus();
  });
  return part;
}
