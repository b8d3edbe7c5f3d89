import { expect } from '@playwright/test';
import { xlsx } from '../support/workbooks.ts';
import { expectAccessibleInBoth, openProject, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'codes' });

test('a company pastes its own codes, renames some by a second paste, and undoes a deletion', async ({
  page,
}) => {
  await signIn(page, 'admin@northbank.example');
  await page.goto(new URL('/custom-codes', page.url()).href);
  await expect(page.getByRole('heading', { name: 'Format Settings' })).toBeVisible();
  const formats = page.getByRole('navigation', { name: 'Formats' });
  await formats.getByRole('button', { name: /MasterFormat 2020/ }).click();
  await expect(page.getByRole('treegrid', { name: 'Codes of MasterFormat 2020' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Paste codes' })).toHaveCount(0);
  await expectAccessibleInBoth(page, 'the formats');

  await page.getByRole('button', { name: 'New format' }).click();
  const panel = page.getByRole('dialog', { name: 'New format' });
  await panel.getByRole('textbox', { name: 'Name (required)', exact: true }).fill('Field cost codes');
  await panel.getByRole('textbox', { name: 'Short name (required)' }).fill('FCC');
  await panel
    .getByRole('textbox', { name: 'Codes and names' })
    .fill('01\tGeneral\n01.10\tSite office\n03\tConcrete\n09.51.20\tAcoustic tile');
  await expect(panel.getByText('3 new, 0 renamed, 0 same, 1 with an error')).toBeVisible();
  await expect(panel.getByText('09.51 is missing')).toBeVisible();
  await panel.getByText('Add the levels that 1 code lacks').click();
  await expect(panel.getByText('6 new, 0 renamed, 0 same, 0 with an error')).toBeVisible();
  await expectAccessibleInBoth(page, 'a paste', 'top');
  await panel.getByRole('button', { name: 'Add format' }).click();
  await expect(formats.getByText('FCC, 6 codes')).toBeVisible();

  await page.getByRole('button', { name: 'Paste codes' }).click();
  const again = page.getByRole('dialog', { name: 'Paste codes' });
  await again.getByRole('textbox', { name: 'Codes and names' }).fill('01.10\tField office\n03.10\tForming');
  await again.getByRole('button', { name: 'Add 1, rename 1' }).click();
  await expect(formats.getByText('FCC, 7 codes')).toBeVisible();

  // From a workbook: its columns are found below the title and can be chosen.
  await page.getByRole('button', { name: 'Paste codes' }).click();
  const rows = [
    ['Northbank codes, 2026'],
    ['No', 'Level', 'Title', 'Old title'],
    ['03.10', 2, 'Formwork', 'Forming'],
    ['03.20', 2, 'Reinforcing', 'Rebar'],
  ];
  await again.locator('input[type=file]').setInputFiles({
    name: 'Codes.xlsx',
    mimeType: 'application/octet-stream',
    buffer: xlsx({ Codes: rows }),
  });
  await expect(again.getByText('1 new, 1 renamed, 0 same, 0 with an error')).toBeVisible();
  await again.getByRole('combobox', { name: 'Name is in' }).click();
  await page.getByRole('option', { name: 'Old title' }).click();
  await expect(again.getByText('1 new, 0 renamed, 1 same, 0 with an error')).toBeVisible();
  await expectAccessibleInBoth(page, 'codes from a workbook', 'top');
  await again.getByRole('button', { name: 'Add 1', exact: true }).click();
  await expect(formats.getByText('FCC, 8 codes')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search codes' }).fill('glass');
  await expect(page.getByText('No code of Field cost codes matches “glass”.')).toBeVisible();
  // The words under the empty list; the cross in the box bears the same name.
  await page.getByText('Clear search').click();

  // What items use stays, and says so; what nothing uses goes and comes back.
  await formats.getByRole('button', { name: /Northbank work packages/ }).click();
  await page.getByRole('button', { name: 'Delete Northbank work packages' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/cannot be removed: .* sub items? use it/).first()).toBeVisible();
  await formats.getByRole('button', { name: /Field cost codes/ }).click();
  await page.getByRole('button', { name: 'Delete Field cost codes' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(formats.getByText('FCC, 8 codes')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(formats.getByText('FCC, 8 codes')).toBeVisible();
});

test('a project codes its items in a format of the company’s own, which then cannot go', async ({ page }) => {
  await signIn(page, 'admin@northbank.example');
  await page.goto(new URL('/custom-codes', page.url()).href);
  await page.getByRole('button', { name: 'New format' }).click();
  const panel = page.getByRole('dialog', { name: 'New format' });
  await panel.getByRole('textbox', { name: 'Name (required)', exact: true }).fill('House codes');
  await panel.getByRole('textbox', { name: 'Short name (required)' }).fill('HC');
  await panel.getByRole('textbox', { name: 'Codes and names' }).fill('H1\tShell\nH2\tInteriors');
  await panel.getByRole('button', { name: 'Add format' }).click();
  await expect(page.getByText('HC, 2 codes')).toBeVisible();

  await page.goto(new URL('/projects', page.url()).href);
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('link', { name: 'Project Settings' }).click();
  await page.getByRole('combobox', { name: 'Cost format' }).click();
  await page.getByRole('option', { name: 'House codes' }).click();
  await expect(page.getByText('Setting saved')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Cost format' })).toHaveText(/House codes/);

  await page.goto(new URL('/custom-codes', page.url()).href);
  await page
    .getByRole('navigation', { name: 'Formats' })
    .getByRole('button', { name: /House codes/ })
    .click();
  await page.getByRole('button', { name: 'Delete House codes' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/It is the cost format of one project/).first()).toBeVisible();
});
