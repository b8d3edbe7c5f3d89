import { expect } from '@playwright/test';
import { signIn, test } from '../support/journey.ts';
import { focused, goTo, press, tabBackTo, tabTo } from '../support/keys.ts';

test.use({ ownServer: 'target story by keys' });

test('from the vision to one printed page, by keys alone', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.setAttribute(
        'data-printed',
        document.querySelector('main')?.textContent ?? '',
      );
    };
  });
  await signIn(page, 'admin@northbank.example');
  await goTo(page, 'Cedar Ridge Patient Tower', 'Program Overview');

  await test.step('the vision, and what drives it', async () => {
    await goTo(page, 'Vision', 'Vision');
    await tabTo(page, 'Edit vision');
    await press(page, 'Enter');
    await expect(page.getByRole('textbox', { name: 'Statement' })).toBeFocused();
    await press(page, 'Control+a');
    await page.keyboard.type('Quiet rooms, first patient in 2030.');
    await tabTo(page, 'Save');
    await press(page, 'Enter');
    const statement = page.getByRole('region', { name: 'Statement' });
    await expect(statement.getByText('Quiet rooms, first patient in 2030.')).toBeVisible();
    await expect(focused(page)).toHaveText('Edit vision');
    await tabTo(page, 'Weight of Patient experience');
    await page.keyboard.type('50');
    await press(page, 'Enter');
    const drivers = page.getByRole('table', { name: 'Value drivers' });
    await expect(drivers.getByText('20 too many')).toBeVisible();
    await tabBackTo(page, 'Balance to 100');
    await press(page, 'Enter');
    await expect(drivers.getByText('✓ Adds to 100')).toBeVisible();
  });

  await test.step('peers, and their median as targets', async () => {
    await goTo(page, 'Calibrate', 'Calibrate');
    await expect(page.getByText('5 projects', { exact: true })).toBeVisible();
    await tabTo(page, 'By division');
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { name: 'Calibrate by division', level: 1 })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: /^Total per GSF/ })).toBeVisible();
    await tabTo(page, 'Use as targets');
    await press(page, 'Enter');
    const targets = page.getByRole('dialog', { name: 'Use as targets' });
    await expect(targets.getByRole('combobox', { name: 'Figure of the peers' })).toContainText('Median');
    await expect(targets.getByRole('button', { name: /^Set \d+ targets$/ })).toBeEnabled();
    await tabTo(page, /^Set \d+ targets$/);
    await press(page, 'Enter');
    await expect(page.getByText(/^\d+ targets saved$/)).toBeVisible();
    await expect(targets).toBeHidden();
    await expect(focused(page)).toHaveText('Use as targets');
  });

  const grid = page.getByRole('grid', { name: 'Targets' });
  await test.step('systems are over, and what closes the gap of one is focused on ForeSite', async () => {
    await goTo(page, 'Target Value Design', 'Target Value Design');
    await tabTo(page, /^Above \d/);
    await press(page, 'Enter');
    await expect(grid.getByRole('row', { name: /D30 HVAC/ })).toContainText('$5,533,514Above');
    await expect(grid.getByRole('row', { name: /D50 Electrical/ })).toContainText('$4,376,663Above');
    // It stands right after the choices that it clears, once they hold.
    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    await tabTo(page, 'Clear filters');
    await press(page, 'Enter');
    await expect(grid.getByRole('row', { name: /C10 Interior/ })).toBeVisible();
    const cell = grid.locator('[role=gridcell]:focus');
    for (let tabs = 0; tabs < 20 && (await cell.count()) === 0; tabs += 1) await press(page, 'Tab');
    for (let rows = 0; rows < 20 && !(await cell.innerText()).startsWith('C10'); rows += 1)
      await press(page, 'ArrowDown');
    await press(page, 'End', 'ArrowLeft', 'Enter');
    const panel = page.getByRole('dialog', { name: 'Close the gap of C10 Interior Construction' });
    await expect(panel.getByRole('checkbox', { name: /^VO-008/ })).toBeChecked();
    await expect(panel).toBeFocused();
    await tabTo(page, 'Focus on ForeSite');
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { name: 'ForeSite', level: 1 })).toBeVisible();
  });

  const summary = page.getByRole('region', { name: 'Summary', exact: true });
  await test.step('it is decided, and the system is under its target', async () => {
    await expect(summary.getByText('With S-4')).toBeVisible();
    await tabTo(page, 'Show the scenarios');
    await press(page, 'Enter');
    await tabTo(page, /^Actions of S-4/);
    await press(page, 'Enter');
    await page.keyboard.type('Approve');
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Approve S-4' });
    // It takes no press before it knows the milestone.
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeEnabled();
    await tabTo(page, 'Approve');
    await press(page, 'Enter');
    await expect(dialog).toBeHidden();
    await expect(summary.getByText('$304,500,000').first()).toBeVisible();
    await goTo(page, 'Target Value Design', 'Target Value Design');
    await expect(grid.getByRole('row', { name: /C10 Interior Construction/ })).toContainText('Below');
  });

  await test.step('one page tells the owner', async () => {
    await goTo(page, 'Vision', 'Vision');
    await tabTo(page, 'Print');
    await press(page, 'Enter');
    await expect(page.locator('html')).toHaveAttribute('data-printed', /Quiet rooms.*\$304,500,000/);
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    // A message of what was done before is no part of it.
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-toast]').filter({ visible: true })).toHaveCount(0);
  });
});
