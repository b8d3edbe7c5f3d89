import { expect } from '@playwright/test';
import { expectAccessibleInBoth, pressUndo, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'units' });

test('a company adds a unit with its synonyms, makes it a favorite, and undoes its deletion', async ({
  page,
}) => {
  await signIn(page, 'admin@northbank.example');
  await page.goto(new URL('/units-of-measure', page.url()).href);
  const grid = page.getByRole('grid', { name: 'Units of Measure' });
  await expect(grid.getByText('43,560 square feet')).toBeVisible();
  await expectAccessibleInBoth(page, 'the units');

  await page.getByRole('button', { name: 'New unit' }).click();
  const dialog = page.getByRole('dialog', { name: 'New unit' });
  await dialog.getByRole('textbox', { name: 'Name (required)', exact: true }).fill('Hundred square feet');
  await dialog.getByRole('textbox', { name: 'Abbreviation (required)' }).fill('s.f.');
  await expect(
    dialog.getByText('“s.f.” already means Square feet. Write this unit another way.'),
  ).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Abbreviation (required)' }).fill('CSF');
  const factor = dialog.getByRole('textbox', { name: 'One is, in square feet (required)' });
  await factor.fill('0');
  await expect(dialog.getByText(/A unit cannot convert to zero/)).toBeVisible();
  await factor.fill('100');
  await dialog.getByRole('textbox', { name: 'Also written' }).fill('C.S.F., hundred sf');
  await expectAccessibleInBoth(page, 'a new unit', 'top');
  await dialog.getByRole('button', { name: 'Add unit' }).click();
  await expect(grid.getByRole('row', { name: /CSF/ }).getByText('100 square feet')).toBeVisible();

  await page.getByRole('button', { name: 'Favorite CSF' }).click();
  await expect(grid.getByRole('row').nth(1)).toContainText('CSF');
  await page.getByRole('searchbox', { name: 'Search units' }).fill('hundred sf');
  await expect(grid.getByText('CSF')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search units' }).fill('');

  // A list of units, in meters: what is there already is not added again.
  await page.getByRole('button', { name: 'Paste units' }).click();
  const paste = page.getByRole('dialog', { name: 'Paste units' });
  await paste
    .getByRole('textbox', { name: 'Units' })
    .fill('SF,Square foot,area,0.09290304\nBCY,Bank cubic yard,volume,0.764554857984\nM,Thousand,count,1000');
  await expect(paste.getByText('1 new, 1 there already, 1 with an error')).toBeVisible();
  await expect(paste.getByText(/“M” already means Meters/)).toBeVisible();
  await expectAccessibleInBoth(page, 'a list of units', 'top');
  await paste.getByRole('button', { name: 'Add 1 unit' }).click();
  await expect(grid.getByRole('row', { name: /BCY/ }).getByText('27 cubic feet')).toBeVisible();

  await page.getByRole('button', { name: 'Delete SF', exact: true }).click();
  const inUse = page.getByRole('dialog', { name: 'Delete SF?' });
  await expect(inUse.getByText(/SF cannot be deleted: .*sub items?/)).toBeVisible();
  await expect(inUse.getByRole('link', { name: 'Cedar Ridge Patient Tower' })).toBeVisible();
  await inUse.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Delete CSF' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(grid.getByText('CSF')).toHaveCount(0);
  await pressUndo(page, /^CSF deleted/);
  await expect(grid.getByText('CSF')).toBeVisible();
});
