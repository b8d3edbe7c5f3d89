import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBoth, openProject, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'estimateLarge' });

const project = 'Cedar Ridge Patient Tower';
const rows = 12_000;
const broken = 24;
/** Own codes of whoever made the file, and what they are here. */
const codes = {
  'CS-100': /^02 00 00 /,
  'CS-200': /^03 00 00 /,
  'CS-300': /^03 30 00 /,
  'CS-400': /^03 41 00 /,
} as const;
const names = Object.keys(codes);

/** 12,000 rows, of which two name approved items and some have an error cell for an amount; its total counts these at $50,000 each. */
const file = () => {
  const lines = Array.from({ length: rows }, (_, at) => {
    const code = names[at % names.length];
    if (at === 5) return `${code},"VO-005 as approved",1,LS,-1150000,"(1,150,000)",Patient Tower`;
    if (at === 7) return `${code},"VO-012 as approved",1,LS,1650000,"1,650,000",Patient Tower`;
    if (at % 500 === 1) return `${code},"Allowance ${at}",,,,#REF!,Patient Tower`;
    return `${code},"Work ${at} of level ${at % 12}",100,SF,250,"25,000",Patient Tower`;
  });
  const usual = rows - 2 - broken;
  const total = usual * 25_000 + broken * 50_000 + 500_000;
  return {
    total,
    text: [
      'Cost Code,Description,Qty,Unit,Unit Price,Amount,Building',
      ...lines,
      `,TOTAL,,,,"${total.toLocaleString('en-US')}",`,
    ].join('\n'),
  };
};
const dollars = (value: number) => `$${value.toLocaleString('en-US')}`;
const modules = (page: Page) => page.getByRole('navigation', { name: 'Project' });
const summary = (page: Page) => page.getByRole('region', { name: 'Summary', exact: true });

