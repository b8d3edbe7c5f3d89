import { expect } from '@playwright/test';
import { expectAccessibleInBoth, openProject, pressUndo, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'estimateImport' });

const file = [
  'Northbank Builders',
  'Bldg,CSI,Scope,Qty,U/M,Rate,Lab %,Ext.,Remarks',
  ',,,,,$ / unit,%,$,',
  'DIVISION 02  EXISTING CONDITIONS',
  'Site,02 41 19,"Selective demo, bridge","4,200",SF,31.50,62,"132,300",',
  'Site,02 82 13,Abatement,1,LS,85000,-,"85,000",allowance',
  ',,Sub-total Division 02,,,,,"217,300",',
  '',
  'Patient Tower,03 30 00,Mat foundation,"9,420",CY,412,38,"3,881,040",',
  'Garage 9,26 32 13,"Generator, fourth unit",1,LS,,,see alt. 2,',
  ',,TOTAL CONSTRUCTION,,,,,"4,414,940",',
].join('\n');

test('an estimate comes in from a file, is put aside, mended, accepted and reverted', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await expect(page.getByRole('heading', { name: 'ForeSite', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Estimate', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Estimate', level: 1 })).toBeVisible();
  const tiles = page.getByLabel('Estimate totals');
  await expect(tiles.getByText('$314,800,000').first()).toBeVisible();
  await page.getByRole('button', { name: 'Upload estimate' }).click();
  await expect(page.getByRole('heading', { name: 'Import estimate', level: 1 })).toBeVisible();
  await expectAccessibleInBoth(page, 'the upload of an estimate');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'CRPT 50DD.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });

  // Header, columns and totals are found, and the difference is said.
  const rows = page.getByRole('region', { name: /^Rows of/ });
  await expect(rows.getByRole('cell', { name: 'TOTAL CONSTRUCTION' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Totals' }).getByText('$316,600.00').first()).toBeVisible();
  await expectAccessibleInBoth(page, 'the columns of an estimate');

  await page.getByRole('button', { name: 'Next' }).click();
  const unknown = page.getByRole('region', { name: 'Components of the file' });
  await unknown.getByRole('combobox', { name: 'Garage 9 is' }).click();
  await page.getByRole('option', { name: 'Central Utility Plant' }).click();
  await expectAccessibleInBoth(page, 'the names of an estimate');

  // The line in error is first, and mended in the grid.
  await page.getByRole('button', { name: 'Next' }).click();
  const lines = page.getByRole('grid', { name: 'Lines of the file' });
  const generator = lines.getByRole('row').filter({ hasText: 'Generator, fourth unit' });
  await expect(generator).toContainText('Amount is not a number');
  await expectAccessibleInBoth(page, 'the review of an estimate');
  await generator.getByRole('gridcell', { name: 'Central Utility Plant' }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('316600');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('region', { name: 'Totals' }).getByText('Agree', { exact: true }),
  ).toBeVisible();

  // Put aside, it is found again where it was left, discarded by mistake and back.
  await page.getByRole('button', { name: 'Save and close' }).click();
  const uploads = page.getByRole('region', { name: /^Uploads for/ });
  await expect(uploads.getByText('In review')).toBeVisible();
  await expectAccessibleInBoth(page, 'the uploads of a milestone');
  await uploads.getByRole('button', { name: 'Discard' }).click();
  await expect(uploads.getByText('No file yet.')).toBeVisible();
  await pressUndo(page, / discarded/);
  await uploads.getByRole('link', { name: 'CRPT 50DD.csv', exact: true }).click();
  await expect(
    page.getByRole('region', { name: 'Totals' }).getByText('Agree', { exact: true }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Accept' }).click();
  await page
    .getByRole('alertdialog', { name: /Replace the estimate of/ })
    .getByRole('button', { name: 'Replace estimate' })
    .click();
  await expect(tiles.getByText('$4,414,940').first()).toBeVisible();

  // Each line says where it stands in the file, and shows its row.
  await page.getByRole('radio', { name: 'Lines' }).click();
  await page.getByRole('button', { name: 'Rows H9' }).click();
  const source = page.getByRole('dialog', { name: 'Mat foundation' });
  await expect(source.getByText(/CRPT 50DD\.csv: Rows, row 9, cell H9/)).toBeVisible();
  await expect(source.getByRole('row', { name: /^9 Patient Tower/ })).toBeVisible();
  await expectAccessibleInBoth(page, 'the row of the file that a line came with', 'top');
  await source.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Upload estimate' }).click();
  await expect(uploads.getByText('Accepted', { exact: true })).toBeVisible();
  await uploads.getByRole('button', { name: 'Revert' }).click();
  await expect(uploads.getByText('In review')).toBeVisible();
  await page.getByRole('link', { name: 'Estimate', exact: true }).first().click();
  await expect(tiles.getByText('$314,800,000').first()).toBeVisible();
});

test('the cost of a finished project comes in by one step, and is reported', async ({ page }) => {
  await signIn(page, 'cost@northbank.example', '/projects');
  await page.getByRole('link', { name: 'Mesa Community Hospital' }).first().click();
  await expect(page).toHaveURL(/\/projects\/(?:legacy\/)?\d+/);
  const id = /\/projects\/(?:legacy\/)?(\d+)/.exec(page.url())?.[1] ?? '';
  await page.goto(new URL(`/projects/legacy/${id}/estimate`, page.url()).href);
  await expect(page.getByRole('heading', { name: 'Estimate Setup', level: 1 })).toBeVisible();
  const tiles = page.getByLabel('Estimate totals');
  await expect(tiles.getByText('$130,700,000').first()).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'Mesa final.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'CSI,Scope,Qty,U/M,Rate,Ext.,Building',
        '03 30 00,Mat foundation,9420,CY,412,"3,881,040",Community Hospital',
        '26 24 13,Switchboards,4,EA,85000,"340,000",Community Hospital',
        '26 32 13,Generator,1,LS,,see note,Community Hospital',
      ].join('\n'),
    ),
  });
  const fields = page.getByRole('region', { name: 'Fields of the estimate' });
  await expect(fields.getByRole('row', { name: /^Unit cost/ })).toContainText('E Rate');
  await expect(fields.getByRole('row', { name: /^Formats/ })).toContainText('MasterFormat');
  await expectAccessibleInBoth(page, 'the mapper of a legacy estimate');
  await page.getByRole('checkbox', { name: 'Leave out the line in error' }).check();
  await page.getByRole('button', { name: 'Save estimate' }).click();
  await page
    .getByRole('alertdialog', { name: /Replace the estimate of/ })
    .getByRole('button', { name: 'Replace estimate' })
    .click();
  await expect(tiles.getByText('$4,221,040').first()).toBeVisible();
  await pressUndo(page, /^Import accepted/);
  await expect(tiles.getByText('$130,700,000').first()).toBeVisible();

  await page.goto(new URL('/projects', page.url()).href);
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('link', { name: 'Estimate', exact: true }).click();
  await page.getByRole('button', { name: 'Reports' }).click();
  await page.getByRole('menuitem', { name: /^Milestone Report/ }).click();
  await expectAccessibleInBoth(page, 'the dialog of a milestone report');
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Milestone Report, .*\.pdf$/);
  await expect(page.getByText('Report Downloaded')).toBeVisible();
});
