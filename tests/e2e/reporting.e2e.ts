import { expect, type Locator } from '@playwright/test';
import { extractText } from 'unpdf';
import { formatDate } from '#domain/dates';
import {
  askDatabase,
  at,
  expectAccessibleInBoth,
  openProject,
  pressUndo,
  signIn,
  test,
} from '../support/journey.ts';
import { pdfUaProblems } from '../support/pdfUa.ts';
import { png } from '../support/upload.ts';

test.use({ ownServer: 'reporting' });

/** The bytes behind a link, as a browser gets them. */
async function download(link: Locator): Promise<Uint8Array> {
  const bytes = await link.evaluate(async (anchor: HTMLAnchorElement) => [
    ...new Uint8Array(await (await fetch(anchor.href)).arrayBuffer()),
  ]);
  return new Uint8Array(bytes);
}

test('a report is composed, saved, run, deleted and brought back', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Reporting' }).click();
  await expect(page.getByRole('link', { name: 'Monthly cost and risk book' })).toBeVisible();
  await expectAccessibleInBoth(page, 'the reports');

  await page.getByRole('button', { name: 'Add New Report' }).click();
  await expect(page.getByRole('heading', { name: 'New Report', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Value Optioneering' }).click();
  const pages = page.getByRole('region', { name: 'Pages' });
  await expect(pages.getByRole('columnheader', { name: 'Component' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cost Trend Analysis' }).click();
  await page.getByRole('button', { name: 'Move Cost Trend Analysis up' }).click();
  await page.getByRole('button', { name: 'Add Note' }).click();
  await page.getByRole('textbox', { name: 'Note title' }).fill('Before 50% DD');
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(pages.getByText('Before 50% DD')).toBeVisible();
  await expectAccessibleInBoth(page, 'the builder');

  await page.getByRole('button', { name: 'Save Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save Report' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Owner book');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Owner book saved')).toBeVisible();
  await page.getByRole('button', { name: 'Run Report' }).click();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeEnabled();
  await expect(page.getByText(/^Page \d+$/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Add Note' }).click();
  await page.getByRole('textbox', { name: 'Note title' }).fill('For the owner');
  await page.getByRole('textbox', { name: /^Note(?! title)/ }).fill('Steel is bought in May.');
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(pages.getByText('Steel is bought in May.')).toBeVisible();
  await page.reload();
  await expect(pages.getByText('Steel is bought in May.')).toBeVisible();
  await expectAccessibleInBoth(page, 'the run');
  // What prints is what is shown: as many sheets as pages, from edge to edge.
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(await pages.getByRole('figure').count());
  // Images: what is no picture is refused, a picture is printed with its caption and its alternative text.
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (
    await chooser
  ).setFiles([
    { name: 'Window_wall.png', mimeType: 'image/png', buffer: png({ width: 60, height: 40 }) },
    { name: 'Borings.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ]);
  await expect(page.getByText(/^There was an uploading your files: The content of this file/)).toBeVisible();
  const chosen = page.getByRole('list', { name: 'Images of this run' });
  await expect(chosen.getByRole('listitem')).toHaveCount(1);
  await chosen.getByRole('button', { name: 'Window wall', exact: true }).click();
  await page
    .getByRole('textbox', { name: 'Alternative text' })
    .fill('A pane of the window wall in its frame');
  await page.getByRole('button', { name: 'Save Image' }).click();
  await page.getByRole('radio', { name: '3' }).check({ force: true });
  const image = pages.getByRole('img', { name: 'A pane of the window wall in its frame' });
  await expect(image).toBeVisible();
  await expectAccessibleInBoth(page, 'the images of a run');
  await page.reload();
  await expect(image).toBeVisible();
  await expect(page.getByRole('radio', { name: '3' })).toBeChecked();
  await page.getByRole('tab', { name: 'Settings' }).click();
  const numbers = pages.getByText(/^\d+ of \d+$/);
  await expect(numbers.first()).toBeVisible();
  await page.getByRole('switch', { name: 'Page numbers' }).click();
  await expect(numbers).toHaveCount(0);

  // A run is kept with the figures and notes of its day, and opens so after the report has changed.
  const kept = await pages.getByRole('figure').count();
  const rows = await pages.getByRole('row').allInnerTexts();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByText('Owner book is in the archive')).toBeVisible();
  const archive = page.getByRole('grid', { name: 'Archive' });
  await expect(archive.getByRole('link', { name: 'Owner book', exact: true })).toBeVisible();
  // Its PDF has as many pages as the run, with tags, and is there for everybody who may open the run.
  const link = archive.getByRole('link', { name: 'Download the PDF of Owner book' });
  await expect(link).toBeVisible({ timeout: 20_000 });
  const bytes = await download(link);
  const file = Buffer.from(bytes).toString('latin1');
  expect(pdfUaProblems(bytes)).toEqual([]);
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(kept);
  expect(file).toMatch(/\/Marked true/);
  expect(file).toMatch(/\/Title \(Owner book\)/);
  expect(file).toContain('/Alt (A pane of the window wall in its frame)');
  await expectAccessibleInBoth(page, 'the archive');
  await page.getByRole('searchbox', { name: 'Quick search' }).fill('nothing like it');
  await expect(page.getByText("Your filters didn't return any results")).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await archive.getByRole('link', { name: 'Owner book', exact: true }).click();
  await expect(pages.getByText('Steel is bought in May.')).toBeVisible();
  await expect(image).toBeVisible();
  await expect(pages.getByRole('figure')).toHaveCount(kept);
  expect(await pages.getByRole('row').allInnerTexts()).toEqual(rows);
  await expect(pages.getByRole('img', { name: /^Chart\. / })).toBeVisible();
  await expectAccessibleInBoth(page, 'a run of the archive');
  await page.goBack();
  await page.getByRole('button', { name: /^Delete the run of Owner book/ }).click();
  await expect(archive.getByRole('link', { name: 'Owner book', exact: true })).toBeHidden();
  await pressUndo(page, 'Run of Owner book deleted');
  await expect(archive.getByRole('link', { name: 'Owner book', exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^Custom reports/ }).click();

  // Another run without the note is compared with the one before.
  await page.getByRole('link', { name: 'Owner book', exact: true }).click();
  await page.getByRole('button', { name: 'Run Report' }).click();
  await page.getByRole('button', { name: 'Delete For the owner' }).click();
  await expect(pages.getByText('Steel is bought in May.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const runs = archive.getByRole('link', { name: 'Owner book', exact: true });
  await expect(runs).toHaveCount(2);
  await runs.first().click();
  await page.getByRole('button', { name: /^Compare with/ }).click();
  await page.getByRole('menuitemradio').first().click();
  const changes = page.getByRole('region', { name: 'What changed' });
  await expect(changes.getByText('For the owner: card removed')).toBeVisible();
  await expect(changes.getByText(/^Unchanged: .*Value Optioneering/)).toBeVisible();
  await expectAccessibleInBoth(page, 'two runs compared');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Reporting' }).click();
  await page.getByRole('button', { name: 'Delete Owner book' }).click();
  await page
    .getByRole('alertdialog', { name: 'Do you want to delete this Custom Report?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByRole('link', { name: 'Owner book' })).toBeHidden();
  await pressUndo(page, /^Owner book deleted/);
  await expect(page.getByRole('link', { name: 'Owner book' })).toBeVisible();
});

test('cards of targets, timeline and allocation show what their pages show', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  const menu = page.getByRole('navigation', { name: 'Project' });
  await menu.getByRole('link', { name: 'Target Value Design' }).click();
  const grid = page.getByRole('grid', { name: 'Targets' });
  const shown = grid.getByRole('row', { name: /Total/ });
  await expect(shown).toContainText('$');
  const onScreen = await shown.innerText();

  await menu.getByRole('link', { name: 'Reporting' }).click();
  await page.getByRole('button', { name: 'Add New Report' }).click();
  const pages = page.getByRole('region', { name: 'Pages' });
  await page.getByRole('button', { name: 'Target Value Design' }).click();
  const total = pages.getByRole('row', { name: /^Total/ });
  await expect(total).toBeVisible();
  const sums = (await total.innerText()).split(/\s+/).filter((text) => text.includes('$'));
  expect(sums.length).toBeGreaterThan(2);
  for (const sum of sums) expect(onScreen).toContain(sum);
  await page.getByRole('button', { name: 'Timeline', exact: true }).click();
  await expect(pages.getByRole('columnheader', { name: 'Finish' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Bid Package Allocation' }).click();
  await expect(pages.getByRole('columnheader', { name: 'Work packages' }).first()).toBeVisible();
});

test('a run is shared with the owner by a link, followed, and revoked at once', async ({ page, browser }) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Reporting' }).click();
  await page.getByRole('button', { name: 'Add New Report' }).click();
  await page.getByRole('button', { name: 'Value Optioneering' }).click();
  await page.getByRole('button', { name: 'Contingency', exact: true }).click();
  await page.getByRole('button', { name: 'Save Report' }).click();
  const saving = page.getByRole('dialog', { name: 'Save Report' });
  await saving.getByRole('textbox', { name: 'Name' }).fill('For the owner');
  await saving.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Run Report' }).click();
  await expect(page.getByText(/^Page \d+$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page
    .getByRole('grid', { name: 'Archive' })
    .getByRole('link', { name: 'For the owner', exact: true })
    .click();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share with owner' });
  await dialog.getByRole('button', { name: 'Make link' }).click();
  await expect(dialog.getByText('Name who the link is for.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^For\b/ }).fill('Sam Whitaker');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('curtain wall');
  // What is the company's own is left out unless somebody ticks it.
  await expect(dialog.getByRole('checkbox', { name: 'Contingency' })).not.toBeChecked();
  await expectAccessibleInBoth(page, 'the dialog that shares a run');
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const field = dialog.getByRole('textbox', { name: 'Link for Sam Whitaker' });
  await expect(field).toHaveValue(/\/shared-report#[\w-]{43}$/);
  const address = await field.inputValue();

  // The owner has no account: another browser, the link and the password.
  const owner = await (await browser.newContext()).newPage();
  await owner.goto(address);
  await owner.getByRole('textbox', { name: 'Password' }).fill('window wall');
  await owner.getByRole('button', { name: 'Open the report' }).click();
  await expect(owner.getByText('This password is wrong. Ask whoever sent the link.')).toBeVisible();
  await expectAccessibleInBoth(owner, 'the password of a shared report');
  await owner.getByRole('textbox', { name: 'Password' }).fill('curtain wall');
  await owner.getByRole('button', { name: 'Open the report' }).click();
  await expect(owner.getByRole('heading', { name: 'For the owner', level: 1 })).toBeVisible();
  const pages = owner.getByRole('region', { name: 'Pages' });
  await expect(pages.getByRole('columnheader', { name: 'Component' }).first()).toBeVisible();
  await expect(pages.getByRole('region', { name: 'Contingency' })).toHaveCount(0);
  await expect(pages.getByRole('img', { name: /^Watermark: Sam Whitaker, \w{3} \d+, \d{4}$/ })).toHaveCount(
    1,
  );
  await expectAccessibleInBoth(owner, 'a shared report');

  const log = dialog.getByRole('list', { name: 'Access log of the link for Sam Whitaker' });
  await expect(log.getByText('Wrong password')).toBeVisible({ timeout: 30_000 });
  await expect(log.getByText(/^Opened by the link for Sam Whitaker/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Revoke link' }).click();
  await expect(dialog.getByText('Revoked', { exact: true })).toBeVisible();
  // The open page closes by itself, and the link opens nothing any more.
  await expect(owner.getByRole('heading', { name: 'This link no longer works' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(pages).toHaveCount(0);
  await owner.reload();
  await expect(owner.getByRole('heading', { name: 'This link does not open a report' })).toBeVisible();
  await owner.context().close();
});

test('a report runs by itself, is mailed to who may see it, is paused, taken back and ended', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Reporting' }).click();
  await page.getByRole('link', { name: 'Monthly cost and risk book' }).click();
  await page.getByRole('button', { name: 'Schedules' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedules' });
  const list = dialog.getByRole('region', { name: 'Schedules of this report' });
  // The demo's own, to Daniel and Ingrid.
  const monthly = list.getByRole('listitem').filter({ hasText: 'Every month on the 1st' });
  await expect(monthly).toContainText('Has not run yet');

  await dialog.getByRole('button', { name: 'Add Schedule' }).click();
  await expect(dialog.getByText('Choose who gets the report.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Day of the week' }).click();
  await page.getByRole('option', { name: 'Friday' }).click();
  await dialog.getByRole('combobox', { name: 'Recipients' }).fill('Daniel');
  await page.getByRole('option', { name: /Daniel Reyes/ }).click();
  await dialog.getByRole('button', { name: 'Add Schedule' }).click();
  const weekly = list.getByRole('listitem').filter({ hasText: 'Every Friday' });
  await expect(weekly).toContainText('with the rights of Daniel Reyes');
  await expectAccessibleInBoth(page, 'the schedules of a report');

  // The server opens the report by itself, keeps the run with its PDF, and mails it.
  await weekly.getByRole('button', { name: 'Send now' }).click();
  await expect(weekly).toContainText('Sent to 1 person', { timeout: 60_000 });
  // The run names the job that made it, so that another try of the job finds it.
  await askDatabase(`do $$ begin
    if (select count(made_by_job_id) from report_run) <> 1 then raise exception 'No run names its job'; end if;
  end $$`);
  await weekly.getByRole('button', { name: 'Pause' }).click();
  await expect(weekly.getByText('Paused')).toBeVisible();
  await pressUndo(page, 'Schedule paused');
  await expect(weekly.getByText('Running')).toBeVisible();
  await weekly.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('radio', { name: 'At a milestone' }).check({ force: true });
  await dialog.getByRole('combobox', { name: 'Milestone' }).click();
  await page.getByRole('option', { name: /50% DD/ }).click();
  await dialog.getByRole('button', { name: 'Save Schedule' }).click();
  const milestone = list.getByRole('listitem').filter({ hasText: 'At 50% DD' });
  await expect(milestone).toBeVisible();
  await milestone.getByRole('button', { name: 'Delete' }).click();
  await expect(milestone).toBeHidden();
  await pressUndo(page, 'Schedule deleted');
  await milestone.getByRole('link', { name: 'Open the run' }).click();
  await expect(page.getByText(/run by Daniel Reyes, \d pages/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Chart\. / })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Download the PDF/ })).toBeVisible({ timeout: 20_000 });

  await page.goto(at('northbank', '/outbox'));
  const mail = page.getByRole('row').filter({ hasText: 'Monthly cost and risk book' });
  await expect(mail).toHaveCount(1);
  await expect(mail).toContainText('cost@northbank.example');
});

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
  await page.getByRole('button', { name: 'Run Report' }).click();
  await expect(pages.getByRole('img', { name: 'Logo' }).first()).toBeVisible();
  await expect(contents.getByRole('listitem')).toHaveText(lines.map((line) => line.replaceAll('\n', '')));
  const count = await pages.getByRole('figure').count();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const archive = page.getByRole('grid', { name: 'Archive' });
  const link = archive.getByRole('link', { name: 'Download the PDF of Cover book' });
  await expect(link).toBeVisible({ timeout: 30_000 });
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
  await page.getByRole('button', { name: 'Run Report' }).click();
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
  await expect(row).toContainText('8 cards, not used yet, by Daniel Reyes');
  await expectAccessibleInBoth(page, 'the templates of reports', 'top');
  await row.getByRole('button', { name: 'Delete template Book for owners' }).click();
  await expect(row).toBeHidden();
  await pressUndo(page, 'Template Book for owners deleted');
  await row.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Book for owners', level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Cards of the report' }).getByRole('listitem')).toHaveCount(8);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByRole('textbox', { name: 'Prepared for' })).toHaveValue('Cedar Ridge Health');
  await reporting.click();
  await page.getByRole('button', { name: 'Start from template' }).click();
  await expect(row).toContainText('used 1 time');
});
