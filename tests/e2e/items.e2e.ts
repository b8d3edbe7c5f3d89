import { expect, type Page } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleInBoth,
  openProject,
  pressUndo,
  signIn,
  test,
} from '../support/journey.ts';

test.use({ ownServer: 'items' });

const cost = 'cost@northbank.example';
const project = 'Cedar Ridge Patient Tower';

const total = (page: Page) => page.getByRole('grid', { name: 'Items' }).locator('[data-kind=totals]');
const toast = (page: Page, title: string) => page.locator('[data-toast]').filter({ hasText: title });

test('narrows the items by conditions, and keeps the look as a view that opens again', async ({ page }) => {
  await signIn(page, cost);
  await openProject(page, project);
  await expect(total(page)).toContainText('8 items');

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Conditions' }).click();
  await page.getByRole('button', { name: 'Add condition' }).click();
  const form = page.getByRole('dialog', { name: 'Conditions' });
  await form.getByRole('combobox').first().click();
  await page.getByRole('option', { name: 'Cost', exact: true }).click();
  await form.getByRole('combobox').nth(1).click();
  await page.getByRole('option', { name: 'is more than' }).click();
  await form.getByRole('textbox', { name: 'Cost, value' }).fill('0');
  await page.keyboard.press('Tab');
  await expect(total(page)).toContainText('3 items');
  await expectAccessibleInBoth(page, 'conditions of the items', 'top');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Decisions due/ }).click();
  await expectAccessible(page, 'saved views', 'top');
  await page.getByRole('button', { name: 'Save as a new view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Additions');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: /^Additions/ })).toBeVisible();

  // Another visit, from a plain address: the view stands as it was kept.
  await page.goto(page.url().replace(/\?.*/, ''));
  await expect(page.getByRole('button', { name: /^Additions/ })).toBeVisible();
  await expect(total(page)).toContainText('3 items');
  await page.getByRole('button', { name: /^Additions/ }).click();
  await page.getByRole('button', { name: 'View (1)', exact: true }).click();
  await expect(total(page)).toContainText('8 items');
});

test('types items as in a spreadsheet, sees what is missing, and sees the effect before saving', async ({
  page,
}) => {
  await signIn(page, cost);
  await openProject(page, project);
  await page.getByRole('button', { name: 'Manage items' }).click();
  const grid = page.getByRole('grid', { name: 'Items to edit' });
  await expect(grid).toBeVisible();
  // After the pending and draft items come the blank rows.
  const line = (await grid.getByRole('row').filter({ hasText: 'VO-' }).count()).toString();
  const cell = (column: number) => grid.locator(`[data-line="${line}"] > [data-cell="${column}"]`);
  await cell(1).click();
  await page.keyboard.type('Rooftop canopy');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(`Row ${Number(line) + 1} cannot be saved yet.`);
  await page.getByRole('button', { name: 'Show list' }).click();
  await expect(page.getByText('Status is required')).toBeVisible();
  await expectAccessibleInBoth(page, 'quick entry', 'main');

  // Leaving asks first.
  await page.getByRole('link', { name: 'ForeSite' }).first().click();
  await expect(page.getByText("Your changes won't be saved")).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();

  await cell(2).click();
  await page.keyboard.type('Pending');
  await page.keyboard.press('Enter');
  await cell(5).click();
  for (const text of ['Canopy', '100', 'SF', '1,250']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(cell(4)).toHaveText('$125,000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save 1 item' });
  await expect(dialog.getByRole('table', { name: 'Effect on the forecast' })).toContainText('$317,805,000');
  await expectAccessible(page, 'what is saved', 'top');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(toast(page, '1 item saved')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rooftop canopy' })).toBeVisible();
  await pressUndo(page, '1 item saved');
  await expect(page.getByRole('link', { name: 'Rooftop canopy' })).toHaveCount(0);
});

test('edits the scope rows of many items at once, adds one, and takes it all back', async ({ page }) => {
  await signIn(page, cost);
  await openProject(page, project);
  await page.getByRole('button', { name: 'Manage items' }).click();
  await page.getByRole('link', { name: 'Scope rows' }).click();
  const grid = page.getByRole('grid', { name: 'Scope rows to edit' });
  const line = grid.getByRole('row').filter({ hasText: 'Add window wall' });
  await expect(line).toContainText('VO-001');
  await expectAccessibleInBoth(page, 'scope rows in quick entry', 'main');

  // 61,000 SF × $84 become $85.
  const price = line.locator('[data-cell="4"]');
  await price.click();
  await page.keyboard.type('85');
  await page.keyboard.press('Enter');
  await expect(line).toContainText('$5,185,000');
  await expect(page.getByText('1 item with unsaved scope')).toBeVisible();

  // A new row names its item by its code; without scope it cannot be saved.
  for (const key of ['Control+End', 'Home', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await page.keyboard.type('VO-004');
  await page.keyboard.press('Enter');
  const added = grid.getByRole('row').filter({ has: page.locator('[data-cell="1"]:empty') });
  await expect(added.filter({ hasText: 'VO-004' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(/^Row \d+ cannot be saved yet\./);
  await added.filter({ hasText: 'VO-004' }).locator('[data-cell="1"]').click();
  for (const text of ['Commissioning', '1', 'LS', '20,000']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(grid.getByRole('row').filter({ hasText: 'Commissioning' })).toContainText('$20,000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save 2 items' });
  await expect(dialog.getByRole('table', { name: 'Effect on the forecast' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(toast(page, '2 items saved')).toBeVisible();
  const item = page.getByRole('row').filter({ hasText: 'VO-001' });
  await expect(item).toContainText('($3,789,000)');
  await pressUndo(page, '2 items saved');
  await expect(item).toContainText('($3,850,000)');
});
