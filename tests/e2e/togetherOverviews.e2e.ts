import { expect, type Browser, type Page } from '@playwright/test';
import { openProject, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'overviews' });

/** Five windows of five people, each signed in for itself. */
const seatsOf = (browser: Browser, people: readonly string[], arrive: (page: Page) => Promise<void>) =>
  Promise.all(
    people.map(async (person) => {
      const page = await (await browser.newContext()).newPage();
      await signIn(page, `${person}@northbank.example`);
      await arrive(page);
      return page;
    }),
  );
const leave = (pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()));

test('a decision in a project moves the portfolio of five people who look at it', async ({ browser }) => {
  const pages = await seatsOf(browser, ['admin', 'risk', 'admin', 'risk', 'admin'], async (page) => {
    await page.goto(new URL('/portfolio', page.url()).href);
    await expect(page.getByText('$584,700,000').first()).toBeVisible();
  });
  const [decider] = await seatsOf(browser, ['admin'], (page) =>
    openProject(page, 'Cedar Ridge Patient Tower'),
  );
  if (!decider) throw new Error('Nobody decides.');
  await decider
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: /^ForeSite/ })
    .click();
  await decider.getByRole('link', { name: /Generators/ }).click();
  await decider
    .getByRole('dialog', { name: /^VO-005/ })
    .getByRole('button', { name: 'Approve' })
    .click();
  const dialog = decider.getByRole('dialog', { name: 'Approve VO-005' });
  await dialog.getByRole('combobox', { name: 'Milestone' }).click();
  await decider.getByRole('option', { name: /MS-004/ }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  for (const page of pages) await expect(page.getByText('$583,550,000').first()).toBeVisible();
  await leave([...pages, decider]);
});

test('a package that moves moves for five people who look at the board or the list', async ({ browser }) => {
  const pages = await seatsOf(browser, ['admin', 'cost', 'admin', 'cost', 'admin'], async (page) => {
    await openProject(page, 'Harbor Point Mixed-Use');
    await page
      .getByRole('navigation', { name: 'Project' })
      .getByRole('link', { name: 'Procurement' })
      .click();
    await expect(page.getByText('11 packages', { exact: true }).first()).toBeVisible();
  });
  const [mover, ...others] = pages;
  if (!mover) throw new Error('Nobody moves anything.');
  const row = (page: Page) =>
    page.getByRole('grid', { name: 'Bid packages' }).getByRole('row', { name: /Signage/ });
  await row(mover).getByRole('link', { name: 'Signage' }).click();
  const panel = mover.getByRole('dialog', { name: /Signage/ });
  await panel.getByRole('combobox', { name: 'Status' }).click();
  await mover.getByRole('option', { name: 'Scope in development' }).click();
  await panel.getByRole('button', { name: 'Save' }).click();
  for (const page of others) await expect(row(page)).toContainText('Scope in development');
  await leave(pages);
});
