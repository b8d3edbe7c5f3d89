import { expect } from '@playwright/test';
import { expectAccessibleInBoth, openProject, signIn, test } from '../support/journey.ts';

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
  await page
    .locator('[data-toast]')
    .filter({ hasText: 'Target saved' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(rowOf('D10 Conveying')).toContainText('$10,800,000');
  await expect(rowOf('D10 Conveying')).toContainText(state);

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
