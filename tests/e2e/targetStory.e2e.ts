import { expect, type Page } from '@playwright/test';
import { openProject, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'targetStory' });

const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name }).first().click();

test('a vision is written and weighed, peers give targets, a gap is closed, decided and printed', async ({
  page,
}) => {
  await signIn(page, 'admin@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');

  await test.step('the vision, and what drives it', async () => {
    await go(page, 'Vision');
    await page.getByRole('button', { name: 'Edit vision' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit vision' });
    await editing.getByRole('textbox', { name: 'Statement' }).fill('Quiet rooms, first patient in 2030.');
    await editing.getByRole('button', { name: 'Save' }).click();
    const statement = page.getByRole('region', { name: 'Statement' });
    await expect(statement.getByText('Quiet rooms, first patient in 2030.')).toBeVisible();
    await expect(editing).toBeHidden();
    const drivers = page.getByRole('table', { name: 'Value drivers' });
    const weight = drivers.getByRole('textbox', { name: 'Weight of Patient experience' });
    await weight.fill('50');
    await weight.press('Enter');
    await page.getByRole('button', { name: 'Balance to 100' }).click();
    await expect(drivers.getByText('✓ Adds to 100')).toBeVisible();
  });

  await test.step('peers, and their median as targets', async () => {
    await go(page, 'Calibrate');
    await expect(page.getByText('5 projects', { exact: true })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Calibrate' })
      .getByRole('link', { name: 'By division' })
      .click();
    await page.getByRole('button', { name: 'Use as targets' }).click();
    const targets = page.getByRole('dialog', { name: 'Use as targets' });
    await expect(targets.getByRole('combobox', { name: 'Figure of the peers' })).toContainText('Median');
    await targets.getByRole('button', { name: /^Set \d+ targets$/ }).click();
    await expect(page.getByText(/^\d+ targets saved$/)).toBeVisible();
  });

  const grid = page.getByRole('grid', { name: 'Targets' });
  const summary = page.getByRole('region', { name: 'Summary', exact: true });
  await test.step('systems are over, and what closes the gap of one is focused on ForeSite', async () => {
    await go(page, 'Target Value Design');
    await page.getByRole('button', { name: /^Above \d/ }).click();
    await expect(grid.getByRole('row', { name: /D30 HVAC/ })).toContainText('$5,533,514Above');
    await expect(grid.getByRole('row', { name: /D50 Electrical/ })).toContainText('$4,376,663Above');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await grid.getByRole('button', { name: 'Close the gap of C10 Interior Construction' }).click();
    const panel = page.getByRole('dialog', { name: 'Close the gap of C10 Interior Construction' });
    await expect(panel.getByRole('checkbox', { name: /^VO-008/ })).toBeChecked();
    await panel.getByRole('button', { name: 'Focus on ForeSite' }).click();
    await expect(page.getByRole('heading', { name: 'ForeSite', level: 1 })).toBeVisible();
    await expect(summary.getByText('With S-4')).toBeVisible();
    await expect(page).not.toHaveURL(/focus=/);
  });

  await test.step('it is decided, and the system is under its target', async () => {
    await page.getByRole('button', { name: 'Show the scenarios' }).click();
    await page.getByRole('button', { name: /^Actions of S-4/ }).click();
    await page.getByRole('menuitem', { name: 'Approve' }).click();
    await page.getByRole('dialog', { name: 'Approve S-4' }).getByRole('button', { name: 'Approve' }).click();
    await expect(summary.getByText('$304,500,000').first()).toBeVisible();
    await go(page, 'Target Value Design');
    await expect(grid.getByRole('row', { name: /C10 Interior Construction/ })).toContainText('Below');
    await expect(grid.getByRole('row', { name: /^Total/ })).toContainText('$304,500,000');
  });

  await test.step('one page tells the owner', async () => {
    await go(page, 'Vision');
    await expect(
      page.getByRole('region', { name: 'Statement' }).getByText('Quiet rooms, first patient in 2030.'),
    ).toBeVisible();
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article', { name: 'Vision on one page' });
    for (const words of ['Quiet rooms, first patient in 2030.', 'Patient experience', '$304,500,000'])
      await expect(sheet).toContainText(words);
  });
});
