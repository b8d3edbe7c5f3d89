import { flushSync } from 'react-dom';

/**
 * The input of the first field in this form, or around this button, that says it cannot take what is typed. Its owner
 * still holds the value from before: to send that would be to send what nobody sees.
 */
export const unreadableIn = (frame: Element | null): HTMLInputElement | null =>
  frame?.querySelector<HTMLInputElement>('[data-unreadable] input') ?? null;

/** The same for a button that ends what stands in a dialog, a flyout or a form. */
export const unreadableAround = (button: Element): HTMLInputElement | null =>
  unreadableIn(button.closest('form, [role=dialog], [role=alertdialog]'));

/**
 * Whether a field in this panel cannot take what is typed, once what has the focus is left: a box, or the calendar that a box opened. The
 * first such field has the focus then.
 */
export function holdsUnreadable(panel: Element | null): boolean {
  const active = document.activeElement;
  if (active instanceof HTMLElement) flushSync(() => active.blur());
  const unreadable = unreadableIn(panel);
  unreadable?.focus();
  return unreadable !== null;
}
