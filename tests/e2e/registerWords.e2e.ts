import { expect, type Page } from '@playwright/test';
import { expectAccessible, openProject, pressUndo, signIn, test } from '../support/journey.ts';

const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name }).first().click();
const toast = (page: Page, title: string) => page.locator('[data-toast]').filter({ hasText: title });

/** Widths of the columns of a grid as they stand on the screen, by their titles. */
const widthsOf = (page: Page, grid: string) =>
  page
    .getByRole('grid', { name: grid })
    .getByRole('columnheader')
    .evaluateAll((heads) =>
      Object.fromEntries(
        heads.map((head) => [
          (head.textContent ?? '').trim(),
          Math.round(head.getBoundingClientRect().width),
        ]),
      ),
    );

test('what is empty says so in its own words', async ({ page }) => {
  await signIn(page, 'admin@northbank.example');
  await openProject(page, 'Westfield STEM School');
  await go(page, 'Risk Register');
  await expect(page.getByRole('heading', { name: 'No risks' })).toBeVisible();
  await expect(
    page.getByText(
      'There are no mitigations for attention right now. Once you have created mitigations to treat risks, this is where you’ll find them.',
    ),
  ).toBeVisible();
  await go(page, 'Issue Management');
  for (const words of [
    'There are no active issues',
    'There are no issues on backlog',
    'There are no completed issues',
  ])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await page.getByRole('searchbox').first().fill('nothing of the kind');
  await expect(page.getByText("Your filters didn't return any results")).toHaveCount(3);
  await expectAccessible(page, 'empty lists of issues');
});

test('the register has its levels, widths, rows and words', async ({ page }) => {
  await page.setViewportSize({ width: 2800, height: 1100 });
  await signIn(page, 'risk@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await go(page, 'Risk Register');
  await expect(page.getByText('7 active', { exact: true })).toBeVisible();

  // Each of the 25 cells, from likelihood 5 down, has the colour of its level.
  const cells = page.getByRole('main').locator('td > [data-tone]');
  await expect(cells).toHaveCount(25);
  const tones = await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('data-tone')));
  expect(tones).toEqual(
    [
      'low medium high high high',
      'low medium medium high high',
      'low medium medium medium high',
      'low low medium medium medium',
      'low low low low low',
    ].flatMap((row) => row.split(' ')),
  );
  await expect(page.getByRole('list', { name: 'Levels' }).getByRole('listitem')).toHaveText([
    'High 15–25',
    'Medium 6–12',
    'Low 1–5',
  ]);
  expect(await widthsOf(page, 'Risks')).toMatchObject({
    Category: 150,
    Component: 150,
    Value: 150,
    'Original value': 150,
    Likelihood: 100,
    Impact: 100,
    Score: 90,
    Mitigated: 150,
    Owner: 80,
    Status: 140,
  });

  // Keys reach the heatmap, and a cell is pressed by them.
  const cell = page.getByRole('button', { name: 'Likelihood 3 Medium, Impact 3 Medium: 2' });
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(cell).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('grid', { name: 'Risks' }).getByText('2 risks')).toBeVisible();
  await page.keyboard.press('Enter');

  // A deleted risk says so in two sentences.
  await page.getByRole('button', { name: 'Actions of R-007' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('You are about to remove a risk')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Risk removed')).toContainText('Risk has been removed');
  await pressUndo(page, 'Risk removed');
  await expect(page.getByText('7 active', { exact: true })).toBeVisible();

  // Quick entry: rows are lower from the eleventh on.
  await page.getByRole('button', { name: 'Manage Risks' }).click();
  await expect(page.getByText('to paste from a spreadsheet')).toBeVisible();
  const sheet = page.getByRole('grid', { name: 'Risks to edit' });
  const rowOf = (place: string) =>
    sheet
      .getByRole('row', { name: new RegExp(`^${place} `) })
      .evaluate((row) => row.getBoundingClientRect().height);
  // Eight risks and three blank rows.
  await expect(sheet.getByRole('row', { name: /^11 / })).toBeAttached();
  await expect(sheet.getByRole('row', { name: /^12 / })).toHaveCount(0);
  expect(await rowOf('11')).toBe(28);
  const shown = await widthsOf(page, 'Risks to edit');
  for (const [title, least] of Object.entries({
    '#': 50,
    Name: 150,
    Category: 150,
    Component: 150,
    'Dollar Value': 150,
    'Original Dollar Value': 150,
    Likelihood: 100,
    Impact: 100,
    Assignee: 100,
    Status: 140,
    Comments: 150,
  }))
    expect(shown[title], title).toBeGreaterThanOrEqual(least);
  await page.getByRole('button', { name: 'Add Row' }).click();
  await expect(sheet.getByRole('row', { name: /^12 / })).toBeAttached();

  // A saved row is deleted after a question; leaving asks, too.
  await sheet.getByRole('button', { name: 'Delete Utility vault relocation by city' }).click();
  const asks = page.getByRole('alertdialog', { name: 'Delete Risk?' });
  await asks.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const leaving = page.getByRole('alertdialog', { name: "Your changes won't be saved" });
  await expect(leaving).toContainText("We won't be able to save your data if you move away from this page.");
  await leaving.getByRole('button', { name: 'Go back' }).click();

  // What the server does not take is said; saved, it leads back to the register.
  await page.route('**/api/projects/*/risks', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Error saving risks')).toContainText(
    'There was an error saving the risks. Please try again.',
  );
  await page.unroute('**/api/projects/*/risks');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await leaving.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('7 active', { exact: true })).toBeVisible();
});

