import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBoth, openProject, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'bulk' });

const toast = (page: Page, title: string) => page.locator('[data-toast]').filter({ hasText: title });
const row = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Items' }).getByRole('row').filter({ hasText: name });
const beams = 'Chilled beams in patient rooms';
const floor = 'LVT for terrazzo in public corridors';

test('changes many items at once, sees which stay as they are, and edits one in its cell', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await test.step('the checked ones get one component, and one undo takes it back', async () => {
    for (const name of [beams, floor]) await row(page, name).getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Change 2 items...' }).click();
    await page.getByRole('menuitem', { name: 'Component...' }).click();
    const dialog = page.getByRole('dialog', { name: 'Component of 2 items' });
    await dialog.getByRole('combobox', { name: 'Component' }).click();
    await page.getByRole('option', { name: 'Parking Garage' }).click();
    await expect(dialog.getByRole('row', { name: /^Forecast/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Change 2 items' }).click();
    await toast(page, '2 items changed').hover();
    await expect(row(page, beams)).toContainText('Parking Garage');
    await toast(page, '2 items changed').getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Undone')).toHaveCount(1);
    await expect(row(page, beams)).toContainText('Patient Tower');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
  });
  await test.step('of the whole list those that exclude each other are left alone', async () => {
    await page.getByRole('button', { name: 'Change all items of the list' }).click();
    await page.getByRole('menuitem', { name: 'Approve...' }).click();
    const dialog = page.getByRole('dialog', { name: 'Approve 8 items' });
    await expect(dialog.getByText('Cannot select mutually exclusive items together')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^Forecast/ })).toContainText('$304,110,000');
    await expectAccessibleInBoth(page, 'bulk change');
    await dialog.getByRole('button', { name: 'Approve 4 items' }).click();
    await toast(page, '4 items approved').hover();
    await expect(
      page.getByRole('region', { name: 'Summary' }).getByText('$304,110,000').first(),
    ).toBeVisible();
    await toast(page, '4 items approved').getByRole('button', { name: 'Undo' }).click();
    await expect(
      page.getByRole('region', { name: 'Summary' }).getByText('$312,900,000').first(),
    ).toBeVisible();
  });
  await test.step('a cell is edited where it stands, by keys alone', async () => {
    await row(page, beams).getByRole('gridcell', { name: beams, exact: true }).focus();
    await page.keyboard.press('F2');
    const panel = page.getByRole('dialog', { name: 'Name of VO-004' });
    await panel.getByRole('textbox', { name: 'Name' }).fill('');
    await expect(panel.getByText('Name is required')).toBeVisible();
    await expectAccessibleInBoth(page, 'cell editor');
    await panel.getByRole('textbox', { name: 'Name' }).fill('Chilled beams throughout');
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    await expect(row(page, 'Chilled beams throughout')).toBeVisible();
    // Cost, status, due date, priority, assignee, scenarios, component: as the open view has them.
    for (let column = 0; column < 7; column++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('F2');
    await expect(page.getByRole('dialog', { name: 'Component of VO-004' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
