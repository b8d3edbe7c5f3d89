import { expect } from '@playwright/test';
import { extractText } from 'unpdf';
import { formatDate } from '#domain/dates';
import { download } from '../support/download.ts';
import { at, expectAccessibleInBoth, openProject, pressUndo, signIn, test } from '../support/journey.ts';
import { pdfUaProblems } from '../support/pdfUa.ts';
import { runReport } from '../support/runReport.ts';
import { png } from '../support/upload.ts';

test.use({ ownServer: 'report covers' });

test('a report has a cover with logo and picture, contents and sections, alike in builder, run and PDF', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Reporting' }).click();
  await page.getByRole('button', { name: 'Add New Report' }).click();
  const pages = page.getByRole('region', { name: 'Pages' });
  await page.getByRole('button', { name: 'Section', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Cost and options');
  await page.getByRole('switch', { name: 'Title page' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('What is open, and what it costs.');
  await page.getByRole('button', { name: 'Value Optioneering' }).click();
  await page.getByRole('button', { name: 'Section', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('What may happen');
  await page.getByRole('button', { name: 'Risks', exact: true }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Table of contents' }).click();
  await page.getByRole('textbox', { name: 'Prepared for' }).fill('Cedar Ridge Health');
  await page.getByRole('textbox', { name: 'Prepared by' }).fill('Northbank cost team');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file', exact: true }).click();
  await (
    await chooser
  ).setFiles([{ name: 'northbank.png', mimeType: 'image/png', buffer: png({ width: 60, height: 20 }) }]);
  await expect(page.getByText('Logo of the report saved')).toBeVisible();
  const cover = pages.getByRole('figure').filter({ hasText: 'Prepared for' });
  await expect(cover.getByRole('img', { name: 'Logo' })).toBeVisible();
  for (const text of ['Cedar Ridge Patient Tower', 'Cedar Ridge Health', 'Northbank cost team'])
    await expect(cover.getByText(text, { exact: true })).toBeVisible();
  const contents = pages.getByRole('figure').filter({ has: page.getByRole('heading', { name: 'Contents' }) });
  const lines = await contents.getByRole('listitem').allInnerTexts();
  expect(lines.map((line) => line.replaceAll(/\s+/g, ' ').replace(/ \d+$/, ''))).toEqual([
    'Cost and options',
    'Value Optioneering',
    'What may happen',
    'Risks',
  ]);
  // Each line names the page on which its heading stands.
  const expectPagesOf = async (listed: readonly string[]) => {
    for (const line of listed) {
      const [, title = '', number = ''] = /^(.+?)\s+(\d+)$/.exec(line.replaceAll(/\s+/g, ' ')) ?? [];
      const sheet = pages.getByRole('figure').nth(Number(number) - 1);
      await expect(sheet.getByRole('heading', { name: title, exact: true })).toHaveCount(1);
    }
  };
  await expectPagesOf(lines);
  await expectAccessibleInBoth(page, 'the builder with a cover');

  await page.getByRole('button', { name: 'Save Report' }).click();
  const saving = page.getByRole('dialog', { name: 'Save Report' });
  await saving.getByRole('textbox', { name: 'Name' }).fill('Cover book');
  await saving.getByRole('button', { name: 'Save' }).click();
  await runReport(page);
  await expect(pages.getByRole('img', { name: 'Logo' }).first()).toBeVisible();
  await expect(contents.getByRole('listitem')).toHaveText(lines.map((line) => line.replaceAll('\n', '')));
  const count = await pages.getByRole('figure').count();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const archive = page.getByRole('treegrid', { name: 'Archive' });
  const link = archive.getByRole('link', { name: 'Download the PDF of Cover book' });
  await expect(link).toBeVisible({ timeout: 120_000 });
  const bytes = await download(link);
  expect(pdfUaProblems(bytes)).toEqual([]);
  const { text, totalPages } = await extractText(new Uint8Array(bytes));
  expect(totalPages).toBe(count);
  for (const said of ['Cedar Ridge Health', 'Northbank cost team']) expect(text[0]).toContain(said);
  // The foot of every page is there: nothing is cut off where the paper ends.
  for (const [at, one] of text.entries()) if (at > 0) expect(one).toContain(`${at + 1} of ${count}`);
  for (const line of lines) {
    const [, title = '', number = ''] = /^(.+?)\s+(\d+)$/.exec(line.replaceAll(/\s+/g, ' ')) ?? [];
    expect(text[1]).toContain(title);
    expect(text[Number(number) - 1]).toContain(title);
  }
  await archive.getByRole('link', { name: 'Cover book', exact: true }).click();
  await expect(pages.getByRole('figure')).toHaveCount(count);
  await expect(cover.getByRole('img', { name: 'Logo' })).toBeVisible();
  await expectPagesOf(lines);

  // Figures as of a milestone: what ForeSite keeps by day is of that day, what is not says so.
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Reporting' }).click();
  await page.getByRole('link', { name: 'Cover book', exact: true }).click();
  await runReport(page);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'A milestone' }).check({ force: true });
  await page.getByRole('combobox', { name: 'Milestone' }).click();
  await expect(page.getByRole('option', { name: /^100% DD/ })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('option', { name: /^100% SD/ }).click();
  const said = page.getByText(/^Figures as of \w{3} \d+, \d{4} \(100% SD\)\./);
  await expect(said).toBeVisible();
  const [, sdDay = ''] = /^Figures as of (.+?) \(/.exec(await said.innerText()) ?? [];
  await expect(cover.getByText(`${sdDay}, 100% SD`)).toBeVisible();
  // No option was there on that day; the time machine has some of a week ago.
  const options = pages.getByRole('region', { name: 'Value Optioneering' });
  await expect(options.getByText('There is nothing to show yet.')).toBeVisible();
  await page.getByRole('radio', { name: 'A day' }).check({ force: true });
  const weekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  await page.getByRole('textbox', { name: 'Day' }).fill(weekAgo);
  await page.getByRole('textbox', { name: 'Day' }).press('Enter');
  await expect(options.getByRole('row').last()).toContainText('items');
  await expect(options.getByText('this is not kept by day.')).toHaveCount(0);
  await expect(
    pages
      .getByRole('region', { name: 'Risks' })
      .getByText(/^As of \w{3} \d+, \d{4}: this is not kept by day\.$/),
  ).toBeVisible();
  const names = (await options.getByRole('row').allInnerTexts())
    .slice(1, -1)
    .map((row) => row.split('\t')[0]);
  expect(names.length).toBeGreaterThan(1);
  const total = await options.getByRole('row').last().innerText();
  await expectAccessibleInBoth(page, 'a run as of a milestone');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(archive.getByRole('link', { name: 'Cover book', exact: true })).toHaveCount(2);
  await archive.getByRole('link', { name: 'Cover book', exact: true }).first().click();
  const day = formatDate(weekAgo);
  await expect(page.getByText(`Figures as of ${day}, run by`)).toBeVisible();
  expect(await options.getByRole('row').last().innerText()).toBe(total);
  await expect(pages.getByText('this is not kept by day.')).toHaveCount(1);
  const projectUrl = page.url().replace(/\/reports.*$/, '');
  await page.goto(`${projectUrl}/foresite?asOf=${weekAgo}`);
  const past = page.getByRole('grid', { name: `Items on ${day}` });
  for (const name of names) await expect(past.getByText(name ?? '', { exact: true })).toBeVisible();
});

test('a report is kept as a template, another project starts with it, and it is deleted and brought back', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  const reporting = page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Reporting' });
  await reporting.click();
  await page.getByRole('link', { name: 'Monthly cost and risk book' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Keep as template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep as template' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Book for owners');
  await expectAccessibleInBoth(page, 'the dialog that keeps a template', 'top');
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('Book for owners is a template of the company')).toBeVisible();

  await page.goto(at('northbank', '/projects'));
  await openProject(page, 'Westfield');
  await reporting.click();
  await page.getByRole('button', { name: 'Start from template' }).click();
  const templates = page.getByRole('dialog', { name: 'Start from a template' });
  const row = templates.getByRole('listitem').filter({ hasText: 'Book for owners' });
  await expect(row).toContainText('11 cards, not used yet, by Daniel Reyes');
  await expectAccessibleInBoth(page, 'the templates of reports', 'top');
  await row.getByRole('button', { name: 'Delete template Book for owners' }).click();
  await expect(row).toBeHidden();
  await pressUndo(page, 'Template Book for owners deleted');
  await row.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Book for owners', level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Cards of the report' }).getByRole('listitem')).toHaveCount(11);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByRole('textbox', { name: 'Prepared for' })).toHaveValue('Cedar Ridge Health');
  await reporting.click();
  await page.getByRole('button', { name: 'Start from template' }).click();
  await expect(row).toContainText('used once');
});
