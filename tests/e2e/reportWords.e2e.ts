import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, openProject, signIn, test } from '../support/journey.ts';
import { focused, goTo, press, tabTo } from '../support/keys.ts';
import { runReport } from '../support/runReport.ts';
import { png } from '../support/upload.ts';

test.use({ ownServer: 'reports in words' });

const unavailable = 'The service is temporarily unavailable. Try again later.';
const toast = (page: Page, title: string) => page.locator('[data-toast]').filter({ hasText: title });
const headsOf = (grid: Locator) =>
  grid
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => (head.textContent ?? '').trim()).filter(Boolean));

/** Answers what is written there with a failure, until it is told to stop. */
async function refuse(page: Page, address: RegExp, method: string, status: number) {
  await page.route(address, (route) =>
    route.request().method() === method ? route.fulfill({ status, json: {} }) : route.fallback(),
  );
  return () => page.unroute(address);
}

test('reports say what they are, what is missing and what failed, word for word', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Reporting' }).click();
  const list = page.getByRole('grid', { name: 'Custom reports' });
  const side = page.getByRole('complementary', { name: 'Cards and settings' });
  const end = page.getByRole('complementary', { name: 'Settings of the card' });
  const pages = page.getByRole('region', { name: 'Pages' });
  const whyNot = async (control: Locator, reason: string) => {
    await control.hover();
    await expect(page.getByRole('tooltip', { name: reason })).toBeVisible();
  };

  await test.step('the list: its columns, what is published in green, a report that cannot be added', async () => {
    await expect(list.getByRole('link', { name: 'Monthly cost and risk book' })).toBeVisible();
    expect(await headsOf(list)).toEqual([
      'Name',
      'Description',
      'Scope',
      'Access',
      'State',
      'Created By',
      'Created At',
      'Updated By',
      'Last Modified',
      'Actions',
    ]);
    const state = list.getByText('PUBLISHED', { exact: true });
    await expect(state).toHaveAttribute('data-tone', 'positive');
    const settle = await refuse(page, /\/api\/projects\/\d+\/reports$/, 'POST', 503);
    await page.getByRole('button', { name: 'Add New Report' }).click();
    await expect(toast(page, 'There was an error creating the Custom Report')).toContainText(unavailable);
    await settle();
  });

  await test.step('a new one: its pages, a draft without changes, a note of a card', async () => {
    await page.getByRole('button', { name: 'Add New Report' }).click();
    await expect(page.getByRole('heading', { name: 'New Report', level: 1 })).toBeVisible();
    const keep = page.getByRole('button', { name: 'Save as draft' });
    await whyNot(keep, 'Nothing has changed');
    await expect(side.getByRole('tab')).toHaveText(['Cards', 'Settings']);
    await side.getByRole('button', { name: 'Risks', exact: true }).click();
    await expect(pages.getByRole('region', { name: 'Risks' })).toBeVisible();
    const add = end.getByRole('button', { name: 'Add Note' });
    await add.click();
    await page.getByRole('textbox', { name: 'Note title' }).fill('   ');
    await whyNot(page.getByRole('button', { name: 'Save Note' }), 'A note needs a title');
    await page.getByRole('textbox', { name: 'Note title' }).fill('Before the gate');
    await page.getByRole('button', { name: 'Save Note' }).click();
    await expect(add).toHaveCount(0);
    await end.getByRole('button', { name: 'Edit Note' }).click();
    await page.getByRole('textbox', { name: 'Note title' }).fill('After the gate');
    await page.getByRole('button', { name: 'Save Note' }).click();
    await expect(pages.getByText('After the gate')).toBeVisible();
    await end.getByRole('button', { name: 'Delete Note' }).click();
    await expect(add).toBeVisible();
    await expect(pages.getByText('After the gate')).toHaveCount(0);
    // Narrowed to values of a column and put in order; what is gone leaves no row.
    const rows = pages.getByRole('region', { name: 'Risks' }).locator('tbody tr');
    await end.getByRole('combobox', { name: 'Category' }).click();
    for (const name of ['Market and Escalation', 'Third Party and Utilities'])
      await page.getByRole('option', { name }).click();
    await page.keyboard.press('Escape');
    await expect(rows.locator('td:first-child')).toHaveText(['R-003', 'R-007']);
    await end.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Value', exact: true }).click();
    await expect(rows.locator('td:first-child')).toHaveText(['R-007', 'R-003']);
    await end.getByRole('switch', { name: 'Descending' }).click();
    await expect(rows.locator('td:first-child')).toHaveText(['R-003', 'R-007']);
    await expectAccessible(page, 'a card with filters');
    await side.getByRole('button', { name: 'Cost Trend Analysis', exact: true }).click();
    await whyNot(end.getByRole('button', { name: 'Clone card' }), 'This card can only be added once');
    await keep.click();
    await expect(toast(page, 'New Report saved as draft')).toBeVisible();
    await expect(keep).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('settings: legal, portrait, normal, header and cover at first; a logo that is refused, fails and stays', async () => {
    await side.getByRole('tab', { name: 'Settings' }).click();
    for (const [name, value] of [
      ['Page size', 'Legal'],
      ['Orientation', 'Portrait'],
      ['Margin', 'Normal'],
    ] as const)
      await expect(side.getByRole('combobox', { name })).toHaveText(value);
    for (const name of ['Header', 'Cover page'])
      await expect(side.getByRole('switch', { name, exact: true })).toBeChecked();
    const choose = async (name: string) => {
      const chooser = page.waitForEvent('filechooser');
      await side.getByRole('button', { name: 'Choose file', exact: true }).click();
      await (
        await chooser
      ).setFiles([{ name, mimeType: 'image/png', buffer: png({ width: 60, height: 20 }) }]);
    };
    await choose('logo.pdf');
    await expect(side.getByRole('alert')).toContainText(
      /^There was an uploading your files:\s*logo.pdf: Please select a supported file type/,
    );
    const settle = await refuse(page, /\/api\/attachments/, 'POST', 503);
    await choose('logo.png');
    await expect(toast(page, 'Failed to save images. Please try again.')).toBeVisible();
    await expectAccessible(page, 'a logo that could not go');
    await settle();
    await side.getByRole('button', { name: 'Retry logo.png' }).click();
    await expect(toast(page, 'Logo of the report saved')).toBeVisible();
    const keep = await refuse(page, /\/api\/attachments/, 'DELETE', 503);
    await side.getByRole('button', { name: 'Remove logo.png' }).click();
    await expect(toast(page, 'Failed to delete image. Please try again.')).toBeVisible();
    await keep();
    await expect(side.getByRole('link', { name: 'logo.png' })).toBeVisible();
  });

  await test.step('saved for whom; run, without a PDF where it fails', async () => {
    await page.getByRole('button', { name: 'Save Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save Report' });
    for (const name of ['Project team', 'Global (all projects)', 'Private', 'Company'])
      await expect(dialog.getByRole('radio', { name, exact: true })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Book in words');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Book in words saved')).toBeVisible();
    await runReport(page);
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('tab', { name: 'Notes & Images' }).click();
    const render = /\/render-custom-report-PDF$/;
    const settle = await refuse(page, render, 'POST', 404);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(toast(page, 'Failed to generate PDF')).toContainText('Project or Custom Report not found');
    await expect(page).toHaveURL(/\/reports\?tab=archive$/);
    const archive = page.getByRole('treegrid', { name: 'Archive' });
    await expect(archive.getByRole('link', { name: 'Book in words', exact: true })).toBeVisible();
    expect(await headsOf(archive)).toEqual([
      'Name',
      'Description',
      'Figures as of',
      'Created By',
      'Created At',
      'Sent',
      'Pages',
      'Download',
      'Actions',
    ]);
    await settle();
    const still = await refuse(page, render, 'POST', 503);
    await archive.getByRole('link', { name: 'Book in words', exact: true }).click();
    await page.getByRole('button', { name: 'Make PDF' }).click();
    await expect(
      page.locator('[data-toast]').filter({ hasText: unavailable }).getByText('Failed to generate PDF'),
    ).toBeVisible();
    await still();
  });

  await test.step('a report that is not there leads back to the list', async () => {
    const reports = page.url().replace(/\/reports\/.*$/, '/reports');
    await page.goto(`${reports}/987654`);
    await expect(toast(page, 'Report not found')).toBeVisible();
    await expect(page).toHaveURL(reports);
    await expect(list.getByRole('link', { name: 'Book in words' })).toBeVisible();
  });
});

