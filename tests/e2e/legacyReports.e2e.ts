import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { extractText } from 'unpdf';
import { callApi, signInOverHttp } from '../support/httpSession.mjs';
import { askDatabase, at, expectAccessibleInBoth, openProject, signIn, test } from '../support/journey.ts';
import { pdfUaProblems } from '../support/pdfUa.ts';

test.use({ ownServer: 'legacy reports' });

test('a company without custom reports has reports of fixed content, asked for in their dialogs', async ({
  page,
  browser,
}) => {
  await askDatabase(
    `delete from tenant_flag where flag in ('use_new_reports_panel', 'enable_foresite_export_panel')`,
  );
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Reporting' }).click();
  const grid = page.getByRole('grid', { name: 'Reports' });
  const row = (name: string) => grid.getByRole('row').filter({ hasText: name });
  const dialog = page.getByRole('dialog');
  const take = async () => {
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const file = await saved;
    await expect(page.getByText('Report Downloaded')).toBeVisible();
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };

  await test.step('a list or tiles, searched by name and description', async () => {
    await expect(grid.getByRole('row')).toHaveCount(5);
    await expectAccessibleInBoth(page, 'the reports of fixed content');
    await page.getByRole('searchbox', { name: 'Quick search' }).fill('side by side');
    await expect(row('Estimate Report')).toBeVisible();
    await expect(row('Item Report')).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Quick search' }).fill('nothing like it');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('radio', { name: 'Grid' }).click();
    await expect(page.getByRole('list', { name: 'Reports' }).getByRole('listitem')).toHaveCount(4);
    await expectAccessibleInBoth(page, 'the tiles of reports');
    await page.getByRole('radio', { name: 'List' }).click();
  });

  await test.step('items: one is required; a workbook where tags are spread', async () => {
    await row('Item Report').getByRole('button', { name: 'Download' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Include deleted items' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Include comments' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Exclude indirect costs' })).not.toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Excel' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Download' }).click();
    await expect(dialog.getByText('Item Required')).toBeVisible();
    await dialog.getByRole('combobox', { name: /^Items/ }).fill('VO-001');
    await page.getByRole('option', { name: /^VO-001/ }).click();
    await page.keyboard.press('Tab');
    await expectAccessibleInBoth(page, 'the dialog of an item report', 'top');
    const { name, bytes } = await take();
    expect(name).toBe('Item Report, Cedar Ridge Patient Tower.pdf');
    expect(pdfUaProblems(bytes)).toEqual([]);
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    for (const said of ['VO-001', 'Sub items', '($3,850,000)']) expect(text).toContain(said);
    await row('Item Report').getByRole('button', { name: 'Download' }).click();
    await dialog.getByRole('checkbox', { name: 'Spread tags' }).click();
    await dialog.getByRole('combobox', { name: /^Items/ }).fill('VO-002');
    await page.getByRole('option', { name: /^VO-002/ }).click();
    await page.keyboard.press('Tab');
    await dialog.getByRole('radio', { name: 'Excel' }).check({ force: true });
    const book = await take();
    expect(book.name).toBe('Item Report, Cedar Ridge Patient Tower.xlsx');
    expect(book.bytes.subarray(0, 2).toString('latin1')).toBe('PK');
  });

  await test.step('value optioneering: of a milestone without items it would be empty', async () => {
    await row('Value Optioneering Report').getByRole('button', { name: 'Download' }).click();
    await dialog.getByRole('combobox', { name: 'Milestone' }).click();
    await page.getByRole('option', { name: /60% CD/ }).click();
    await dialog.getByRole('button', { name: 'Download' }).hover();
    await expect(page.getByText('The report will be empty please select other filters')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Milestone' }).click();
    await page.getByRole('option', { name: 'All milestones' }).click();
    const { name, bytes } = await take();
    expect(name).toBe('Value Optioneering Report, Cedar Ridge Patient Tower.pdf');
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    for (const said of ['VO-001', 'VO-012', 'Chilled beams']) expect(text).toContain(said);
  });

  await test.step('a milestone is required; the estimate offers the workbook first', async () => {
    await row('Milestone Report').getByRole('button', { name: 'Download' }).click();
    await dialog.getByRole('button', { name: 'Download' }).click();
    await expect(dialog.getByText('Milestone Required')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Milestone' }).click();
    await page.getByRole('option', { name: /100% SD/ }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Show markups' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Show owner costs' })).toBeChecked();
    const { name, bytes } = await take();
    expect(name).toBe('Milestone Report, 100% SD.pdf');
    expect(pdfUaProblems(bytes)).toEqual([]);
    await row('Estimate Report').getByRole('button', { name: 'Download' }).click();
    await expect(dialog.getByRole('radio').first()).toHaveAccessibleName('Excel');
    const all = await take();
    expect(pdfUaProblems(all.bytes)).toEqual([]);
  });

  await test.step('what is being prepared and what cannot be read is said so', async () => {
    await row('Value Optioneering Report').getByRole('button', { name: 'Download' }).click();
    let answer = () => {};
    const asked = new Promise<void>((done) => {
      answer = done;
    });
    await page.route('**/scenario-items?*', async (route) => {
      await asked;
      await route.fulfill({ status: 503, json: {} });
    });
    await dialog.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByText('Downloading.. We are preparing your report.')).toBeVisible();
    answer();
    const said = page.locator('[data-toast]').filter({ hasText: 'Report not downloaded' });
    await expect(said).toContainText('The service is temporarily unavailable. Try again later.');
    await page.unroute('**/scenario-items?*');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('with the panel of exports a workbook of anything, and the way to it', async () => {
    await askDatabase(
      `insert into tenant_flag (tenant_id, flag) select id, 'enable_foresite_export_panel' from tenant`,
    );
    // The server has it in mind for a moment that there was no such panel.
    const hasPanel = async () => {
      const answered = page.waitForResponse('**/api/switches');
      await page.reload();
      const { switches } = (await (await answered).json()) as { switches: Record<string, boolean> };
      return switches['enable_foresite_export_panel'];
    };
    await expect.poll(hasPanel).toBe(true);
    await row('Item Report').getByRole('button', { name: 'Download' }).click();
    await expect(dialog.getByRole('radio', { name: 'Excel' })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(row('Value Optioneering Report').getByRole('link', { name: 'PDF' })).toHaveAttribute(
      'href',
      /\/projects\/\d+\/export$/,
    );
  });

  await test.step('without items, milestones or estimates there is nothing to choose', async () => {
    await page.route(/\/(scenario-items\?|design-milestones)/, (route) =>
      route.fulfill({ json: { count: 0, results: [] } }),
    );
    await page.reload();
    for (const [report, reason] of [
      ['Item Report', 'There are no V.O.Items created for this project'],
      ['Value Optioneering Report', 'There are no milestones created for this project'],
      ['Milestone Report', 'There are no milestones created for this project'],
    ] as const) {
      await row(report).getByRole('button', { name: 'Download' }).click();
      await expect(dialog.getByText(reason)).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    }
    await page.unrouteAll();
  });

  await test.step('each is there for those who hold its key, on the page and behind it', async () => {
    const project = /\/projects\/(\d+)/.exec(page.url())?.[1];
    const email = 'architect@halden.example';
    const other = await (await browser.newContext()).newPage();
    await signIn(other, email);
    await openProject(other, 'Cedar Ridge Patient Tower');
    await other.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Reporting' }).click();
    const theirs = other.getByRole('grid', { name: 'Reports' }).getByRole('row');
    await expect(theirs).toHaveCount(3);
    for (const name of ['Item Report', 'Value Optioneering Report'])
      await expect(theirs.filter({ hasText: name })).toBeVisible();
    await other.context().close();
    const place = { port: Number(new URL(at('northbank')).port), tenant: 'northbank' };
    const { access_token: token } = await signInOverHttp({ ...place, email });
    const { status } = await callApi({ ...place, token, path: `/projects/${project}/estimate/report` });
    expect(status).toBe(403);
  });
});
