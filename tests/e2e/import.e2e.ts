import { expect } from '@playwright/test';
import { at, expectAccessibleInBoth, openProject, signIn, test } from '../support/journey.ts';
import { xlsx } from '../support/workbooks.ts';

test.use({ ownServer: 'import' });

const options = xlsx(
  {
    Options: [
      ['Value engineering, week 12', null, null, null, null, null],
      ['Item', 'Price', null, null, 'Component', 'Status'],
      [null, 'Qty', 'Unit', 'Unit cost', null, null],
      ['Fritted glass on the west', 12_000, 'SF', 14.5, 'Patient Tower', 'Pending'],
      ['Zinc fascia', 'twelve', 'LF', 88, 'Patient Tower', 'Draft'],
    ],
  },
  [
    { s: { r: 0, c: 0 }, e: { r: 0, c: 5 } },
    { s: { r: 1, c: 1 }, e: { r: 1, c: 3 } },
  ],
);

test('Items come from a workbook once somebody has looked through it, and from the idea library', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge');
  await page.getByRole('button', { name: 'More ways to add' }).click();
  await page.getByRole('menuitem', { name: 'Import from a file' }).click();
  const dialog = page.getByRole('dialog');
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles({ name: 'Options.pdf', mimeType: 'application/pdf', buffer: options });
  await expect(dialog.getByText('The file format is not compatible')).toBeVisible();
  await input.setInputFiles({ name: 'Options.xlsx', mimeType: '', buffer: options });
  await expect(dialog.getByRole('combobox', { name: 'Headings are in' })).toContainText('Row 3');
  await expect(dialog.getByRole('combobox', { name: 'Price Unit cost becomes' })).toContainText('Unit cost');
  await expectAccessibleInBoth(page, 'the columns of an import', 'top');
  await dialog.getByRole('button', { name: 'Preview 2 rows' }).click();

  await expect(page.getByText('2 unsaved rows')).toBeVisible();
  await expect(page.getByText(/^Row \d+ cannot be saved yet/)).toBeVisible();
  const fascia = page.getByRole('row', { name: /Zinc fascia/ });
  // The person goes on where something is marked.
  await expect(fascia.getByText('twelve')).toBeFocused();
  await fascia.getByText('twelve').click();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/cannot be saved yet/)).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // What it does to the forecast is said before anything is written.
  await expect(dialog.getByText('$174,000', { exact: false }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('2 items saved')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Quick search' }).fill('Fritted');
  await expect(page.getByRole('link', { name: 'Fritted glass on the west' })).toBeVisible();

  await page.getByRole('button', { name: 'More ways to add' }).click();
  await page.getByRole('menuitem', { name: 'Add from the idea library' }).click();
  await dialog.getByRole('checkbox', { name: /Heat-recovery chiller/ }).click();
  await expectAccessibleInBoth(page, 'the choice of ideas', 'top');
  await dialog.getByRole('button', { name: 'Add as a draft' }).click();
  await expect(page.getByText('1 draft added')).toBeVisible();
  await page.goto(at('northbank', '/library/foresite'));
  await page.getByRole('link', { name: 'Heat-recovery chiller' }).click();
  const idea = page.getByRole('dialog', { name: 'Heat-recovery chiller' });
  await expect(idea.getByRole('textbox', { name: 'Category' })).toHaveValue('Mechanical');
  await expectAccessibleInBoth(page, 'an idea beside the library');
});
