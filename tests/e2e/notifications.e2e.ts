import { expect, type Page } from '@playwright/test';
import { expectAccessible, openProject, signIn, test } from '../support/journey.ts';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const unreadOf = async (page: Page) =>
  Number(/(\d+) unread/.exec((await bellOf(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0);

test('somebody is notified at once of what was assigned to them, and comes to it from there', async ({
  browser,
}) => {
  const theirs = await browser.newPage();
  await signIn(theirs, 'estimator@northbank.example');
  await expect(bellOf(theirs)).toBeVisible();
  const before = await unreadOf(theirs);

  const mine = await (await browser.newContext()).newPage();
  await signIn(mine, 'cost@northbank.example');
  await openProject(mine, 'Cedar Ridge Patient Tower');
  await mine.getByRole('button', { name: 'New item' }).click();
  const form = mine.getByRole('dialog', { name: 'New item' });
  await form.getByLabel('Name').fill('Canopy over the ambulance bay');
  await form.getByRole('combobox', { name: 'Assignee' }).fill('Ingrid');
  await mine.getByRole('option', { name: /Ingrid Solberg/ }).click();
  await form.getByRole('button', { name: 'Save' }).click();

  // No reload: the event stream brings it.
  await expect.poll(() => unreadOf(theirs)).toBeGreaterThan(before);
  await bellOf(theirs).focus();
  await theirs.keyboard.press('Enter');
  const list = theirs.getByRole('dialog', { name: 'Notifications' });
  // A dashboard's alert may have come in between.
  const first = list.getByRole('link').filter({ hasText: 'Canopy over the ambulance bay' }).first();
  await expect(first).toContainText('Assigned to you');
  await expect(list.getByText("That's all your notifications from the last 30 days")).toBeVisible();
  await expectAccessible(theirs, 'the notifications', 'top');
  await first.focus();
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByRole('dialog', { name: 'Canopy over the ambulance bay' })).toBeVisible();
  await expect(list).toBeHidden();
  await expect(theirs.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await theirs.close();
  await mine.context().close();
});

test('the list fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'cost@northbank.example');
  await bellOf(page).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('link').first()).toBeVisible();
  const box = await list.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  await page.keyboard.press('Escape');
  await expect(bellOf(page)).toBeFocused();
});
