import { expect, type Page } from '@playwright/test';

/** Presses Tab, as often as it takes, until what has the focus is called `name`. */
export const tabTo = (page: Page, name: string | RegExp, most = 90) => stepTo(page, 'Tab', name, most);

/** The same backward. */
export const tabBackTo = (page: Page, name: string | RegExp, most = 90) =>
  stepTo(page, 'Shift+Tab', name, most);

async function stepTo(page: Page, key: 'Tab' | 'Shift+Tab', name: string | RegExp, most: number) {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  const passed: string[] = [];
  for (let count = 0; count < most; count++) {
    await page.keyboard.press(key);
    const text = await focusedName(page);
    if (matches(text)) return;
    passed.push(text);
  }
  throw new Error(`${key} never came to ${String(name)}, only to: ${passed.join(' | ')}`);
}

/** The name of what has the focus, as a screen reader says it. */
export async function focusedName(page: Page): Promise<string> {
  // A panel that has the focus has its name; the tree of all that stands in it says no more. Past the last stop the focus is
  // the browser's for one press.
  const own = await page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body ? '' : (activeElement?.getAttribute('aria-label') ?? null);
  });
  if (own !== null) return own;
  const control = page.locator(':focus').first();
  const snapshot = await control.ariaSnapshot();
  return /"((?:[^"\\]|\\.)*)"/.exec(snapshot)?.[1] ?? (await control.innerText());
}

/** What has the focus. */
export const focused = (page: Page) => page.locator(':focus');
/** Presses one key after the other. */
export const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Types into the field that Tab comes to next under this name. */
export async function fill(page: Page, name: string | RegExp, text: string) {
  await tabTo(page, name);
  await press(page, 'Control+a');
  await page.keyboard.type(text);
}

/** Goes to a page by the palette. */
export async function goTo(page: Page, words: string, heading: string) {
  await press(page, 'Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole('option', { name: new RegExp(words) }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}
