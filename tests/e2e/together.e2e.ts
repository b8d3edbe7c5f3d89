import { expect, type Page } from '@playwright/test';
import { openProject, signIn, test } from '../support/journey.ts';

const project = 'Cedar Ridge Patient Tower';
const people = ['admin', 'cost', 'estimator', 'risk', 'viewer'] as const;
type Person = (typeof people)[number];

const summary = (page: Page) => page.getByRole('region', { name: 'Summary', exact: true });
const panel = (page: Page, code: string) => page.getByRole('dialog', { name: new RegExp(`^${code}`) });
async function open(page: Page, code: string) {
  await page
    .getByRole('row', { name: new RegExp(code) })
    .getByRole('link')
    .first()
    .click();
  await expect(panel(page, code)).toBeVisible();
  return panel(page, code);
}
const nameIn = (page: Page, code: string) =>
  panel(page, code).getByRole('textbox', { name: 'Name', exact: true });

test('five people work on one project: everybody sees each change, and none is lost', async ({ browser }) => {
  const seats = await Promise.all(
    people.map(async (person): Promise<[Person, Page]> => {
      const page = await (await browser.newContext()).newPage();
      await signIn(page, `${person}@northbank.example`);
      await openProject(page, project);
      return [person, page];
    }),
  );
  const of = Object.fromEntries(seats) as Record<Person, Page>;

  // One decides, five see it.
  await open(of.admin, 'VO-005');
  await panel(of.admin, 'VO-005').getByRole('button', { name: 'Approve' }).click();
  const dialog = of.admin.getByRole('dialog', { name: 'Approve VO-005' });
  await dialog.getByRole('combobox', { name: 'Milestone' }).click();
  await of.admin.getByRole('option', { name: /MS-004/ }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  for (const [, page] of seats) await expect(summary(page).getByText('$311,750,000').first()).toBeVisible();
  await of.admin.keyboard.press('Escape');

  // Four write at once, each in an item of their own.
  const writers = { admin: 'VO-002', cost: 'VO-004', estimator: 'VO-008', risk: 'VO-010' } as const;
  await Promise.all(
    Object.entries(writers).map(async ([person, code]) => {
      const page = of[person as Person];
      await open(page, code);
      await nameIn(page, code).fill(`${code} in the words of ${person}`);
      await nameIn(page, code).press('Enter');
      await expect(panel(page, code).getByText(/Saved/)).toBeVisible();
      await page.keyboard.press('Escape');
    }),
  );
  for (const [, page] of seats)
    for (const [person, code] of Object.entries(writers))
      await expect(page.getByRole('link', { name: `${code} in the words of ${person}` })).toBeVisible();

  // Two type in the same field: the slower one is shown both values.
  for (const person of ['cost', 'estimator'] as const) await open(of[person], 'VO-011');
  await nameIn(of.estimator, 'VO-011').fill('All-electric heating');
  await nameIn(of.cost, 'VO-011').fill('Heat pumps for the plant');
  await nameIn(of.cost, 'VO-011').press('Enter');
  await expect(of.estimator.getByRole('link', { name: 'Heat pumps for the plant' })).toBeVisible();
  await nameIn(of.estimator, 'VO-011').press('Enter');
  const conflict = panel(of.estimator, 'VO-011').getByText(/changed this item while you were editing it/);
  await expect(conflict).toContainText(
    'Daniel Reyes changed this item while you were editing it. Name: Heat pumps for the plant (yours: All-electric heating).',
  );
  await panel(of.estimator, 'VO-011').getByRole('button', { name: 'Keep mine' }).click();
  await expect(conflict).toBeHidden();
  for (const [, page] of seats)
    await expect(page.getByRole('link', { name: 'All-electric heating' })).toBeVisible();

  // Two decide the same item at once: one decision stands, the other person sees whose.
  await of.cost.keyboard.press('Escape');
  const decide = async (page: Page) => {
    await page
      .getByRole('dialog', { name: 'Approve VO-012' })
      .getByRole('button', { name: 'Approve' })
      .click();
  };
  for (const page of [of.admin, of.cost]) {
    await open(page, 'VO-012');
    await panel(page, 'VO-012').getByRole('button', { name: 'Approve' }).click();
    await page
      .getByRole('dialog', { name: 'Approve VO-012' })
      .getByRole('combobox', { name: 'Milestone' })
      .click();
    await page.getByRole('option', { name: /MS-004/ }).click();
  }
  await Promise.all([decide(of.admin), decide(of.cost)]);
  // Either may have been the first.
  const messages = [of.admin, of.cost].map((page) =>
    page
      .locator('[data-toast]')
      .filter({ hasText: /VO-012 was not approved/ })
      .getByText(/(Maya Okafor|Daniel Reyes) approved it on /)
      .waitFor(),
  );
  await expect(Promise.any(messages)).resolves.toBeUndefined();
  for (const [, page] of seats) await expect(summary(page).getByText('$313,400,000').first()).toBeVisible();
  await Promise.all(seats.map(([, page]) => page.context().close()));
});
