/**
 * Where letters mean something else: they are typed, jump in a list, or start editing a cell. Tables that cannot be edited leave them
 * free.
 */
const takesLetters = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"]',
  '[role="combobox"]',
  '[role="listbox"]',
  '[role="menu"]',
  '[role="menubar"]',
  '[role="tree"]',
  '[role="treegrid"]:not([aria-readonly="true"])',
  '[role="grid"]:not([aria-readonly="true"])',
].join(',');

/** Whether a letter pressed at `target` belongs to what is there. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(takesLetters) !== null;

/** Whether a dialog covers the page, so that nothing behind it may be started. */
export const isCovered = (page: Document): boolean =>
  page.querySelector('[aria-modal="true"], dialog[open]') !== null;
