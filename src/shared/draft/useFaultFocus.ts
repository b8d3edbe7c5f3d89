import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the focus to the first field at fault in the part that the ref is on, or in the panel around it, each time that something was
 * refused: `refusals` counts them.
 * The fields of a `Form` that is given its errors need it not.
 */
export function useFaultFocus<Part extends HTMLElement>(refusals: number): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (refusals === 0) return;
    const around = part.current?.closest('[role="dialog"]') ?? part.current;
    around?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return part;
}
