import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBoth, keepToast, pressUndo, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'pageSetup' });

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const due = (page: Page) => headings(page).filter({ hasText: /^Due/ });
const cost = (page: Page) => headings(page).filter({ hasText: /^Cost/ });

/** Opens the overview of Cedar Ridge; its cards are there. */
async function openOverview(page: Page, email: string) {
  await signIn(page, email, '/projects');
  await page.getByRole('link', { name: 'Cedar Ridge Patient Tower' }).first().click();
  await expect(cost(page)).toBeVisible();
}

test('a page is set up once for every machine, and for everybody by whoever may', async ({
  page,
  browser,
}) => {
  const open = async (email: string) => {
    const other = await (await browser.newContext()).newPage();
    await openOverview(other, email);
    return other;
  };
  const customize = page.getByRole('dialog', { name: 'Customize overview' });

  // One's own setup follows to another machine.
  await openOverview(page, 'admin@northbank.example');
  await expect(due(page)).toBeVisible();
  await page.getByRole('button', { name: 'Customize' }).click();
  await expect(customize.getByText('The project has no default yet.', { exact: false })).toBeVisible();
  await expectAccessibleInBoth(page, 'the setup of a page', 'top');
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await customize.getByRole('switch', { name: 'Due' }).click();
  await kept;
  await expect(due(page)).toHaveCount(0);
  const elsewhere = await open('admin@northbank.example');
  await expect(due(elsewhere)).toHaveCount(0);
  await elsewhere.context().close();

  // Others see the page as usual, until it is made the project's default.
  const maya = await open('cost@northbank.example');
  await expect(due(maya)).toBeVisible();
  await customize.getByRole('button', { name: 'Make project default' }).click();
  await keepToast(page, 'Project default saved');
  await expect(due(maya)).toHaveCount(0);

  // Whoever sets it up otherwise keeps their own, and may take over the default again.
  await maya.getByRole('button', { name: 'Customize' }).click();
  const hers = maya.getByRole('dialog', { name: 'Customize overview' });
  await hers.getByRole('switch', { name: 'Due' }).click();
  await expect(due(maya)).toBeVisible();
  await hers.getByRole('button', { name: 'Use project default' }).click();
  await expect(due(maya)).toHaveCount(0);
  await maya.context().close();

  // Undo brings the usual page back for everybody who did not choose.
  await pressUndo(page, 'Project default saved');
  const daniel = await open('estimator@northbank.example');
  await expect(due(daniel)).toBeVisible();
  await daniel.context().close();
});
