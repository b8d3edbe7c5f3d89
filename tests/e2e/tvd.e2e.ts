import { expect } from '@playwright/test';
import {
  expectAccessibleInBoth,
  keepToast,
  openProject,
  pressUndo,
  signIn,
  test,
} from '../support/journey.ts';

test.use({ ownServer: 'tvd' });

test('targets are held against the forecast, set in the grid, narrowed and taken back', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Target Value Design' })
    .click();
  const grid = page.getByRole('grid', { name: 'Targets' });
  const rowOf = (name: string) => grid.getByRole('row', { name: new RegExp(name) });
  await expect(rowOf('B20 Exterior Enclosure')).toContainText('$31,000,000');
  await expect(rowOf('Total')).toContainText('$312,900,000');
  await expectAccessibleInBoth(page, 'target value design');

  // What closes a gap: the best items, one of a group at most, kept as a scenario later on.
  await grid.getByRole('button', { name: 'Close the gap of B20 Exterior Enclosure' }).click();
  const panel = page.getByRole('dialog', { name: 'Close the gap of B20 Exterior Enclosure' });
  await expect(panel.getByRole('checkbox', { name: /^VO-002/ })).toBeChecked();
  await expectAccessibleInBoth(page, 'what closes a gap', 'top');
  await panel.getByRole('checkbox', { name: /^VO-001/ }).check();
  await expect(panel.getByRole('checkbox', { name: /^VO-002/ })).not.toBeChecked();
  await panel.getByRole('button', { name: 'Back to the best choice' }).click();
  await expect(panel.getByRole('checkbox', { name: /^VO-002/ })).toBeChecked();
  await panel.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(panel).toBeHidden();

  // One component: its targets come to its budget.
  await page.getByRole('button', { name: /^Patient Tower/ }).click();
  await expect(page.getByText('Targets come to $255,000,000 of $255,000,000.')).toBeVisible();
  await expect(rowOf('G10 Site Preparation')).toHaveCount(0);

  // A target that is typed moves the gap and the state, and Undo brings both back.
  const target = rowOf('D10 Conveying').getByRole('gridcell').nth(1);
  await expect(rowOf('D10 Conveying')).toContainText('$10,800,000');
  const state = await rowOf('D10 Conveying').getByRole('gridcell').last().innerText();
  await target.dblclick();
  await page.getByRole('textbox', { name: /^Target/ }).fill('20000000');
  await page.keyboard.press('Enter');
  await expect(rowOf('D10 Conveying')).toContainText('$20,000,000');
  await expect(rowOf('D10 Conveying')).toContainText('Below');
  await expect(page.getByText('$9,200,000 too much.')).toBeVisible();
  await pressUndo(page, 'Target saved');
  await expect(rowOf('D10 Conveying')).toContainText('$10,800,000');
  await expect(rowOf('D10 Conveying')).toContainText(state);

  // A part of a target moves to another row with the reason, in one step.
  await page.getByRole('button', { name: 'Set targets' }).click();
  await page.getByRole('menuitem', { name: 'Move a target…' }).click();
  const move = page.getByRole('dialog', { name: 'Move a target' });
  await move.getByRole('combobox', { name: 'From' }).fill('B20');
  await page.getByRole('option', { name: /^B20/ }).click();
  await move.getByRole('combobox', { name: 'To' }).fill('D10');
  await page.getByRole('option', { name: /^D10/ }).click();
  await move.getByRole('textbox', { name: 'Amount' }).fill('5000000');
  await expect(move.getByText('Lower it first, or move less.')).toBeVisible();
  await move.getByRole('textbox', { name: 'Amount' }).fill('1000000');
  await move.getByRole('textbox', { name: 'Note' }).fill('Larger lift cars');
  await expect(move.getByRole('row', { name: /B20/ })).toContainText('$30,000,000');
  await expectAccessibleInBoth(page, 'moving a target', 'top');
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await keepToast(page, '2 targets saved');
  await expect(move).toBeHidden();
  await expect(rowOf('D10 Conveying')).toContainText('$11,800,000');
  await expect(page.getByText('Targets come to $255,000,000 of $255,000,000.')).toBeVisible();

  // The row says why, what it cost at each milestone, and who owns it.
  await grid.getByRole('button', { name: 'Open D10 Conveying' }).click();
  const row = page.getByRole('dialog', { name: 'D10 Conveying' });
  await expect(row.getByText('Larger lift cars')).toBeVisible();
  await expect(row.getByText('Trend over milestones')).toBeVisible();
  const then = row.getByRole('table', { name: 'Target at each milestone' });
  await expect(then.getByRole('row', { name: /^50% SD/ })).toContainText('$10,800,000');
  await expect(then.getByRole('row', { name: /^Now/ })).toContainText('$11,800,000');
  await row.getByRole('combobox', { name: 'Owner' }).fill('Solberg');
  await page.getByRole('option', { name: /Ingrid Solberg/ }).click();
  await expect(rowOf('D10 Conveying').getByRole('img', { name: 'Ingrid Solberg' })).toBeAttached();
  await expectAccessibleInBoth(page, 'a row of targets', 'top');
  await row.getByRole('button', { name: 'Close', exact: true }).last().click();
  await pressUndo(page, '2 targets saved');
  await expect(rowOf('D10 Conveying')).toContainText('$10,800,000');
  await expect(rowOf('B20 Exterior Enclosure')).toContainText('$31,000,000');

  // The budget shared out in proportion to the estimate, less what is held back.
  await page.getByRole('button', { name: 'Set targets' }).click();
  await page.getByRole('menuitem', { name: 'Share out the budget…' }).click();
  const share = page.getByRole('dialog', { name: 'Share out the budget' });
  await expect(share.getByText('Nothing left to allocate.')).toBeVisible();
  await share.getByRole('textbox', { name: 'Share of D10 Conveying' }).fill('2');
  await expect(share.getByRole('row', { name: /D10/ })).toContainText('$5,100,000');
  await expect(share.getByText(/left to allocate\./)).toBeVisible();
  await expectAccessibleInBoth(page, 'sharing out a budget', 'top');
  await share.getByRole('button', { name: 'Cancel' }).click();

  // Where the gap is, as tiles; the table twin says the same.
  await page.getByRole('radio', { name: 'Where the gap is' }).click();
  await expect(page.getByRole('heading', { name: 'Where the gap is' })).toBeVisible();
  await expect(page.getByText(/over, the most of all systems\./)).toBeVisible();
  await expectAccessibleInBoth(page, 'where the gap is');
  await page.getByRole('radio', { name: 'Rows' }).click();

  // The forecast as columns beside their targets, and the same as a table.
  await page.getByRole('radio', { name: 'Columns' }).click();
  await expect(page.getByRole('heading', { name: 'Forecast against target' })).toBeVisible();
  await expect(page.getByText(/systems are over their targets\./)).toBeVisible();
  await expectAccessibleInBoth(page, 'targets as columns');
  await page.getByRole('radio', { name: 'Rows' }).click();

  // Columns are left out and moved as each person likes, and stay so.
  await page.getByRole('button', { name: 'Customize' }).click();
  const customizing = page.getByRole('dialog', { name: 'Customize columns' });
  await customizing.getByRole('switch', { name: 'Approved' }).click();
  await customizing.getByRole('button', { name: 'Move State up' }).click();
  await expectAccessibleInBoth(page, 'customizing targets', 'top');
  await customizing.getByRole('button', { name: 'Close' }).click();
  await expect(grid.getByRole('columnheader', { name: 'Approved' })).toHaveCount(0);
  await page.reload();
  await expect(grid.getByRole('columnheader', { name: 'State' })).toBeVisible();
  await expect(grid.getByRole('columnheader', { name: 'Approved' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Customize' }).click();
  await customizing.getByRole('button', { name: 'Reset to default columns' }).click();
  await customizing.getByRole('button', { name: 'Close' }).click();

  // By area, by state, and where there is no area.
  await page.getByRole('radio', { name: '$ / GSF' }).click();
  await expect(rowOf('Total')).toContainText('$891.61');
  await page.getByRole('button', { name: /^Overall Project/ }).click();
  await expect(page.getByText('No area assignments available')).toBeVisible();
  await expectAccessibleInBoth(page, 'targets without an area');
  await page.getByRole('button', { name: 'Show cost' }).click();
  await page.getByRole('button', { name: /^All components/ }).click();
  await page.getByRole('button', { name: /^Above \d/ }).click();
  await expect(rowOf('B30 Roofing')).toHaveCount(0);
  await page.reload();
  await expect(rowOf('A10 Foundations')).toBeVisible();
  await expect(rowOf('B30 Roofing')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rowOf('B30 Roofing')).toBeVisible();
});

test('a viewer reads targets and sets none', async ({ page }) => {
  await signIn(page, 'viewer@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Target Value Design' })
    .click();
  const grid = page.getByRole('grid', { name: 'Targets' });
  await grid
    .getByRole('row', { name: /B20 Exterior/ })
    .getByRole('gridcell')
    .nth(1)
    .dblclick();
  await expect(page.getByRole('textbox', { name: /^Target/ })).toHaveCount(0);
});

test('on a phone a row shows forecast and gap, and its target is typed in its panel', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'cost@northbank.example', '/projects/1/tvd');
  const row = page.getByRole('grid', { name: 'Targets' }).getByRole('row', { name: /D10 Conveying/ });
  await expect(row).toContainText(/\$11,727,600/);
  await row.click();
  const panel = page.getByRole('dialog', { name: 'D10 Conveying' });
  const stretch = panel.getByRole('textbox', { name: 'Stretch goal' });
  const before = await panel.getByRole('textbox', { name: 'Target' }).inputValue();
  await panel.getByRole('textbox', { name: 'Target' }).fill('12,000,000');
  await stretch.fill('12,500,000');
  await expect(panel.getByText('A stretch goal is not above its target.')).toBeVisible();
  await stretch.fill('11,500,000');
  await panel.getByRole('button', { name: 'Save target' }).click();
  await keepToast(page, 'Target saved');
  await panel.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(row).toContainText('target $12,000,000');
  await pressUndo(page, 'Target saved');
  await expect(row).not.toContainText('target $12,000,000');
  expect(before).not.toBe('$12,000,000');
});
