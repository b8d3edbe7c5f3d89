import { useEffect, useRef, type RefObject } from 'react';
import { focusableIn } from '../../private/focus/focusable.ts';
import { giveBack } from '../../private/focus/giveBack.ts';

/**
 * F6 goes to the newest toast, whose time then stands still, and F6 again goes back: a toast never takes the focus, so the keyboard needs
 * a way to its action. Where the toast goes away under the focus, the focus goes back too. Ctrl+Z is the Undo of the newest that offers one.
 */
export function useToastKey(region: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef<Element | null>(null);
  const shown = useRef(count);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented) return;
      const toasts = region.current?.querySelectorAll<HTMLElement>('[data-toast]') ?? [];
      const newest = [...toasts].at(-1);
      if (region.current?.contains(document.activeElement)) goBack(before);
      else if (newest) {
        before.current = document.activeElement;
        focusableIn(newest)[0]?.focus();
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [region]);
  useEffect(() => {
    // On the window: whatever has a Ctrl+Z of its own, such as a grid, is asked first.
    const handleUndo = (event: KeyboardEvent) => {
      if (!isUndo(event)) return;
      const offers = region.current?.querySelectorAll<HTMLElement>('[data-slot]:not([hidden]) button') ?? [];
      const newest = [...offers].findLast((button) => button.textContent === 'Undo');
      if (!newest) return;
      event.preventDefault();
      newest.click();
    };
    window.addEventListener('keydown', handleUndo);
    return () => window.removeEventListener('keydown', handleUndo);
  }, [region]);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (count < shown.current && isLost) goBack(before);
    shown.current = count;
  }, [count]);
}

function goBack(before: RefObject<Element | null>): void {
  giveBack(before.current);
  before.current = null;
}

/** Ctrl+Z that nothing has answered: a field keeps it for its text, and a dialog is about something else. */
function isUndo(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
  if (defaultPrevented || altKey || shiftKey || ctrlKey === metaKey || key.toLowerCase() !== 'z')
    return false;
  return !(
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [aria-modal="true"], [role="alertdialog"]')
  );
}
