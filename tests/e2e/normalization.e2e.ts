import { expect } from '@playwright/test';
import { xlsx } from '../support/workbooks.ts';
import { expectAccessibleInBoth, openProject, pressUndo, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'normalization' });

const series = ['observation_date,PPI', '2026-01-01,338.2', '2026-02-01,.', '2026-03-01,341.692', ''].join(
  '\n',
);

test('cost indices are read, changed, pasted, deleted, and bring one project to another', async ({
  page,
}) => {
  await signIn(page, 'admin@northbank.example', '/normalization-indices');
  await page.getByRole('button', { name: /^Building cost/ }).click();
  await expect(page.getByText('Up 39.3% since 2018, up 3.5% in the last year.')).toBeVisible();

  // The factor between two projects, step by step, and what the first one costs with it.
  const factor = page.getByRole('region', { name: 'Factor between two projects' });
  await factor.getByRole('combobox', { name: 'From', exact: true }).fill('brendan');
  await page.getByRole('option', { name: /St\. Brendan/ }).click();
  await factor.getByRole('combobox', { name: 'To', exact: true }).fill('cedar');
  await page.getByRole('option', { name: /Cedar Ridge/ }).click();
  await expect(factor.getByRole('row', { name: /Location.*1\.08 \/ 1\.14.*0\.9474/ })).toBeVisible();
  await expect(factor.getByRole('row', { name: /Time.*139\.3 \/ 109\.5.*1\.2721/ })).toBeVisible();
  await expect(factor.getByRole('row', { name: 'Factor × 1.2052' })).toBeVisible();
  await expect(factor.getByText('$940.0')).toBeVisible();
  await expectAccessibleInBoth(page, 'the cost index library');

  // A custom value moves it; Calibrate takes it, and gives it back.
  await factor.getByRole('combobox', { name: 'Site constraint, from' }).click();
  await page.getByRole('option', { name: 'Open' }).click();
  await factor.getByRole('combobox', { name: 'Site constraint, to' }).click();
  await page.getByRole('option', { name: 'Dense urban' }).click();
  await expect(factor.getByRole('row', { name: 'Factor × 1.3016' })).toBeVisible();
  await factor.getByRole('button', { name: 'Use these factors in Calibrate' }).click();
  await expect(factor.getByText(/as the library says/)).toBeVisible();
  await pressUndo(page, /^Factors saved/);
  await expect(page.getByText('St. Brendan Bed Tower has its factors back')).toBeVisible();

  // A zero is refused where it stands; another value moves the index.
  const rows = page.getByRole('grid', { name: 'Rows by year or month' });
  await rows.getByRole('gridcell', { name: '139.3' }).dblclick();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save index' }).click();
  await expect(
    page.getByText('2026: An index is above zero: costs are divided by it.').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(rows.getByRole('gridcell', { name: '139.3' })).toBeVisible();

  // A published series is pasted; what it leaves out is said and interpolated.
  await page.getByRole('button', { name: 'New index' }).click();
  const dialog = page.getByRole('dialog', { name: 'New index' });
  await dialog
    .getByRole('radio', { name: 'Time' })
    .or(dialog.getByRole('button', { name: 'Time' }))
    .click();
  await dialog.getByRole('textbox', { name: /Year or month and index/ }).fill(series);
  await expect(dialog.getByText('2 rows: first 2026-01 338.2, last 2026-03 341.692')).toBeVisible();
  await expect(dialog.getByText(/No index for 2026-02-01/)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('PPI');
  await dialog.getByRole('button', { name: 'Add index' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('One gap: between 2026-01 and 2026-03 values are interpolated.')).toBeVisible();

  // A workbook with notes above its table; the columns are found and the one of the index is chosen.
  await page.getByRole('button', { name: 'New index' }).click();
  const cities = [
    ['City Cost Indexes, 2026'],
    ['City', 'Material', 'Total'],
    ['Denver', 1.02, 0.94],
    ['Tacoma', 1.05, 1.06],
  ];
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'Cities.xlsx',
    mimeType: 'application/octet-stream',
    buffer: xlsx({ Cities: cities }),
  });
  await expect(dialog.getByText('2 rows: first Denver 0.94, last Tacoma 1.06')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Index is in' }).click();
  await page.getByRole('option', { name: 'Material' }).click();
  await expect(dialog.getByText('2 rows: first Denver 1.02, last Tacoma 1.05')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Material');
  await expectAccessibleInBoth(page, 'an index from a workbook', 'top');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // Deleted and brought back; the default cannot be deleted.
  await page.getByRole('button', { name: 'Delete index' }).click();
  const asks = page.getByRole('alertdialog', { name: 'Delete PPI' });
  await expect(asks.getByText(/No project has chosen PPI/)).toBeVisible();
  await asks.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /^PPI/ })).toBeHidden();
  await pressUndo(page, 'PPI deleted');
  await expect(page.getByRole('button', { name: /^PPI/ })).toBeVisible();

  // A project reads its factors by an index of its own; until it gives that up, the index stays.
  await page.goto(new URL('/projects', page.url()).href);
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('link', { name: 'Project Settings' }).click();
  await page.getByRole('combobox', { name: 'Time index' }).click();
  await page.getByRole('option', { name: 'PPI' }).click();
  await expect(page.getByText('Setting saved')).toBeVisible();
  await expectAccessibleInBoth(page, 'the indices of a project');
  await page.goto(new URL('/normalization-indices', page.url()).href);
  await page.getByRole('button', { name: /^PPI/ }).click();
  await page.getByRole('button', { name: 'Delete index' }).click();
  const used = page.getByRole('dialog', { name: 'Delete PPI' });
  await expect(used.getByText(/is chosen by one project/)).toBeVisible();
  await expect(used.getByRole('link', { name: 'Cedar Ridge Patient Tower' })).toBeVisible();
  await used.getByRole('button', { name: 'Close' }).last().click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /Excel/ }).click();
  expect((await saved).suggestedFilename()).toBe('PPI.xlsx');
});
