import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readPdf } from '#design-system/charts/paper/readPdf.ts';
import { at, expectAccessibleInBoth, openProject, pressUndo, signIn, test } from '../support/journey.ts';

const cost = 'cost@northbank.example';
const project = 'Cedar Ridge Patient Tower';

const summary = (page: Page) => page.getByRole('region', { name: 'Summary', exact: true });
const toast = (page: Page, title: string) => page.locator('[data-toast]').filter({ hasText: title });
const openItem = async (page: Page, code: string, name: string) => {
  await page.getByRole('link', { name }).click();
  const flyout = page.getByRole('dialog', { name: code });
  await expect(flyout).toBeVisible();
  return flyout;
};

test.describe('ForeSite', () => {
  test('shows where the patient tower stands', async ({ page }) => {
    await signIn(page, cost);
    await openProject(page, project);
    for (const figure of ['$305,000,000', '$314,800,000', '($1,900,000)', '$312,900,000'])
      await expect(summary(page).getByText(figure, { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Show as table' }).click();
    const twin = page.getByRole('table', { name: /cost trend/i });
    await expect(twin).toContainText('$298,780,000');
    await expect(twin).toContainText('$317,680,000');
  });

  test('moves the forecast when an item is approved, in every browser, and back on undo', async ({
    browser,
  }) => {
    const mine = await browser.newPage();
    const theirs = await (await browser.newContext()).newPage();
    await signIn(mine, cost);
    await openProject(mine, project);
    await signIn(theirs, 'estimator@northbank.example');
    await openProject(theirs, project);

    const flyout = await openItem(mine, 'VO-005', 'Generators N+2 → N+1');
    await flyout.getByRole('button', { name: 'Approve' }).click();
    const dialog = mine.getByRole('dialog', { name: 'Approve VO-005' });
    await expect(dialog.getByText('$311,750,000')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Milestone' }).click();
    await mine.getByRole('option', { name: /MS-004/ }).click();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    // Under the pointer its time stands still.
    await toast(mine, 'VO-005 approved').hover();
    await expect(summary(mine).getByText('$311,750,000').first()).toBeVisible();
    await expect(summary(theirs).getByText('$311,750,000').first()).toBeVisible();

    await pressUndo(mine, 'VO-005 approved');
    await toast(mine, 'Undone').hover();
    await expect(summary(mine).getByText('$312,900,000').first()).toBeVisible();
    await expect(summary(theirs).getByText('$312,900,000').first()).toBeVisible();
    await toast(mine, 'Undone').getByRole('button', { name: 'Redo' }).click();
    await toast(mine, 'Redone').hover();
    await expect(summary(mine).getByText('$311,750,000').first()).toBeVisible();
    await toast(mine, 'Redone').getByRole('button', { name: 'Undo' }).click();
    await expect(summary(mine).getByText('$312,900,000').first()).toBeVisible();
    await flyout.getByRole('tab', { name: /History/ }).click();
    await expect(flyout.getByText(/undid Status/).first()).toBeVisible();
    await expect(flyout.getByText(/moved Status Pending to Approved/).first()).toBeVisible();
    await mine.close();
    await theirs.context().close();
  });

  test('prices a new item to the cent before and after saving', async ({ page }) => {
    await signIn(page, cost);
    await openProject(page, project);
    await page.getByRole('button', { name: 'New item' }).click();
    const flyout = page.getByRole('dialog', { name: 'New item' });
    await flyout.getByLabel('Name').fill('Canopy over the ambulance bay');
    const scope = flyout.getByRole('grid', { name: 'Scope' });
    const fillRow = async (row: number, ...texts: [scope: string, quantity: string, unitCost: string]) => {
      for (const [at, name] of ['Scope', 'Quantity', 'Unit cost'].entries()) {
        const column = { Scope: 0, Quantity: 2, 'Unit cost': 4 }[name] ?? 0;
        await scope.getByRole('row').nth(row).getByRole('gridcell').nth(column).dblclick();
        await flyout.getByRole('textbox', { name: `${name}, row ${row}` }).fill(texts[at] ?? '');
      }
      await page.keyboard.press('Tab');
    };
    await fillRow(1, 'Canopy', '61000', '84');
    await flyout.getByRole('button', { name: 'Add row' }).click();
    await fillRow(2, 'Credit', '-3', '12.345');
    await expect(flyout.getByText('$5,123,962.96')).toBeVisible();
    await flyout.getByRole('button', { name: 'Save' }).click();
    const saved = page.getByRole('dialog', { name: /^VO-\d+/ });
    await expect(saved.getByText('$5,123,962.96').first()).toBeVisible();
    // The pointer rests where Save was; what that place may explain now goes with the same Escape.
    await page.keyboard.press('Escape');
    await expect(saved).toBeHidden();
    await expect(page.getByRole('button', { name: 'New item' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Canopy over the ambulance bay' })).toBeVisible();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('table', { name: /cost trend/i })).toContainText('$322,803,962');
  });

  test('keeps approval from a viewer', async ({ page }) => {
    await signIn(page, 'viewer@northbank.example');
    await openProject(page, project);
    const flyout = await openItem(page, 'VO-005', 'Generators N+2 → N+1');
    await expect(flyout.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'New item' })).toHaveCount(0);
  });

  test('is saved as a document, with the items that were chosen', async ({ page }) => {
    await signIn(page, cost);
    await openProject(page, project);
    await page.getByRole('button', { name: 'Export', exact: true }).first().click();
    await page.getByRole('menuitem', { name: /^Document/ }).click();
    await expect(page.getByRole('heading', { name: 'Export', level: 1 })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Rejected items' }).click();
    await page.getByRole('checkbox', { name: 'Approved items' }).click();
    await expect(page.getByRole('row', { name: /VO-001 Window wall/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Approved/ })).toHaveCount(0);
    await expectAccessibleInBoth(page, 'the export of ForeSite', 'top');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('ForeSite Cedar Ridge Patient Tower.pdf');
    const { pages } = await readPdf(await readFile(await file.path()));
    const words = pages.flat().map(({ text }) => text);
    expect(words).toEqual(
      expect.arrayContaining(['$305,000,000', 'Cost trend', 'Items', 'VO-001', 'Pending']),
    );
    expect(words).not.toContain('Approved items');
    await expect(page.getByText('PDF downloaded')).toBeVisible();
    const book = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Excel workbook' }).click();
    expect((await book).suggestedFilename()).toBe('Items Cedar Ridge Patient Tower.xlsx');
  });

  test('opens an item from its address', async ({ page }) => {
    await signIn(page, cost);
    await openProject(page, project);
    await openItem(page, 'VO-001', 'Window wall instead of unitized curtain wall, N and S faces');
    const address = page.url();
    expect(address).toContain('itemDetailsId=');
    await page.goto(address);
    await expect(page.getByRole('dialog', { name: /VO-001/ })).toBeVisible();
  });
});

test('a company that does not exist gets a page that says so', async ({ page }) => {
  await page.goto(at('nobody'));
  await expect(page.getByText(/no company/i).first()).toBeVisible();
});
