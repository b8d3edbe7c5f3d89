const selector = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled):not([type="hidden"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex]',
].join(',');

/** Every element that can take the focus inside `root`, in document order, hidden ones left out. */
export function focusableIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.closest('[hidden],[inert]'),
  );
}

/** Those that Tab reaches. */
export const tabbableIn = (root: ParentNode) => focusableIn(root).filter((element) => element.tabIndex >= 0);
