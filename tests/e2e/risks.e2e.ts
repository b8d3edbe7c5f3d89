import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import {
  expectAccessibleInBoth,
  keepToast,
  openProject,
  pressUndo,
  signIn,
  test,
} from '../support/journey.ts';
import { xlsx } from '../support/workbooks.ts';

test.use({ ownServer: 'risks' });

test('risks are added, mitigated, filtered by the heatmap, pasted, closed and brought back', async ({
  page,
}) => {
  await signIn(page, 'risk@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Risk Register' })
    .click();
  await expect(page.getByText('7 active', { exact: true })).toBeVisible();
  await expect(page.getByText('$8,002,000').first()).toBeVisible();
  // What is expected of it: by component, and by month against contingency.
  await page.getByRole('button', { name: 'By component' }).click();
  await page.getByRole('button', { name: 'By month' }).click();
  const months = page.getByRole('table', { name: 'Expected risk cost by month' });
  await expect(months.getByRole('row', { name: /^No dates 2 risks/ })).toBeVisible();
  await expectAccessibleInBoth(page, 'the risk register');
  await page.getByRole('button', { name: 'By month' }).click();

  // A cell of the heatmap narrows the list, and gives it back.
  const grid = page.getByRole('grid', { name: 'Risks' });
  await page.getByRole('button', { name: 'Likelihood 3 Medium, Impact 3 Medium: 2' }).click();
  await expect(grid.getByText('Imaging vendor chosen late')).toBeVisible();
  await expect(grid.getByText('Switchgear lead time over 60 weeks')).toBeHidden();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(grid.getByText('Switchgear lead time over 60 weeks')).toBeVisible();

  // What is shown is kept as a view, and written to a file; so is all there is.
  await page.getByRole('button', { name: /^High \d/ }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Mitigated' }).click();
  await page.keyboard.press('Escape');
  await expect(grid.getByRole('columnheader', { name: 'Mitigated' })).toHaveCount(0);
  await page.getByRole('button', { name: /^View \(1\) ?, changed/ }).click();
  await page.getByRole('button', { name: 'Save as a new view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('High only');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: 'High only', exact: true })).toBeVisible();
  const fileOf = async (choice: RegExp) => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: choice }).click();
    const saved = await saving;
    return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') };
  };
  const shown = await fileOf(/^Comma-separated/);
  expect(shown.name).toBe('Risks of Cedar Ridge Patient Tower.csv');
  expect(shown.text).toMatch(/^\uFEFFCode,Name,Score,Value,Estimated,Category,/);
  expect(shown.text).not.toContain('Mitigated');
  expect(shown.text).toContain('R-002,Switchgear lead time over 60 weeks,16,');
  expect(shown.text).not.toContain('Imaging vendor chosen late');
  const all = await fileOf(/^All risks, every column.*csv/);
  expect(all.text).toContain('Mitigated');
  expect(all.text).toContain('Imaging vendor chosen late');
  // Whoever comes back finds the view that was left; the usual one is one press away.
  await page.goto(new URL('/projects/1/risks', page.url()).href);
  await expect(page.getByRole('button', { name: 'High only', exact: true })).toBeVisible();
  await expect(grid.getByText('Switchgear lead time over 60 weeks')).toBeVisible();
  await expect(grid.getByText('Imaging vendor chosen late')).toBeHidden();
  await page.getByRole('button', { name: 'High only', exact: true }).click();
  await page.getByRole('button', { name: 'View (1)', exact: true }).click();
  await expect(grid.getByText('Imaging vendor chosen late')).toBeVisible();
  await expect(grid.getByRole('columnheader', { name: 'Mitigated' })).toBeVisible();

  // A new risk, and what a mitigation buys.
  await page.getByRole('button', { name: 'Add risk' }).click();
  const panel = page.getByRole('dialog', { name: 'New risk' });
  await panel.getByRole('textbox', { name: 'Name' }).fill('Curtain wall mockup fails first test');
  await panel.getByRole('radio', { name: '4 Likely' }).check();
  await panel.getByRole('radio', { name: '2 Minor' }).check();
  // The estimated value stands with its formula, and follows what is chosen.
  const estimate = panel.getByRole('group', { name: 'Estimated value' });
  await expect(estimate).toContainText('$3,965,000');
  await panel.getByRole('radio', { name: '4 Major' }).check();
  await expect(estimate).toContainText('$9,455,000');
  await expect(estimate).toContainText('= $305,000,000 × (0.005 + 0.01125 × (4 − 1)) × 4/5');
  await panel.getByRole('textbox', { name: 'Value', exact: true }).fill('500000');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  const mitigation = panel.getByRole('region', { name: 'new mitigation' });
  await mitigation.getByRole('textbox', { name: 'Cost' }).fill('60000');
  await mitigation.getByRole('combobox', { name: 'Effect on likelihood' }).click();
  await page.getByRole('option', { name: '−2' }).click();
  await mitigation.getByRole('textbox', { name: 'Name' }).fill('Test a second mockup');
  await expect(panel.getByText('$60,000 of mitigations buys $200,000 of expected value')).toBeVisible();
  // The company's own fields are part of the form.
  await panel.getByRole('combobox', { name: 'Response' }).last().click();
  await page.getByRole('option', { name: 'Transfer' }).click();
  await expectAccessibleInBoth(page, 'a new risk', 'top');
  await panel.getByRole('button', { name: 'Save' }).click();
  const added = page.getByRole('dialog', { name: 'R-009 Curtain wall mockup fails first test' });
  await expect(added).toBeVisible();
  await expect(page.getByText('8 active', { exact: true })).toBeVisible();
  // The sidebar counts it too.
  await expect(
    page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Risk Register' }),
  ).toContainText('8');

  // They are columns of the list, and conditions of it.
  const row = grid.getByRole('row').filter({ hasText: 'Curtain wall mockup' });
  // Columns out of sight are not drawn.
  await page.setViewportSize({ width: 2800, height: 900 });
  await expect(row).toContainText('Transfer');
  await added.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: 'Attributes' }).click();
  const conditions = page.getByRole('dialog', { name: 'Attributes' });
  await conditions.getByRole('button', { name: 'Add condition' }).click();
  await conditions.getByRole('combobox').first().click();
  await page.getByRole('option', { name: 'Response' }).click();
  await conditions.getByRole('combobox').last().click();
  await page.getByRole('option', { name: 'Transfer' }).click();
  await page.keyboard.press('Escape');
  await expect(grid.getByText('Crane swing over live helipad route')).toBeHidden();
  await expect(row).toBeVisible();
  await expectAccessibleInBoth(page, 'conditions of the risks', 'top');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await row.getByRole('link', { name: 'Curtain wall mockup fails first test' }).click();
  await expect(added).toBeVisible();

  // An issue is raised from it, and shows on both sides.
  await added.getByRole('button', { name: 'Raise issue' }).click();
  await expect(page.getByText('IS-007 raised')).toBeVisible();
  await expect(
    added
      .getByRole('list', { name: 'Issues' })
      .getByRole('link', { name: 'Curtain wall mockup fails first test' }),
  ).toBeVisible();

  // It comes true.
  await added.getByRole('button', { name: 'Close risk' }).click();
  const closing = page.getByRole('dialog', { name: 'Close R-009' });
  await closing.getByRole('radio', { name: 'Struck' }).check();
  await closing.getByRole('textbox', { name: 'Actual cost' }).fill('430000');
  await closing.getByRole('textbox', { name: 'Days lost' }).fill('12');
  await expect(closing.getByText('Under value')).toBeVisible();
  await expectAccessibleInBoth(page, 'the end of a risk', 'top');
  await closing.getByRole('button', { name: 'Close risk' }).click();
  await expect(page.getByText('R-009 closed')).toBeVisible();
  await expect(page.getByText('7 active', { exact: true })).toBeVisible();
  await expect(added.getByText(/cost \$430,000, lost 12 days/)).toBeVisible();
  await added.getByRole('tab', { name: 'History' }).click();
  await expect(added.getByText('$430,000').first()).toBeVisible();
  await added.getByRole('tab', { name: /Comments/ }).click();
  await added.getByRole('textbox', { name: 'Comment' }).fill('The second mockup passed.');
  await added.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(added.getByRole('list', { name: 'Comments' })).toContainText('The second mockup passed.');
  await page.keyboard.press('Escape');

  // Deleted, and brought back.
  await grid.getByRole('button', { name: 'Actions of R-007' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('You are about to remove a risk')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('6 active', { exact: true })).toBeVisible();
  await pressUndo(page, 'Risk removed');
  await expect(page.getByText('7 active', { exact: true })).toBeVisible();

  // Quick entry: two rows from a spreadsheet, one of them without a status.
  await page.getByRole('button', { name: 'Manage Risks' }).click();
  const sheet = page.getByRole('grid', { name: 'Risks to edit' });
  await expect(sheet.getByText('Steel tariff change')).toBeVisible();
  await expectAccessibleInBoth(page, 'quick entry of risks');
  // Nine risks are there: the first blank row is the tenth.
  await sheet.getByRole('row', { name: '10', exact: true }).getByRole('gridcell').nth(1).click();
  await page.evaluate(() => {
    const text =
      'Duct bank meets storm main\tDesign\t\t360000\t\t2\t3\t\tIdentified\nMedical gas comments late\tDesign';
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
    );
  });
  await expect(sheet.getByText('Duct bank meets storm main')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/1 row has errors. Row 11: Status is required/)).toBeVisible();
  // The number of the row says it while the cell is out of sight; the banner leads to the cell.
  const gas = sheet.getByRole('row', { name: /Medical gas/ });
  await expect(gas.getByRole('img', { name: 'Status is required' })).toBeVisible();
  await page.getByRole('button', { name: 'Row 11', exact: true }).click();
  await expect(gas.locator('[aria-colindex="10"]')).toBeFocused();
  await expect(gas.locator('[aria-colindex="10"]')).toBeInViewport();
  await expect(page.getByText('Dollar Value of active')).toBeVisible();
  await expectAccessibleInBoth(page, 'quick entry of risks with what is at fault');
  await sheet
    .getByRole('row', { name: /Medical gas/ })
    .getByRole('button', { name: /Delete/ })
    .click();
  // Two more from a workbook with a title above its headings.
  await page.getByRole('button', { name: 'Import' }).click();
  const importing = page.getByRole('dialog', { name: 'Import risks from a file' });
  await importing.locator('input[type=file]').setInputFiles({
    name: 'Register.xlsx',
    mimeType: '',
    buffer: xlsx({
      Register: [
        ['Risk register, revision 4', null, null, null, null],
        ['Risk Description', 'Risk Category', 'Cost Impact', 'Probability', 'Consequence'],
        ['Elevator shaft out of plumb', 'Design', 240_000, 2, 3],
        ['Crane permit late', 'Design', 90_000, 'seldom', 2],
      ],
    }),
  });
  const mapping = page.getByRole('dialog', { name: 'Columns of Register.xlsx' });
  await expect(mapping.getByRole('combobox', { name: 'Probability becomes' })).toContainText('Likelihood');
  await expectAccessibleInBoth(page, 'the columns of a register', 'top');
  await mapping.getByRole('button', { name: 'Preview 2 rows' }).click();
  await expect(page.getByText(/2 rows of Register.xlsx stand below, not saved yet. 1 cell/)).toBeVisible();
  const crane = sheet.getByRole('row', { name: /Crane permit late/ });
  await crane.getByText('seldom').click();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Risks saved successfully')).toBeVisible();
  await expect(page.getByText('10 active', { exact: true })).toBeVisible();
});

