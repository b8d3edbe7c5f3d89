import { expect } from '@playwright/test';
import { expectAccessibleInBoth, openProject, pressUndo, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'program' });

test('areas are typed, pasted, shared, switched to another unit, and feed the components', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'admin@northbank.example');
  await openProject(page, 'Westfield STEM School');
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Program', exact: true })
    .click();
  const grid = page.getByRole('grid', { name: 'Program areas' });
  const totals = page.getByLabel('Program totals');
  const rowOf = (name: string) => grid.getByRole('row').filter({ hasText: name });
  const column = async (title: string) =>
    Number(await grid.getByRole('columnheader', { name: title, exact: true }).getAttribute('aria-colindex'));
  const cell = async (name: string, title: string) =>
    rowOf(name).locator(`[aria-colindex="${await column(title)}"]`);
  await expect(rowOf('Library')).toContainText('25% left');
  await expect(totals).toContainText('3,500');
  await expectAccessibleInBoth(page, 'program');
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/program.png` });

  const size = await cell('Library', 'Size');
  await size.click();
  await page.keyboard.type('18000');
  await page.keyboard.press('Enter');
  await expect(size).toHaveText('18,000');
  await expect(totals).toContainText('Over target');
  await expect(totals).toContainText('4,000');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(size).toHaveText('14,000');
  await expect(totals).toContainText('Against target');

  await page.getByRole('button', { name: 'Add area' }).click();
  await (await cell('New area', 'Area')).click();
  await page.evaluate(() =>
    navigator.clipboard.writeText(
      'Music room\tTeaching\t2\t1,200\t900\nKiln\tTeaching\t2\t300\t\nStage\tPublic\t1\t2,500\t2,000',
    ),
  );
  await page.keyboard.press('Control+v');
  await expect(rowOf('Stage')).toContainText('2,500');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(rowOf('Stage')).toContainText('80.0%');
  await expect(rowOf('New area')).toHaveCount(0);

  await page.getByRole('radio', { name: 'SQM' }).click();
  await expect(rowOf('Stage')).toContainText('232');
  await page.getByRole('radio', { name: 'Level', exact: true }).click();
  const grouped = page.getByRole('treegrid', { name: 'Program areas' });
  await expect(grouped.getByRole('row', { name: 'Level: 1 to 2' })).toBeVisible();
  await page.getByRole('radio', { name: 'None' }).click();
  await page.getByRole('radio', { name: 'GSF' }).click();

  const components = page.getByRole('grid', { name: 'Component areas' });
  await expect(components.getByRole('row').filter({ hasText: '84,000' })).toContainText('80,500');
  await page.getByRole('button', { name: 'Update components' }).click();
  const asks = page.getByRole('alertdialog', { name: 'Update component areas' });
  await expect(asks).toContainText('becomes 80,500 GSF');
  await asks.getByRole('button', { name: 'Update' }).click();
  await expect(components.getByRole('row').filter({ hasText: '84,000' })).toHaveCount(0);
  await page
    .locator('[data-toast]')
    .filter({ hasText: 'Component areas updated' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(components.getByRole('row').filter({ hasText: '84,000' })).toHaveCount(1);
  for (const width of [1440, 850, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const spare = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(spare, `${width} px`).toBeLessThanOrEqual(0);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/program-${width}.png` });
  }
});

test('a room list is matched, accepted and undone', async ({ page }) => {
  await signIn(page, 'admin@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Program', exact: true })
    .click();
  const grid = page.getByRole('grid', { name: 'Program areas' });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const list = [
    'Room name,Floor,Department,Qty,GSF,NSF,Building',
    'Exam room,2,Clinic,12,140,118,Annex',
    'Sky lobby,9,Public,,2400,,',
  ].join('\n');
  await page
    .getByRole('dialog', { name: 'Import a room list' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'Rooms.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  const columns = page.getByRole('dialog', { name: 'Columns of Rooms.csv' });
  await expect(columns.getByText('2 new', { exact: true })).toBeVisible();
  await expect(columns).toContainText('Row 2: The project has no component "Annex"; not assigned');
  await expectAccessibleInBoth(page, 'the columns of a room list');
  await columns.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Room list imported: 2 new')).toBeVisible();
  await expect(grid.getByRole('row').filter({ hasText: 'Exam room' })).toContainText('1,680');
  await pressUndo(page, 'Room list imported: 2 new');
  await expect(grid.getByRole('row').filter({ hasText: 'Exam room' })).toHaveCount(0);
});

test('a version is kept, compared, renamed, deleted and brought back', async ({ page }) => {
  await signIn(page, 'admin@northbank.example');
  await openProject(page, 'Harbor Point');
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Program', exact: true })
    .click();
  const grid = page.getByRole('grid', { name: 'Program areas' });
  const versions = page.getByRole('button', { name: 'Versions' });
  await versions.click();
  await page.getByRole('menuitem', { name: 'Keep this program...' }).click();
  const keep = page.getByRole('dialog', { name: 'Keep a version' });
  await keep.getByRole('button', { name: 'Keep' }).click();
  await expect(keep.getByRole('textbox', { name: /^Name/ })).toHaveAttribute('aria-invalid', 'true');
  await keep.getByRole('textbox', { name: /^Name/ }).fill('Program for the board');
  await keep.getByRole('button', { name: 'Keep' }).click();
  await expect(keep).toHaveCount(0);

  const amenities = grid.getByRole('row').filter({ hasText: 'Amenities' });
  const column = await grid
    .getByRole('columnheader', { name: 'Size', exact: true })
    .getAttribute('aria-colindex');
  await amenities.locator(`[aria-colindex="${column}"]`).click();
  await page.keyboard.type('22200');
  await page.keyboard.press('Enter');
  await expect(amenities).toContainText('22,200');

  await versions.click();
  await page.getByRole('menuitem', { name: /Program for the board/ }).click();
  const compared = page.getByRole('dialog', { name: 'Program for the board' });
  await expect(compared).toContainText('1,000 GSF more: 1 changed');
  const changed = compared.getByRole('row').filter({ hasText: 'Amenities' });
  await expect(changed).toContainText('21,200');
  await expect(changed).toContainText('Size');
  await compared.getByRole('checkbox', { name: 'Show areas that did not change' }).check();
  await expect(compared.getByRole('row').filter({ hasText: 'Residences' })).toBeVisible();
  await expectAccessibleInBoth(page, 'program versions');

  await compared.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit version' });
  await edit.getByRole('textbox', { name: /^Name/ }).fill('Board program');
  await edit.getByRole('button', { name: 'Save' }).click();
  await versions.click();
  await page.getByRole('menuitem', { name: /Board program/ }).click();
  await page.getByRole('dialog', { name: 'Board program' }).getByRole('button', { name: 'Delete' }).click();
  const gone = page.locator('[data-toast]').filter({ hasText: 'Board program deleted' });
  await gone.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-toast]').filter({ hasText: 'Undone' })).toBeVisible();
  await versions.click();
  await expect(page.getByRole('menuitem', { name: /Board program/ })).toBeVisible();
});
