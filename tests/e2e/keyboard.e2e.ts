import { expect } from '@playwright/test';
import { at, test } from '../support/journey.ts';
import { focused, press, tabTo } from '../support/keys.ts';

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
  // The panel takes the focus once it is there: a Tab before that would go on in the grid, and its decisions come with its fields.
  await expect(flyout).toBeFocused();
  await expect(flyout.getByRole('button', { name: 'Approve' })).toBeVisible();
  await tabTo(page, 'Approve');
  await press(page, 'Enter');

  const approval = page.getByRole('dialog', { name: 'Approve VO-005' });
  await expect(approval.getByRole('combobox', { name: 'Milestone' })).toBeFocused();
  await press(page, 'ArrowDown', 'End', 'Enter');
  await expect(approval.getByRole('combobox', { name: 'Milestone' })).toContainText('60% CD');
  await tabTo(page, 'Approve');
  await press(page, 'Enter');
  await expect(approval).toBeHidden();
  // The message stays for as long as it has the focus.
  await expect(page.locator('[data-toast]').filter({ hasText: 'approved' })).toBeVisible();
  await press(page, 'F6');
  await expect(focused(page)).toHaveText('Undo');
  await expect(flyout.getByText('Approved').first()).toBeVisible();
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
  // Enter in the last row has added one, and stands in its scope.
  const added = form.getByRole('grid', { name: 'Scope' }).getByRole('row').nth(2);
  await expect(added.getByRole('gridcell').first()).toBeFocused();
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
