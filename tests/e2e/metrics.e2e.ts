import { expect } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth, openProject, signIn, test } from '../support/journey.ts';
import { runReport } from '../support/runReport.ts';

test.use({ ownServer: 'metrics' });

test('Daniel counts what matters to him in a project, and puts it into a report', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');

  await test.step('on the overview: set up once, kept, and each bar leads to its list', async () => {
    await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Overview' }).click();
    const first = page.getByRole('application', {
      name: /^Risks: cost by category: cost of risks by category/,
    });
    await expect(first).toBeVisible();
    await page.getByRole('button', { name: 'Edit Risks: cost by category' }).click();
    const editor = page.getByRole('dialog', { name: 'Edit custom metric' });
    await expect(editor.getByRole('combobox', { name: /^Notify members when/ })).toHaveCount(0);
    await editor.getByRole('radio', { name: 'Items' }).click();
    await editor.getByRole('textbox', { name: /^Name/ }).fill('Pending by priority');
    await editor.getByRole('combobox', { name: 'Main axis' }).click();
    await expect(page.getByRole('option', { name: 'Project', exact: true })).toHaveCount(0);
    await page.getByRole('option', { name: 'Priority' }).click();
    const total = editor.getByRole('grid', { name: 'Figures' }).getByRole('row', { name: /^Total/ });
    await expect(total).toContainText(/^Total\s*8/);
    await editor.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Assignee' }).click();
    await editor.getByRole('button', { name: 'Assignee', exact: true }).click();
    await page.getByRole('menuitemcheckbox').first().click();
    await page.keyboard.press('Escape');
    await expect(editor.getByText('Filtered by assignee')).toBeVisible();
    await expect(total).toContainText(/^Total\s*[1-7]\D/);
    await expectAccessible(page, 'the editor of a metric of a project', 'top');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: "Your changes won't be saved" });
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(editor.getByRole('textbox', { name: /^Name/ })).toHaveValue('Pending by priority');
    await editor.getByRole('button', { name: 'Save metric' }).click();
    await page.reload();
    const chart = page.getByRole('application', { name: /^Pending by priority: cost of items by priority/ });
    await expect(chart).toBeVisible();
    await expectAccessibleInBoth(page, 'an overview with a metric');
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/foresite\?.*priority=\d/);
    await expect(page).toHaveURL(/assignee=\d/);
  });

  await test.step('in a report: incomplete until it is chosen what is counted, then drawn on paper', async () => {
    await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Reporting' }).click();
    await page.getByRole('button', { name: 'Add New Report' }).click();
    await page.getByRole('button', { name: 'Custom chart', exact: true }).click();
    const pages = page.getByRole('region', { name: 'Pages' });
    await expect(
      pages.getByText('In order to display the chart, you need to complete the metric settings'),
    ).toBeInViewport();
    await page.getByRole('button', { name: 'Risks', exact: true }).last().click();
    await expect(pages.getByRole('application', { name: /cost of risks by category/ })).toBeVisible();
    await page.getByRole('radio', { name: 'Stack bar' }).click();
    await expect(pages.getByRole('listitem').filter({ hasText: 'Medium' })).toBeVisible();
    await expectAccessibleInBoth(page, 'a report with a custom chart');
    await page.getByRole('radio', { name: 'Issues' }).click();
    await expect(pages.getByRole('application', { name: /count of issues by status/ })).toBeVisible();
  });

  await test.step('run and kept: the archive shows the chart of that day', async () => {
    await page.getByRole('button', { name: 'Save Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save Report' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Chart book');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Chart book saved')).toBeVisible();
    await runReport(page);
    await expect(page.getByRole('application', { name: /count of issues by status/ })).toBeVisible();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.getByText('Chart book is in the archive')).toBeVisible();
    await page
      .getByRole('treegrid', { name: 'Archive' })
      .getByRole('link', { name: 'Chart book', exact: true })
      .click();
    await expect(page.getByText('Count by status, issues, only what is open')).toBeVisible();
  });
});
