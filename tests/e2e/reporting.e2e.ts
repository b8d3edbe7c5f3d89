import { expect, type Page } from '@playwright/test';
import { abbreviate, parseMoney } from '#domain/money';
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
import { download } from '../support/download.ts';
import { runReport } from '../support/runReport.ts';
import { png } from '../support/upload.ts';

test.use({ ownServer: 'reporting' });

/** How far the pieces of each sheet stand apart, in dots of the paper, whatever its size on the screen. */
const gapsOf = (page: Page): Promise<number[]> =>
  page.getByRole('region', { name: 'Pages' }).evaluate((desk) =>
    [...desk.querySelectorAll('figure')].flatMap((sheet) => {
      const pieces = [...sheet.querySelectorAll<HTMLElement>('[data-card]')];
      return pieces.slice(1).map((piece, at) => {
        const before = pieces[at]?.getBoundingClientRect();
        const { top, height } = piece.getBoundingClientRect();
        return Math.round(((top - (before?.bottom ?? 0)) * piece.offsetHeight) / height);
      });
    }),
  );

test('a report is composed, saved, run, deleted and brought back', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Reporting' }).click();
  await expect(page.getByRole('link', { name: 'Monthly cost and risk book' })).toBeVisible();
  await expectAccessibleInBoth(page, 'the reports');

  await page.getByRole('button', { name: 'Add New Report' }).click();
  await expect(page.getByRole('heading', { name: 'New Report', level: 1 })).toBeVisible();
  // The catalogue is searched by name and by module.
  const find = page.getByRole('searchbox', { name: 'Find a card' });
  await find.fill('optioneering');
  await expect(page.getByRole('button', { name: 'Timeline', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Value Optioneering' }).click();
  await find.fill('nothing like it');
  await expect(page.getByText('No card has this name.')).toBeVisible();
  await find.fill('');
  const pages = page.getByRole('region', { name: 'Pages' });
  await expect(pages.getByRole('columnheader', { name: 'Component' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cost Trend Analysis' }).click();
  await page.getByRole('button', { name: 'Move Cost Trend Analysis up' }).click();
  await page.getByRole('button', { name: 'Add Note' }).click();
  await page.getByRole('textbox', { name: 'Note title' }).fill('Before 50% DD');
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(pages.getByText('Before 50% DD')).toBeVisible();
  // Risks as the register has them.
  await page.getByRole('button', { name: 'Risk Likelihood', exact: true }).click();
  await expect(pages.getByText(/^7 active risks worth \$11,680,000, /)).toBeVisible();
  await page.getByRole('button', { name: 'Mitigations Status Progress' }).click();
  await expect(pages.getByText(/mitigations; \d+ active risks without one$/)).toBeVisible();
  await expectAccessibleInBoth(page, 'the builder');
  // Cards are moved by drag, with the place in sight where they land; a step back undoes it.
  const list = page.getByRole('list', { name: 'Cards of the report' });
  const cards = () => list.locator('[data-names]').allInnerTexts();
  const order = await cards();
  const last = await list.getByRole('listitem').last().boundingBox();
  const first = await list.getByRole('listitem').first().boundingBox();
  await page.mouse.move((last?.x ?? 0) + 12, (last?.y ?? 0) + 16);
  await page.mouse.down();
  await page.mouse.move((first?.x ?? 0) + 12, (first?.y ?? 0) + 4, { steps: 4 });
  await expect(list.getByRole('listitem').first()).toHaveAttribute('data-drop', 'before');
  await page.mouse.up();
  expect(await cards()).toEqual([order.at(-1), ...order.slice(0, -1)]);
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect.poll(cards).toEqual(order);
  // What was pressed goes with the card or its settings: the focus is on the card, or on its neighbor.
  const named = (at: number) => list.locator('[data-names]').nth(at);
  await page.getByRole('button', { name: 'Clone card' }).press('Enter');
  await expect(named(order.length)).toBeFocused();
  await page.getByRole('button', { name: 'Remove card' }).press('Enter');
  await expect(named(order.length - 1)).toBeFocused();
  await named(1).press('Enter');
  await page.getByRole('button', { name: 'Close settings' }).press('Enter');
  await expect(named(1)).toBeFocused();
  // A note stands below its chart.
  const chart = await pages.locator('canvas').first().boundingBox();
  const note = await pages.getByText('Before 50% DD').boundingBox();
  expect(note?.y).toBeGreaterThan((chart?.y ?? 0) + (chart?.height ?? 0) - 1);
  const apart = await gapsOf(page);
  expect(apart.length).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Save Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save Report' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Owner book');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Owner book saved')).toBeVisible();
  await runReport(page);
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeEnabled();
  await expect(page.getByText(/^Page \d+$/).first()).toBeVisible();
  // The pages are listed by what they show, and gone to by name.
  const names = page.getByRole('navigation', { name: 'Pages by name' }).getByRole('button');
  await expect(names).toHaveCount(await pages.getByRole('figure').count());
  await names.last().click();
  await expect(names.last()).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: /^Figures as of / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeDisabled();
  // What stands on a page stands as far apart as where it was put together.
  await expect.poll(() => gapsOf(page)).toEqual(apart);

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
  const archive = page.getByRole('treegrid', { name: 'Archive' });
  await expect(archive.getByRole('link', { name: 'Owner book', exact: true })).toBeVisible();
  // Its PDF has as many pages as the run, with tags, and is there for everybody who may open the run.
  const link = archive.getByRole('link', { name: 'Download the PDF of Owner book' });
  await expect(link).toBeVisible({ timeout: 120_000 });
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
  await expect(pages.getByRole('img', { name: /^Chart\. / })).toHaveCount(3);
  await expectAccessibleInBoth(page, 'a run of the archive');
  await page.goBack();
  await page.getByRole('button', { name: /^Delete the run of Owner book/ }).click();
  await expect(archive.getByRole('link', { name: 'Owner book', exact: true })).toBeHidden();
  await pressUndo(page, 'Run of Owner book deleted');
  await expect(archive.getByRole('link', { name: 'Owner book', exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^Custom reports/ }).click();

  // Another run without the note is compared with the one before.
  await page.getByRole('link', { name: 'Owner book', exact: true }).click();
  await runReport(page);
  await page.getByRole('button', { name: 'Delete For the owner' }).click();
  await expect(pages.getByText('Steel is bought in May.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const runs = archive.getByRole('link', { name: 'Owner book', exact: true });
  await expect(runs).toHaveCount(2);
  await runs.first().click();
  await page.getByRole('button', { name: /^Compare with/ }).click();
  await page.getByRole('menuitemradio').first().click();
  const changes = page.getByRole('region', { name: 'What changed' });
  await expect(changes.getByText('For the owner: removed')).toBeVisible();
  await expect(changes.getByText(/^Unchanged: .*Value Optioneering/)).toBeVisible();
  await expectAccessibleInBoth(page, 'two runs compared');
  // The same two, chosen in the archive.
  await page.goBack();
  const boxes = archive.getByRole('checkbox', { name: /^Select Owner book/ });
  await boxes.first().click();
  await boxes.last().click();
  await expect(page.getByText('2 chosen, same report')).toBeVisible();
  await expectAccessibleInBoth(page, 'the archive with chosen runs');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(changes.getByText('For the owner: removed')).toBeVisible();
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
  // The range of what is pending is short on the screen where there is no room for it.
  for (const sum of sums)
    expect(
      [sum, abbreviate(parseMoney(sum))].some((text) => onScreen.includes(text)),
      sum,
    ).toBe(true);
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
  await runReport(page);
  await expect(page.getByText(/^Page \d+$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page
    .getByRole('treegrid', { name: 'Archive' })
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
  await expect(owner.getByRole('textbox', { name: 'Password' })).toBeFocused();
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
  await expect(log.getByText('Wrong password')).toBeVisible({ timeout: 120_000 });
  await expect(log.getByText(/^Opened by the link for Sam Whitaker/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Revoke link' }).click();
  await expect(dialog.getByText('Revoked', { exact: true })).toBeVisible();
  // The open page closes by itself, and the link opens nothing any more.
  await expect(owner.getByRole('heading', { name: 'This link no longer works' })).toBeVisible({
    timeout: 120_000,
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
  await expect(weekly).toContainText('Sent to 1 person', { timeout: 180_000 });
  // The run names the job that made it, so that another try of the job finds it.
  await askDatabase(`do $$ begin
    if (select count(made_by_job_id) from report_run) <> 1 then raise exception 'No run names its job'; end if;
  end $$`);
  await weekly.getByRole('button', { name: 'Pause' }).click();
  await expect(weekly.getByText('Paused')).toBeVisible();
  await pressUndo(page, 'Schedule paused');
  await expect(weekly.getByText('Active', { exact: true })).toBeVisible();
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
  await expect(page.getByRole('img', { name: /^Chart\. / })).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Download the PDF/ })).toBeVisible({ timeout: 120_000 });

  await page.goto(at('northbank', '/outbox'));
  const mail = page.getByRole('row').filter({ hasText: 'Monthly cost and risk book' });
  await expect(mail).toHaveCount(1);
  await expect(mail).toContainText('cost@northbank.example');
});