test('lists of issues have their widths', async ({ page }) => {
  await page.setViewportSize({ width: 3400, height: 1100 });
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await go(page, 'Issue Management');
  await expect(page.getByRole('grid', { name: 'Active issues' })).toBeVisible();
  const widths = await widthsOf(page, 'Active issues');
  expect(widths).toMatchObject({
    'Due date': 150,
    Status: 120,
    Assignee: 100,
    'Root cause': 120,
    'Scope of work': 120,
    Trade: 120,
    Type: 120,
    Disciplines: 180,
    MasterFormat: 120,
    UniFormat: 120,
    'Own formats': 120,
    Answer: 180,
  });
  expect(widths['Priority']).toBeGreaterThanOrEqual(80);
  for (const title of ['Active', 'Backlog', 'Completed'])
    await expect(page.getByRole('heading', { name: new RegExp(`^${title}`) })).toBeVisible();
});

test('five people watch one register and one board: each change shows to all, and two may not move one card', async ({
  browser,
}) => {
  const pages = await Promise.all(
    ['admin', 'cost', 'estimator', 'risk', 'scheduler'].map(async (person) => {
      const page = await (await browser.newContext()).newPage();
      await signIn(page, `${person}@northbank.example`);
      await openProject(page, 'Cedar Ridge Patient Tower');
      await go(page, 'Risk Register');
      await expect(page.getByText('7 active', { exact: true })).toBeVisible();
      return page;
    }),
  );
  const [first, second] = pages as [Page, Page];
  await first.getByRole('button', { name: 'Add risk' }).click();
  const panel = first.getByRole('dialog', { name: 'New risk' });
  await panel.getByRole('textbox', { name: 'Name' }).fill('Seen by five');
  await panel.getByRole('button', { name: 'Save' }).click();
  for (const page of pages) {
    await expect(page.getByRole('link', { name: 'Seen by five' })).toBeVisible();
    await expect(page.getByText('8 active', { exact: true })).toBeVisible();
  }
  for (const page of pages) {
    await page.keyboard.press('Escape');
    await go(page, 'Issue Management');
    await page.getByRole('radio', { name: 'Board' }).click();
  }
  const column = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
  await first.getByRole('link', { name: /Shaft sizes differ/ }).dragTo(column(first, 'Pending'));
  for (const page of pages)
    await expect(column(page, 'Pending').getByText(/Shaft sizes differ/)).toBeVisible();
  await second.getByRole('link', { name: /Shaft sizes differ/ }).dragTo(column(second, 'Disputed'));
  for (const page of pages)
    await expect(column(page, 'Disputed').getByText(/Shaft sizes differ/)).toBeVisible();
  await Promise.all(pages.map((page) => page.context().close()));
});