test('a schedule is made, changed, stopped and ended by keys alone', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await goTo(page, 'Reporting', 'Reports');
  // Into the grid, down to the row, and Enter.
  await tabTo(page, 'Name');
  const name = focused(page).filter({ hasText: 'Monthly cost and risk book' });
  for (let row = 0; row < 5 && (await name.count()) === 0; row += 1) await press(page, 'ArrowDown');
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Monthly cost and risk book', level: 1 })).toBeVisible();
  await tabTo(page, 'Schedules');
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Schedules' });
  const list = dialog.getByRole('region', { name: 'Schedules of this report' });
  const schedule = (words: string) => list.getByRole('listitem', { name: words, exact: true });
  await expect(schedule('Every month on the 1st')).toBeVisible();

  // Made: a day by its first letters, to somebody found by name.
  await tabTo(page, 'Weekly');
  await tabTo(page, /Day of the week/);
  await press(page, 'Enter');
  await page.keyboard.type('Th');
  await press(page, 'Enter');
  await tabTo(page, /Recipients/);
  await page.keyboard.type('Daniel');
  await expect(page.getByRole('option', { name: /Daniel Reyes/ })).toBeVisible();
  await press(page, 'Enter');
  await tabTo(page, 'Add Schedule');
  await press(page, 'Enter');
  await expect(schedule('Every Thursday')).toContainText('To Daniel Reyes');
  // What was pressed keeps the focus, and the form is as at first.
  await expect(focused(page)).toHaveText('Add Schedule');
  await expect(dialog.getByRole('combobox', { name: /Day of the week/ })).toHaveText('Monday');

  // Changed: the form that Edit opens has the focus; once it is kept, the row has it again.
  const tabIn = async (row: Locator, name: string) => {
    for (;;) {
      await tabTo(page, name);
      if (await row.locator(':focus').count()) return;
    }
  };
  await tabIn(schedule('Every Thursday'), 'Edit');
  await press(page, 'Enter');
  await expect(dialog.getByRole('radio', { name: 'Weekly' })).toBeFocused();
  await press(page, 'ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await tabTo(page, 'Save Schedule');
  await press(page, 'Enter');
  await expect(schedule('Every Thursday')).toHaveCount(0);
  const monthly = list.getByRole('listitem').filter({ hasText: 'To Daniel Reyes' }).last();
  await expect(monthly).toHaveAccessibleName('Every month on the 1st');
  await expect(focused(page)).toHaveText('Edit');

  // Stopped, going on, and ended.
  await tabIn(monthly, 'Pause');
  await press(page, 'Enter');
  await expect(monthly.getByText('Paused', { exact: true })).toBeVisible();
  await expect(focused(page)).toHaveText('Resume');
  // A press while the last one is still kept would be none.
  await expect(focused(page)).not.toHaveAttribute('aria-busy');
  await press(page, 'Enter');
  await expect(monthly.getByText('Active', { exact: true })).toBeVisible();
  await tabIn(monthly, 'Delete');
  await press(page, 'Enter');
  await expect(list.getByRole('listitem', { name: /^Every month/ })).toHaveCount(1);
  await expect(focused(page)).not.toHaveCount(0);
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(focused(page)).toHaveText('Schedules');
});
