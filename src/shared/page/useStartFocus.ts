import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the focus to the field with `startsFocused` in the part that the ref is on: when the part comes, and each time `when` changes,
 * e.g. to the key of a line that was added. Panels and dialogs do the first by themselves.
 */
export function useStartFocus<Part extends HTMLElement>(when = ''): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current === when) return;
    last.current = when;
    part.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [when]);
  return part;
}