/** Approves a pending item at 50% DD, from its panel. */
async function approve(page: Page, code: string) {
  await page
    .getByRole('row', { name: new RegExp(code) })
    .getByRole('link')
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: new RegExp(`^${code}`) });
  await panel.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: `Approve ${code}` });
  await dialog.getByRole('combobox', { name: 'Milestone' }).click();
  await page.getByRole('option', { name: /MS-004/ }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

test('a file of 12,000 rows is mended in bulk, mapped, compared, accepted, reverted, accepted and printed', async ({
  page,
}) => {
  test.slow();
  const { text, total } = file();
  await signIn(page, 'admin@northbank.example');
  await openProject(page, project);
  await approve(page, 'VO-005');
  await approve(page, 'VO-012');
  await expect(summary(page).getByText('$313,400,000').first()).toBeVisible();

  await modules(page).getByRole('link', { name: 'Estimate', exact: true }).click();
  await page.getByRole('button', { name: 'Upload estimate' }).click();
  // The list of milestones is drawn anew once the uploads are there.
  await expect(page.getByRole('region', { name: /^Uploads for/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Milestone' }).click();
  await page.getByRole('option', { name: /MS-004/ }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'CRPT 50DD full.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals.getByText(dollars(broken * 50_000)).first()).toBeVisible();

  // The codes of the file are none of ours: each is said once.
  await page.getByRole('button', { name: 'Next' }).click();
  const unknown = page.getByRole('region', { name: 'Codes of the file' });
  for (const [code, option] of Object.entries(codes)) {
    await unknown.getByRole('combobox', { name: `${code} is` }).click();
    await page.getByRole('option', { name: option }).first().click();
  }
  await expectAccessibleInBoth(page, 'the codes of a large file', 'main');

  // Rows in error come first. One amount is typed, and filled down over the others.
  await page.getByRole('button', { name: 'Next' }).click();
  const lines = page.getByRole('grid', { name: 'Lines of the file' });
  await expect(page.getByText(`${broken} errors`, { exact: true })).toBeVisible();
  await lines.getByRole('gridcell', { name: 'Allowance 1', exact: true }).click();
  // The amount stands after the reason, quantity, unit and unit cost.
  for (let column = 0; column < 5; column += 1) await page.keyboard.press('ArrowRight');
  for (let row = 1; row < broken; row += 1) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.type('50000');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('0 errors', { exact: true })).toBeVisible();
  // The reasons keep their column, and the cells their place.
  await expect(lines.getByRole('columnheader', { name: 'What to look at' })).toBeVisible();
  await expect(totals.getByText('Agree', { exact: true })).toBeVisible();

  // The rows as they were understood, as a workbook.
  const converted = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download converted' }).click();
  expect((await converted).suggestedFilename()).toBe('CRPT 50DD full, converted.xlsx');

  // What changed since the last milestone, with the two approved items that the file contains.
  await page.getByRole('radio', { name: 'What changed' }).click();
  const contained = page.getByRole('region', { name: 'Approved items in this estimate' });
  for (const code of ['VO-005', 'VO-012'])
    await expect(contained.getByRole('listitem', { name: new RegExp(`^${code}`) })).toContainText(
      'by its code',
    );
  await expect(page.getByLabel('What changed in total').getByText(dollars(total)).first()).toBeVisible();
  await expectAccessibleInBoth(page, 'what a large file changes', 'main');

  const accept = () => page.getByRole('button', { name: 'Accept' }).click();
  const tiles = page.getByLabel('Estimate totals');
  await accept();
  await expect(tiles.getByText(dollars(total)).first()).toBeVisible();
  await page.getByRole('radio', { name: 'What changed' }).click();
  for (const code of ['VO-005', 'VO-012'])
    await contained
      .getByRole('listitem', { name: new RegExp(`^${code}`) })
      .getByRole('button', { name: 'Confirm' })
      .click();
  await expect(contained.getByText('In the estimate of 50% DD')).toHaveCount(2);

  // Forecast and targets stand on the new estimate; the approved items count inside it, once.
  const forecast = async (value: string) => {
    await modules(page).getByRole('link', { name: 'ForeSite' }).click();
    await expect(
      summary(page).getByRole('button', { name: new RegExp(`^Current milestone: \\${value}`) }),
    ).toBeVisible();
  };
  await forecast(dollars(total));
  await expect(summary(page).getByRole('button', { name: /^Approved since: \$0/ })).toBeVisible();
  const targets = async (value: string) => {
    await modules(page).getByRole('link', { name: 'Target Value Design' }).click();
    await expect(page.getByRole('grid').getByRole('row', { name: /^Total / })).toContainText(value);
  };
  await targets(dollars(total));

  // Taken back with one press, all is as it was; accepted again, it is there again.
  const uploads = page.getByRole('region', { name: /^Uploads for/ });
  await modules(page).getByRole('link', { name: 'Estimate', exact: true }).click();
  await page.getByRole('button', { name: 'Upload estimate' }).click();
  await uploads.getByRole('button', { name: 'Revert' }).click();
  await expect(uploads.getByText('In review')).toBeVisible();
  await forecast('$314,800,000');
  await targets('$314,800,000');
  await modules(page).getByRole('link', { name: 'Estimate', exact: true }).click();
  await page.getByRole('button', { name: 'Upload estimate' }).click();
  // The list of milestones is drawn anew once the uploads are there.
  await expect(page.getByRole('region', { name: /^Uploads for/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Milestone' }).click();
  await page.getByRole('option', { name: /MS-004/ }).click();
  await uploads.getByRole('link', { name: 'CRPT 50DD full.csv', exact: true }).click();
  await expect(totals.getByText('Agree', { exact: true })).toBeVisible();
  await accept();
  await expect(tiles.getByText(dollars(total)).first()).toBeVisible();
  await forecast(dollars(total));

  await modules(page).getByRole('link', { name: 'Estimate', exact: true }).click();
  await page.getByRole('button', { name: 'Reports' }).click();
  await page.getByRole('menuitem', { name: /^Milestone Report/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Milestone Report, .*\.pdf$/);
});

test('five people on one estimate see each other’s lines, and none is lost', async ({ browser }) => {
  test.slow();
  const people = ['admin', 'cost', 'estimator', 'risk', 'viewer'];
  const pages = await Promise.all(
    people.map(async (person) => {
      const page = await (await browser.newContext()).newPage();
      await signIn(page, `${person}@northbank.example`);
      await openProject(page, project);
      await modules(page).getByRole('link', { name: 'Estimate', exact: true }).click();
      await page.getByRole('radio', { name: 'Lines' }).click();
      await expect(page.getByRole('grid', { name: 'Estimate lines' })).toBeVisible();
      return page;
    }),
  );
  const [admin, cost, estimator] = pages as [Page, Page, Page];
  const grid = (page: Page) => page.getByRole('grid', { name: 'Estimate lines' });
  const place = (await grid(admin).getByRole('columnheader').allTextContents()).findIndex((title) =>
    title.includes('Description'),
  );
  const cell = (page: Page, line: number) =>
    grid(page).locator(`[data-line="${line}"]`).getByRole('gridcell').nth(place);
  const write = async (page: Page, line: number, text: string) => {
    await cell(page, line).dblclick();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  const everybodySees = async (line: number, text: string | RegExp) => {
    // Who only reads has no column of checks: the row is looked at as a whole.
    for (const page of pages) await expect(grid(page).locator(`[data-line="${line}"]`)).toContainText(text);
  };
  const before = (await cell(admin, 0).textContent()) ?? '';

  // Three write at once, each a line of their own; everybody sees all three.
  const said = ['Crane pad', 'Second hoist', 'Winter heat'];
  await Promise.all([admin, cost, estimator].map((page, line) => write(page, line, said[line] ?? '')));
  for (const [line, text] of said.entries()) await everybodySees(line, text);

  // Two write the same line at once: one of them stands, on every screen.
  await Promise.all([write(cost, 3, 'Mat slab by cost'), write(estimator, 3, 'Mat slab by estimator')]);
  const shown = async () => {
    const rows = await Promise.all(pages.map((page) => grid(page).locator('[data-line="3"]').textContent()));
    return new Set(rows.map((text) => /Mat slab by (?:cost|estimator)/.exec(text ?? '')?.[0] ?? 'another'));
  };
  await expect.poll(async () => [...(await shown())].join()).toMatch(/^Mat slab by (cost|estimator)$/);

  // What one takes back is taken back for all.
  await admin.keyboard.press('Control+Z');
  await everybodySees(0, before);
  await Promise.all(pages.map((page) => page.context().close()));
});
