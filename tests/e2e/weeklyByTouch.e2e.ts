import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, keepToast, signIn, test } from '../support/journey.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ownServer: 'touch' });

/** A tap into a field, and what is typed on the keyboard that comes up. */
async function fill(page: Page, field: Locator, text: string) {
  await field.tap();
  await page.keyboard.type(text);
}

test('an item is made, priced, approved and taken back by touch, on a phone', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await page.getByRole('link', { name: 'Cedar Ridge Patient Tower' }).first().tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Program Overview' })).toBeVisible();
  await page.getByRole('button', { name: 'Open navigation' }).tap();
  await page.getByRole('link', { name: /^ForeSite/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'ForeSite' })).toBeVisible();

  await page.getByRole('button', { name: 'New item', exact: true }).tap();
  const form = page.getByRole('dialog', { name: 'New item' });
  await form.getByRole('textbox', { name: 'Name' }).tap();
  await page.keyboard.type('Canopy at the south entry');
  // On a phone a row of the scope is a card, all of it in sight.
  const scope = form.getByRole('list', { name: 'Scope' }).getByRole('listitem', { name: 'Row 1' });
  await fill(page, scope.getByRole('textbox', { name: 'Scope' }), 'Steel and glass');
  await fill(page, scope.getByRole('textbox', { name: 'Quantity' }), '1200');
  await fill(page, scope.getByRole('textbox', { name: 'Unit cost' }), '310');
  await expect(scope).toContainText('$372,000');
  // The code that approval asks for is picked from the list.
  await scope.getByRole('button', { name: 'Cost groups, row 1: none' }).tap();
  const codes = page.getByRole('dialog', { name: 'Cost groups, row 1' });
  await expect(codes.getByRole('radio', { name: 'MasterFormat' })).toBeChecked();
  await codes.getByRole('treeitem', { name: /^05 / }).tap();
  await expect(scope.getByRole('button', { name: /^Cost groups, row 1: 05/ })).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).tap();
  const item = page.getByRole('dialog', { name: /^VO-\d+ Canopy/ });
  await expect(item).toBeVisible();
  await item.getByRole('button', { name: 'Approve', exact: true }).tap();
  const approval = page.getByRole('dialog', { name: /^Approve VO-/ });
  await approval.getByRole('combobox', { name: 'Milestone' }).tap();
  await page.getByRole('option', { name: /MS-004/ }).tap();
  await expect(approval.getByRole('row', { name: /^Forecast / })).toContainText('$313,272,000');
  await approval.getByRole('button', { name: 'Approve' }).tap();
  const toast = page.locator('[data-toast]').filter({ hasText: 'approved' });
  await keepToast(page, 'approved');
  await item.getByRole('button', { name: 'Close' }).first().tap();
  await expect(item).toBeHidden();
  const summary = page.getByRole('region', { name: 'Summary', exact: true });
  await expect(summary.getByText('$313,272,000').first()).toBeVisible();
  await toast.getByRole('button', { name: 'Undo' }).tap();
  await expect(summary.getByText('$312,900,000').first()).toBeVisible();
  await expectAccessible(page, 'ForeSite after a decision by touch');
});
