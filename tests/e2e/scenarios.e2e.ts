import { expect, type Page } from '@playwright/test';
import {
  at,
  expectAccessible,
  expectAccessibleInBoth,
  openProject,
  signIn,
  test,
} from '../support/journey.ts';

const project = 'Cedar Ridge Patient Tower';
const admin = 'admin@northbank.example';

const summary = (page: Page) => page.getByRole('region', { name: 'Summary', exact: true });
const strip = (page: Page) => page.getByRole('region', { name: 'Scenarios' });
const card = (page: Page, name: string) => strip(page).getByRole('listitem', { name });
const box = (page: Page, code: string) =>
  page.getByRole('grid', { name: 'Items' }).getByRole('checkbox', { name: new RegExp(code) });
const toast = (page: Page, title: string) => page.locator('[data-toast]').filter({ hasText: title });
const begin = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions of ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test.describe('Scenarios', () => {
  test('are made of checked items, focused, approved as one, and taken back', async ({ page }) => {
    await signIn(page, admin);
    await openProject(page, project);
    await page.getByRole('button', { name: 'Show the scenarios' }).click();
    await expect(page.getByText('Check an item to Create a Scenario')).toBeVisible();

    // One of a group lets the other go.
    await box(page, 'VO-001').check();
    await box(page, 'VO-002').check();
    await expect(box(page, 'VO-001')).not.toBeChecked();
    await box(page, 'VO-005').check();
    await expect(page.getByText('2 items checked, together ($3,070,000)')).toBeVisible();
    await expect(summary(page).getByText('With 2 items')).toBeVisible();
    await page.getByRole('button', { name: 'Create a Scenario' }).click();
    await page
      .getByRole('dialog', { name: 'Create a scenario' })
      .getByRole('button', { name: 'Create' })
      .click();
    const made = 'S-4 Scenario 4';
    await expect(card(page, made).getByRole('button', { name: 'Focused' })).toBeVisible();
    await expect(box(page, 'VO-004')).toBeDisabled();
    await expect(box(page, 'VO-004')).toHaveAttribute(
      'aria-description',
      "There shouldn't be any Scenario selected",
    );
    await expect(summary(page).getByText('With S-4')).toBeVisible();
    await expect(summary(page).getByText('$309,830,000')).toBeVisible();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('table', { name: /cost trend/i })).toContainText('$309,830,000');
    await page.getByRole('button', { name: 'Show as chart' }).click();

    await begin(page, made, 'Approve');
    const dialog = page.getByRole('dialog', { name: 'Approve S-4' });
    await expect(dialog.getByRole('table', { name: 'Effect on the forecast' })).toContainText('$309,830,000');
    await expectAccessible(page, 'the approval of a scenario', 'top');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    // Under the pointer its time stands still.
    await toast(page, 'Scenario(s) approved').hover();
    await expect(toast(page, 'Scenario(s) approved')).toContainText(
      'Scenario(s) have been approved successfully',
    );
    await expect(card(page, made).getByText('Approved')).toBeVisible();
    await expect(summary(page).getByText('$309,830,000').first()).toBeVisible();
    await expect(summary(page).getByText('With S-4')).toBeHidden();
    await toast(page, 'Scenario(s) approved').getByRole('button', { name: 'Undo' }).click();
    await expect(summary(page).getByText('$312,900,000').first()).toBeVisible();
    await expect(card(page, made).getByText('Pending')).toBeVisible();

    await begin(page, made, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Scenario deleted').hover();
    await expect(toast(page, 'Scenario deleted')).toContainText('Scenario has been deleted successfully');
    await expect(card(page, made)).toBeHidden();
    await toast(page, 'Scenario deleted').getByRole('button', { name: 'Undo' }).click();
    await expect(card(page, made)).toBeVisible();
  });

  test('take no item that breaks a rule, and say which', async ({ page }) => {
    await signIn(page, admin, '/projects/1/foresite?status=PENDING,APPROVED');
    await expect(box(page, 'VO-007')).toBeDisabled();
    await expect(box(page, 'VO-007')).toHaveAttribute(
      'aria-description',
      'Item should have "Pending" status',
    );
    await page.getByRole('button', { name: 'New item', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'New item' });
    await panel.getByLabel('Name').fill('Canopy without a price');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(box(page, 'Canopy without a price')).toHaveAttribute(
      'aria-description',
      'Item should have valid Scope(s)',
    );
    await page.goto(at('northbank', '/projects'));
    await page.getByRole('link', { name: 'Westfield STEM School, no timeline' }).first().click();
    await expect(page).toHaveURL(/projects\/\d+/);
    await page.goto(page.url().replace(/(projects\/\d+).*/, '$1/foresite'));
    await expect(box(page, 'VO-001')).toHaveAttribute(
      'aria-description',
      'You need to set at least one milestone',
    );
  });

  test('lie side by side at an address of their own, on every screen', async ({ page }) => {
    await signIn(page, admin);
    await openProject(page, project);
    await page.getByRole('button', { name: 'Show the scenarios' }).click();
    await card(page, 'S-1 Envelope + shell').getByRole('checkbox').check();
    await card(page, 'S-2 Resilient electric').getByRole('checkbox').check();
    await expectAccessibleInBoth(page, 'the strip of scenarios', 'main');
    await strip(page).getByRole('button', { name: 'Compare 2' }).click();
    await expect(page).toHaveURL(/compare=\d+%2C\d+|compare=\d+,\d+/);
    const panel = page.getByRole('dialog', { name: 'Compare scenarios' });
    await expect(panel.getByRole('row', { name: /^Forecast / })).toContainText('$299,930,000');
    await expectAccessibleInBoth(page, 'the comparison of scenarios', 'top');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(panel.getByRole('row', { name: /^Forecast / })).toContainText('$315,760,000');
    await expectAccessible(page, 'the comparison on a phone', 'top');
    await panel.getByRole('button', { name: 'Remove S-1 from the comparison' }).click();
    await expect(panel.getByRole('columnheader', { name: /Envelope/ })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page).not.toHaveURL(/compare=/);
    // On a phone an item is a card: two lines of its name and all below lie inside.
    const cards = page.getByRole('grid', { name: 'Items' }).getByRole('row');
    await expect(cards.first()).toContainText('Pending');
    const cut = await cards.evaluateAll((rows) =>
      rows.flatMap((row) => {
        const name = row.querySelector('a')?.parentElement;
        const { bottom } = name?.getBoundingClientRect() ?? { bottom: Infinity };
        const below = [...(name?.parentElement?.children ?? [])].slice(3);
        const isCut = (part: DOMRect) =>
          part.top < bottom || part.bottom > row.getBoundingClientRect().bottom - 4;
        return below.some((part) => isCut(part.getBoundingClientRect())) ? [row.textContent] : [];
      }),
    );
    expect(cut).toEqual([]);
  });
});
