import { expect } from '@playwright/test';
import { extractText } from 'unpdf';
import { download } from '../support/download.ts';
import { at, expectAccessibleInBoth, openProject, signIn, test } from '../support/journey.ts';
import { pdfUaProblems } from '../support/pdfUa.ts';
import { runReport } from '../support/runReport.ts';
import { png } from '../support/upload.ts';

test.use({ ownServer: 'report book' });

const name = 'Monthly cost and risk book';

test('the monthly book from nothing: composed, run, in the archive, sent by itself, shared with the owner, revoked', async ({
  page,
  browser,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  const reporting = page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Reporting' });
  const pages = page.getByRole('region', { name: 'Pages' });
  const archive = page.getByRole('treegrid', { name: 'Archive' });
  const choose = async (button: string, files: { name: string; buffer: Buffer }[]) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: button, exact: true }).click();
    await (await chooser).setFiles(files.map((file) => ({ ...file, mimeType: 'image/png' })));
  };

  await test.step('the one that is there goes', async () => {
    await reporting.click();
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('link', { name })).toBeHidden();
  });

  await test.step('trend, options, targets, heatmap, issues and timeline, with cover, logo and a note', async () => {
    await page.getByRole('button', { name: 'Add New Report' }).click();
    // Nothing runs before there is something to run, and before it is saved.
    const run = page.getByRole('button', { name: 'Run Report' });
    const whyNot = async (reason: string) => {
      await run.hover();
      await expect(page.getByText(reason, { exact: true })).toBeVisible();
    };
    await whyNot('You need to add at least one card to run the report.');
    for (const card of [
      'Cost Trend Analysis',
      'Value Optioneering',
      'Target Value Design',
      'Risk Likelihood',
      'Active issues',
      'Timeline',
    ]) {
      await page.getByRole('button', { name: card, exact: true }).click();
      await expect(pages.getByRole('region', { name: card }).first()).toBeVisible();
    }
    await whyNot('You need to save the report to run it.');
    const trend = page.getByRole('button', { name: 'Cost Trend Analysis', exact: true });
    await trend.last().hover();
    await expect(page.getByText('This card can only be added once', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Add Note' }).click();
    await page.getByRole('textbox', { name: 'Note title' }).fill('What moves next');
    await page.getByRole('button', { name: 'Save Note' }).click();
    await expect(page.getByRole('button', { name: 'Add Note' })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Table of contents' }).click();
    await page.getByRole('textbox', { name: 'Prepared for' }).fill('Cedar Ridge Health');
    await choose('Choose file', [{ name: 'northbank.png', buffer: png({ width: 60, height: 20 }) }]);
    await expect(page.getByText('Logo of the report saved')).toBeVisible();
    await page.getByRole('button', { name: 'Save Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save Report' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('radio', { name: 'Company' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`${name} saved`)).toBeVisible();
  });

  await test.step('run with a note and two pictures; its PDF lands in the archive', async () => {
    await runReport(page);
    await expect(pages.getByRole('figure').first()).toContainText('Cedar Ridge Health');
    await page.getByRole('button', { name: 'Add Note' }).click();
    await page.getByRole('textbox', { name: 'Note title' }).fill('For the owner');
    await page.getByRole('textbox', { name: /^Note(?! title)/ }).fill('Steel is bought in May.');
    await page.getByRole('button', { name: 'Save Note' }).click();
    await choose('Choose files', [
      { name: 'Mock-up.png', buffer: png({ width: 60, height: 40 }) },
      { name: 'Site in October.png', buffer: png({ width: 60, height: 40 }) },
    ]);
    await expect(pages.getByRole('img', { name: 'Site in October' })).toBeVisible();
    const count = await pages.getByRole('figure').count();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.getByText(`${name} is in the archive`)).toBeVisible();
    const link = archive.getByRole('link', { name: `Download the PDF of ${name}` });
    await expect(link).toBeVisible({ timeout: 120_000 });
    const bytes = await download(link);
    // A file is saved, not a page of the app opened.
    const saved = page.waitForEvent('download');
    await link.click();
    expect((await saved).suggestedFilename()).toBe(`${name}.pdf`);
    expect(pdfUaProblems(bytes)).toEqual([]);
    const { text, totalPages } = await extractText(new Uint8Array(bytes));
    expect(totalPages).toBe(count);
    for (const said of ['Cedar Ridge Health', 'Steel is bought in May.', 'What moves next', 'Chilled beams'])
      expect(text.join(' ')).toContain(said);
  });

  await test.step('sent each month by itself, and now; the mail is in the outbox', async () => {
    await reporting.click();
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Schedules' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedules' });
    await dialog.getByRole('radio', { name: 'Monthly' }).check({ force: true });
    await dialog.getByRole('combobox', { name: 'Recipients' }).fill('Daniel');
    await page.getByRole('option', { name: /Daniel Reyes/ }).click();
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Add Schedule' }).click();
    const monthly = dialog.getByRole('listitem').filter({ hasText: 'Every month' });
    await monthly.getByRole('button', { name: 'Send now' }).click();
    await expect(monthly).toContainText('Sent to 1 person', { timeout: 180_000 });
    const reports = page.url().replace(/\/reports.*$/, '/reports');
    await page.goto(at('northbank', '/outbox'));
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('cost@northbank.example');
    await page.goto(reports);
  });

  await test.step('shared with the owner by a link, followed in its log, and revoked', async () => {
    await page.getByRole('link', { name: /^Archive/ }).click();
    // Two runs: the one by hand and the one of the schedule.
    await expect(archive.getByRole('link', { name, exact: true })).toHaveCount(2);
    await archive.getByRole('link', { name, exact: true }).last().click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share with owner' });
    await dialog.getByRole('textbox', { name: /^For\b/ }).fill('Sam Whitaker');
    await dialog.getByRole('button', { name: 'Make link' }).click();
    const address = await dialog.getByRole('textbox', { name: 'Link for Sam Whitaker' }).inputValue();
    const owner = await (await browser.newContext()).newPage();
    await owner.goto(address);
    await expect(owner.getByRole('heading', { name, level: 1 })).toBeVisible();
    const shared = owner.getByRole('region', { name: 'Pages' });
    await expect(shared.getByText('Steel is bought in May.')).toBeVisible();
    await expect(shared.getByRole('img', { name: 'Site in October' })).toBeVisible();
    await expectAccessibleInBoth(owner, 'the book as the owner reads it');
    const log = dialog.getByRole('list', { name: 'Access log of the link for Sam Whitaker' });
    await expect(log.getByText(/^Opened by the link for Sam Whitaker/)).toBeVisible({ timeout: 120_000 });
    await dialog.getByRole('button', { name: 'Revoke link' }).click();
    await expect(dialog.getByText('Revoked', { exact: true })).toBeVisible();
    // What opens nothing is not offered to copy.
    await expect(dialog.getByText('The link for Sam Whitaker is revoked', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
    await expect(owner.getByRole('heading', { name: 'This link no longer works' })).toBeVisible({
      timeout: 120_000,
    });
    await owner.context().close();
  });
});
