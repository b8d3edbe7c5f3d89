import { expect, type Page } from '@playwright/test';
import { at, test } from '../support/journey.ts';

/** Presses Tab, as often as it takes, until what has the focus is called `name`. */
async function tabTo(page: Page, name: string | RegExp, most = 90) {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  const passed: string[] = [];
  for (let count = 0; count < most; count++) {
    await page.keyboard.press('Tab');
    const text = await focusedName(page);
    if (matches(text)) return;
    passed.push(text);
  }
  throw new Error(`Tab never came to ${String(name)}, only to: ${passed.join(' | ')}`);
}

/** The name of what has the focus, as a screen reader says it. */
async function focusedName(page: Page): Promise<string> {
  const control = page.locator(':focus').first();
  // Past the last stop the focus is the browser's for one press.
  if ((await control.count()) === 0) return '';
  // A panel that has the focus has its name; the tree of all that stands in it says no more.
  const own = await control.getAttribute('aria-label');
  if (own !== null) return own;
  const snapshot = await control.ariaSnapshot();
  return /"((?:[^"\\]|\\.)*)"/.exec(snapshot)?.[1] ?? (await control.innerText());
}

const focused = (page: Page) => page.locator(':focus');
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('the whole way by keyboard: sign in, read, approve, undo, add an item', async ({ page }) => {
  test.slow();
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));

  await page.goto(at('northbank'));
  await expect(page.getByLabel('E-mail')).toBeVisible();
  if (!(await page.getByLabel('E-mail').evaluate((node) => node === document.activeElement)))
    await tabTo(page, 'E-mail');
  await page.keyboard.type('cost@northbank.example');
  await tabTo(page, 'Password');
  await page.keyboard.type('quoin-demo');
  await press(page, 'Enter');

  const list = page.getByRole('treegrid', { name: 'Projects' });
  await expect(list.getByRole('link', { name: 'Cedar Ridge Patient Tower' })).toBeVisible();
  // The heading while the list loads, the first group once it is there.
  await tabTo(page, /^(Project(?! group)( |$)|In progress)/);
  await press(page, 'Control+Home', 'ArrowDown', 'Home', 'Enter');
  await expect(page.getByRole('heading', { name: 'Program Overview', level: 1 })).toBeVisible();
  await press(page, 'g', 'f');
  await expect(page.getByRole('heading', { name: 'ForeSite', level: 1 })).toBeVisible();

  const grid = page.getByRole('grid', { name: /items/i });
  await expect(grid.getByText('VO-001')).toBeVisible();
  await grid.getByRole('columnheader').first().focus();
  await press(page, 'ArrowDown', 'End');
  const lastColumn = (await grid.getAttribute('aria-colcount')) ?? 'a grid tells how many columns it has';
  await expect(focused(page)).toHaveAttribute('aria-colindex', lastColumn);
  await press(page, 'Home');
  await expect(focused(page)).toHaveAttribute('aria-colindex', '1');
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', ...Array<string>(4).fill('ArrowRight'));
  await expect(focused(page)).toContainText('Generators');
  await press(page, 'Enter');

  const flyout = page.getByRole('dialog', { name: /^VO-005/ });
  await expect(flyout).toBeFocused();
  await tabTo(page, 'Status: Pending');
  await press(page, 'Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(flyout).toBeVisible();
  await expect(flyout.getByRole('button', { name: 'Status: Pending' })).toBeFocused();
  await press(page, 'Escape');
  await expect(flyout).toBeHidden();
  await expect(focused(page)).toContainText('Generators');
  await press(page, 'Enter');
  // The panel takes the focus once it is there: a Tab before that would go on in the grid.
  await expect(flyout).toBeFocused();
  await tabTo(page, 'Approve');
  await press(page, 'Enter');

  const approval = page.getByRole('dialog', { name: 'Approve VO-005' });
  await expect(approval.getByRole('combobox', { name: 'Milestone' })).toBeFocused();
  await press(page, 'ArrowDown', 'End', 'Enter');
  await expect(approval.getByRole('combobox', { name: 'Milestone' })).toContainText('60% CD');
  await tabTo(page, 'Approve');
  await press(page, 'Enter');
  await expect(approval).toBeHidden();
  await expect(flyout.getByText('Approved').first()).toBeVisible();
  await expect(page.locator('[data-toast]').filter({ hasText: 'approved' })).toBeVisible();
  await press(page, 'F6');
  await expect(focused(page)).toHaveText('Undo');
  await press(page, 'Enter');
  await expect(flyout.getByRole('button', { name: 'Status: Pending' })).toBeVisible();
  await press(page, 'Escape');
  await expect(flyout).toBeHidden();

  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const start = document.createRange();
    start.selectNode(heading);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(start);
    (document.activeElement as HTMLElement | null)?.blur();
  });
  await tabTo(page, 'New item', 80);
  await press(page, 'Enter');
  const form = page.getByRole('dialog', { name: 'New item' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Canopy at the south entry');
  // The way a spreadsheet is filled: type, Tab on; the columns between are passed.
  const fillRow = async (scope: string, quantity: string, cost: string) => {
    await page.keyboard.type(scope);
    await press(page, 'Tab', 'Tab');
    await page.keyboard.type(quantity);
    await press(page, 'Tab', 'Tab');
    await page.keyboard.type(cost);
    await press(page, 'Enter');
  };
  const inCell = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell');
  const toGrid = async () => {
    while (!(await inCell())) await press(page, 'Tab');
  };
  await toGrid();
  await fillRow('Steel and glass', '1200', '310');
  while ((await focusedName(page)) !== 'Add row') await press(page, 'Shift+F6');
  await press(page, 'Enter');
  await toGrid();
  await press(page, 'ArrowDown');
  await fillRow('Foundations', '4', '9500.5');
  await press(page, 'F6');
  await tabTo(page, 'Save');
  await press(page, 'Enter');
  const saved = page.getByRole('dialog', { name: /^VO-\d+ Canopy/ });
  await expect(saved.getByText('$410,002').first()).toBeVisible();
  await press(page, 'Escape');
  await expect(saved).toBeHidden();
  expect(noise).toEqual([]);
});
