import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBoth, openProject, pressUndo, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'estimateImport' });

const file = [
  '"Northbank Builders, currency: CAD"',
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
  const found = page.getByRole('region', { name: 'Found in the file' });
  await expect(found.getByText('Prices in Canadian dollars (CAD)')).toBeVisible();
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
  await expect(generator).toContainText('Amount H10 is not a number');
  await expectAccessibleInBoth(page, 'the review of an estimate');
  await generator.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Leave out' }).click();
  await expect(generator).toHaveCount(0);
  const other = lines.getByRole('row').filter({ hasText: 'Mat foundation' }).getByRole('checkbox');
  await other.click();
  await page.keyboard.press('Control+Z');
  await expect(generator).toContainText('Amount H10 is not a number');
  await other.click();
  await generator.getByRole('gridcell', { name: 'LS', exact: true }).click();
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
    .getByRole('alertdialog', { name: 'Use prices in Canadian dollars (CAD) as US dollars?' })
    .getByRole('button', { name: 'Accept as US dollars' })
    .click();
  await expect(tiles.getByText('$4,414,940').first()).toBeVisible();

  // Each line says where it stands in the file, and shows its row.
  await page.getByRole('radio', { name: 'Lines' }).click();
  // The last column comes into sight with its cell.
  await page.getByRole('gridcell', { name: 'Mat foundation', exact: true }).click();
  await page.keyboard.press('End');
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
        '03 30 00,Mat foundation,9420,CY,412,"3,881,040",Patient Tower',
        '26 24 13,Switchboards,4,EA,85000,"340,000",Patient Tower',
        '26 32 13,Generator,1,LS,,see note,Patient Tower',
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

test('how a file of unknown headings is read is kept as a layout, shared, and known again', async ({
  page,
  browser,
}) => {
  const bid = (total: string) =>
    ['Leistung,Pos.,Betrag,Bemerkung', `Mat foundation,1,"${total}",`, 'Curtain wall,2,"900,000",'].join(
      '\n',
    );
  const send = (to: Page, name: string, total: string) =>
    to
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(bid(total)) });
  await signIn(page, 'cost@northbank.example', '/projects/1/estimate-import');
  await send(page, 'Subcontractor.csv', '1,250,000');
  await expect(page.getByText('No header row with a description and an amount')).toBeVisible();
  await page.getByRole('combobox', { name: 'Header row of Rows' }).click();
  await page.getByRole('option', { name: /^Row 1/ }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  const means = async (column: string, what: string) => {
    await page.getByRole('combobox', { name: `Column ${column}` }).click();
    await page.getByRole('option', { name: what, exact: true }).click();
  };
  await means('A', 'Description');
  await means('C', 'Amount');
  await page.getByRole('button', { name: 'Save as layout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as layout' });
  await dialog.getByLabel('Name').fill('Subcontractor list');
  await dialog.getByLabel('Share with the company').check();
  await expectAccessibleInBoth(page, 'a layout', 'top');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('combobox', { name: 'Layout' })).toContainText('Subcontractor list');
  await expect(page.getByRole('button', { name: 'Save as layout' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save and close' }).click();

  // Somebody else's file of the same headings is read without a hand; guessed again when asked.
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'estimator@northbank.example', '/projects/1/estimate-import');
  await send(other, 'Revision 2.csv', '1,300,000');
  await expect(other.getByRole('combobox', { name: 'Layout' })).toContainText('Subcontractor list');
  await expect(other.getByRole('combobox', { name: 'Column C' })).toContainText('Amount');
  await expect(other.getByRole('region', { name: 'Totals' })).toContainText('$2,200,000.00');
  await other.getByRole('button', { name: 'Layout actions' }).click();
  await expect(other.getByRole('menuitem', { name: 'Delete' })).toBeDisabled();
  await other.keyboard.press('Escape');
  await other.getByRole('combobox', { name: 'Layout' }).click();
  await other.getByRole('option', { name: /^As guessed/ }).click();
  await expect(other.getByText('No header row with a description and an amount')).toBeVisible();
});