test('a risk strikes: a fund pays, an issue and an item follow, and one Undo takes all of it back', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Risk Register' })
    .click();
  const grid = page.getByRole('grid', { name: 'Risks' });
  await grid.getByRole('link', { name: 'Perched groundwater found below mat' }).click();
  const panel = page.getByRole('dialog', { name: 'R-001 Perched groundwater found below mat' });

  // Where it was, is and will be; what its mitigations buy; when it can strike.
  await expect(
    panel.getByRole('img', {
      name: 'Inherent: likelihood 4, impact 4; now: likelihood 3, impact 3; after open mitigations: likelihood 2, impact 2',
    }),
  ).toBeVisible();
  await expect(panel.getByText('$168,000 of mitigations buys $1,426,666 of expected value')).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Price wick drains' })).toContainText('($616,666)');
  await expect(panel.getByRole('img', { name: /^Exposure from .* of 442 days passed/ })).toBeVisible();
  // The state moves in place; the risks beside it are one press away.
  await panel.getByRole('button', { name: 'Status: Identified' }).click();
  await expect(page.getByRole('menuitem', { name: 'Closed' })).toBeVisible();
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Next risk' }).click();
  await page
    .getByRole('dialog', { name: 'R-006 Imaging vendor chosen late' })
    .getByRole('button', { name: 'Previous risk' })
    .click();

  // It is made an item first, and both name each other.
  await panel.getByRole('button', { name: 'Make item' }).click();
  await expect(page.getByText(/VO-\d+ created from R-001/)).toBeVisible();
  const items = panel.getByRole('list', { name: 'Items' });
  await expect(items.getByRole('listitem')).toHaveText(/Pending.*\$1,850,000/);
  await pressUndo(page, / created from R-001/);
  await expect(items).toBeHidden();

  const issues = panel.getByRole('list', { name: 'Issues' });
  await expect(issues.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Close risk' }).click();
  const closing = page.getByRole('dialog', { name: 'Close R-001' });
  await closing.getByRole('radio', { name: 'Struck' }).check();
  await closing.getByRole('textbox', { name: 'Actual cost' }).fill('1420000');
  await closing.getByRole('textbox', { name: 'Days lost' }).fill('12');
  await closing.getByRole('combobox', { name: 'Draw from' }).click();
  await page.getByRole('option', { name: /Construction contingency/ }).click();
  await expect(closing.getByRole('textbox', { name: 'Draw', exact: true })).toHaveValue('$1,420,000');
  await expect(closing.getByText('Left after')).toBeVisible();
  await expect(closing.getByText('($430,000)')).toBeVisible();
  await closing.getByRole('checkbox', { name: /Raise issue IS-\d+ from this risk/ }).check();
  await closing.getByRole('checkbox', { name: /Make item VO-\d+ for its cost/ }).check();
  await expectAccessibleInBoth(page, 'a risk that strikes', 'top');
  await closing.getByRole('button', { name: 'Close risk' }).click();
  await keepToast(page, 'R-001 closed');
  await expect(panel.getByText(/cost \$1,420,000, lost 12 days/)).toBeVisible();
  await expect(items.getByRole('listitem')).toHaveCount(1);
  await expect(issues.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('list', { name: 'Contingency' })).toContainText(
    'Drawn from Construction contingency',
  );
  await pressUndo(page, 'R-001 closed');
  await expect(items).toBeHidden();
  await expect(issues.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('button', { name: 'Close risk' })).toBeVisible();
});
