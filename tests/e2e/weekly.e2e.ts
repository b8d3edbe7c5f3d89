import { expect, type Page } from '@playwright/test';
import { openProject, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'weekly' });

const project = 'Cedar Ridge Patient Tower';
const alternatives = [
  { name: 'Brick in place of metal panel', quantity: '20000', unitCost: '-55' },
  { name: 'Fibre cement in place of metal panel', quantity: '20000', unitCost: '-85' },
  { name: 'Metal panel on the south face alone', quantity: '8000', unitCost: '-40' },
] as const;

const summary = (page: Page) => page.getByRole('region', { name: 'Summary', exact: true });
const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const grid = (page: Page) => page.getByRole('grid', { name: 'Items' });
const box = (page: Page, name: string) => grid(page).getByRole('row', { name }).getByRole('checkbox');
const toast = (page: Page, title: string) => page.locator('[data-toast]').filter({ hasText: title });
const card = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Scenarios' }).getByRole('listitem', { name });

/** Types the three alternatives into quick entry, priced by a scope row each. */
async function enter(page: Page) {
  await page.getByRole('button', { name: 'Manage items' }).click();
  const sheet = page.getByRole('grid', { name: 'Items to edit' });
  await expect(sheet).toBeVisible();
  const first = await sheet.getByRole('row').filter({ hasText: 'VO-' }).count();
  for (const [index, { name, quantity, unitCost }] of alternatives.entries()) {
    const cell = (column: number) =>
      sheet.locator(`[data-line="${first + index}"] > [data-cell="${column}"]`);
    await cell(1).click();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Pending');
    await page.keyboard.press('Enter');
    await cell(5).click();
    for (const text of ['Cladding', quantity, 'SF', unitCost, '07 00 00']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog', { name: 'Save 3 items' }).getByRole('button', { name: 'Save' }).click();
  await expect(grid(page).getByRole('link', { name: alternatives[0].name })).toBeVisible();
}

/** Puts the alternatives into one new group: only one of them can be approved. */
async function group(page: Page) {
  for (const [index, { name }] of alternatives.entries()) {
    await grid(page).getByRole('link', { name }).click();
    const panel = panelOf(page, name);
    if (index === 0) await panel.getByRole('button', { name: 'New group' }).click();
    else {
      await panel.getByRole('combobox', { name: 'Exclusive groups' }).click();
      await page.getByRole('option', { name: /^C/ }).click();
      await page.keyboard.press('Escape');
    }
    if (index === 1) {
      // It can be built sooner.
      await panel.getByLabel('Days on the schedule').fill('-15');
      await page.keyboard.press('Tab');
    }
    await expect(panel.getByText(/Saved/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
}

test('a weekly cost meeting: alternatives, scenarios, a decision, and why the forecast is what it is', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'admin@northbank.example');
  await openProject(page, project);
  await page.getByRole('button', { name: 'Show the scenarios' }).click();
  await enter(page);
  await group(page);

  // Two scenarios of them, side by side.
  for (const [at, { name }] of alternatives.slice(0, 2).entries()) {
    await box(page, name).check();
    await page.getByRole('button', { name: 'Create a Scenario' }).click();
    const asks = page.getByRole('dialog', { name: 'Create a scenario' });
    await asks.getByRole('textbox', { name: 'Name' }).fill(`With ${name}`);
    await page.keyboard.press('Enter');
    await expect(asks).toHaveCount(0);
    await card(page, `S-${at + 4}`)
      .getByRole('button', { name: 'Focused' })
      .click();
    await expect(box(page, name)).not.toBeChecked();
  }
  await card(page, 'S-4').getByRole('checkbox').check();
  await card(page, 'S-5').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Compare 2' }).click();
  const compared = page.getByRole('dialog', { name: 'Compare scenarios' });
  await expect(compared.getByRole('row', { name: /^Forecast / })).toContainText('$311,800,000');
  await expect(compared.getByRole('row', { name: /^Forecast / })).toContainText('$311,200,000');
  await expect(compared.getByRole('row', { name: /^Schedule, days/ })).toContainText('−15');
  await page.keyboard.press('Escape');

  // One is approved for the current milestone: trend and summary move, back, and forth again.
  await grid(page).getByRole('link', { name: alternatives[1].name }).click();
  const panel = panelOf(page, alternatives[1].name);
  await panel.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: /^Approve VO-/ });
  await dialog.getByRole('combobox', { name: 'Milestone' }).click();
  await page.getByRole('option', { name: /MS-004/ }).click();
  await expect(dialog.getByRole('table', { name: 'Effect on the forecast' })).toContainText('$311,200,000');
  // What it saves goes to the pot of design.
  await dialog.getByRole('combobox', { name: 'Saving goes to' }).click();
  await page.getByRole('option', { name: /Design contingency/ }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await toast(page, 'approved').hover();
  await expect(summary(page).getByText('$311,200,000').first()).toBeVisible();
  await expect(summary(page).getByText('$47,010,000')).toBeVisible();
  await toast(page, 'approved').getByRole('button', { name: 'Undo' }).click();
  await expect(summary(page).getByText('$312,900,000').first()).toBeVisible();
  await expect(summary(page).getByText('$45,310,000')).toBeVisible();
  await toast(page, 'Undone').getByRole('button', { name: 'Redo' }).click();
  await expect(summary(page).getByText('$311,200,000').first()).toBeVisible();
  await panel.getByRole('tab', { name: /History/ }).click();
  await expect(panel.getByText(/moved Status Pending to Approved/).first()).toBeVisible();

  // Printed for the file.
  await panel.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Open as a page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: alternatives[1].name })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('table', { name: 'Effect' })).toContainText('$311,200,000');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Open in ForeSite' }).click();
  await expect(panel.getByRole('tab', { name: 'Details' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  // Why: from the forecast down to the row of scope.
  await page.getByRole('button', { name: /^Forecast: .*What is it made of/ }).click();
  const why = page.getByRole('dialog', { name: 'What Forecast is made of' });
  await why.getByRole('button', { name: /^Approved since/ }).click();
  await why.getByRole('button', { name: new RegExp(alternatives[1].name) }).click();
  await expect(why.getByText(/20,000 SF × \(\$85\.00\)/)).toBeVisible();
  await page.keyboard.press('Escape');

  // A month ago there was none of it.
  await page.getByRole('button', { name: 'Time machine' }).click();
  const machine = page.getByRole('region', { name: 'Time machine' });
  await machine.getByRole('button', { name: 'Earlier change' }).click();
  await expect(summary(page).getByText('$312,900,000').first()).toBeVisible();
  await expect(page.getByText(alternatives[1].name)).toHaveCount(0);
});
