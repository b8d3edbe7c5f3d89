import { expect, type Page } from '@playwright/test';
import { at, expectAccessibleInBoth, signIn, test } from '../support/journey.ts';

const admin = 'admin@northbank.example';
const banner = (page: Page) => page.getByRole('banner');
const menus = (page: Page) => banner(page).locator('[aria-haspopup=menu]:visible');
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Signs in and opens the details of the first project, a page that has the sidebar. */
async function openDetails(page: Page) {
  await signIn(page, admin, '/projects');
  await page.goto(at('northbank', '/projects/1'));
  await expect(page.getByRole('navigation', { name: 'Project' })).toBeVisible();
}

test('reaches every entry of every menu by keyboard, and has no finding in either theme', async ({
  page,
}) => {
  test.slow();
  await openDetails(page);
  const buttons = await menus(page).all();
  expect(buttons.length).toBeGreaterThanOrEqual(3);
  // Recent dashboards come with the first answer: until then they would push the first entry down.
  await menus(page).filter({ hasText: 'Dashboards' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: /Healthcare portfolio/ })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const button of buttons) {
    await button.focus();
    await page.keyboard.press('Enter');
    const items = page.getByRole('menu').locator('[data-menu-item]');
    await expect(items.first()).toBeFocused();
    for (let place = 1; place < (await items.count()); place++) {
      await page.keyboard.press('ArrowDown');
      await expect(items.nth(place)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(button).toBeFocused();
  }
  // With the tab key alone, too: from the first link of the page into the bar, and out of it again.
  await page.getByRole('link', { name: /to the project list/ }).focus();
  const reached = new Set<string>();
  for (let count = 0; count < 20; count++) {
    await page.keyboard.press('Tab');
    const name = await page
      .locator('header :focus')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label') ?? node.textContent));
    if (name.length === 0) break;
    reached.add(String(name[0]).trim());
  }
  expect([...reached]).toEqual(expect.arrayContaining(['Projects', 'Settings', 'Maya Okafor, user menu']));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessibleInBoth(page, 'frame');
  for (const name of ['Settings', /^Help/, /user menu/]) {
    await banner(page).getByRole('button', { name }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessibleInBoth(page, `menu ${String(name)}`, 'top');
    await page.keyboard.press('Escape');
  }
});

test('folds at its breakpoints, and offers everything in the drawer of a phone', async ({ page }) => {
  test.slow();
  await openDetails(page);
  const widthOf = async (name: string) =>
    (await main(page).getByRole('link', { name }).boundingBox())?.width ?? 0;
  const wide = [...(await main(page).locator('a, button').allInnerTexts())].map((text) => text.trim());
  expect(wide[0]).toBe('Projects');
  expect(await widthOf('Projects')).toBeGreaterThan(60);
  await page.setViewportSize({ width: 1300, height: 900 });
  await expect.poll(() => widthOf('Projects')).toBeLessThan(40);
  await page.setViewportSize({ width: 850, height: 900 });
  const sidebar = page.getByRole('navigation', { name: 'Project' });
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(56);
  const create = banner(page).getByRole('button', { name: /^Create/ });
  for (const button of await create.all()) expect((await button.boundingBox())?.width).toBeLessThan(40);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(main(page)).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const open = page.getByRole('button', { name: 'Open navigation' });
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open.click();
  await expect(drawer).toBeVisible();
  await expectAccessibleInBoth(page, 'drawer', 'top');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await open.click();
  for (const label of wide) await expect(drawer.getByText(label.split('\n')[0] ?? '').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Help' }).click();
  const back = drawer.getByRole('button', { name: /Back from Help/ });
  await expect(back).toBeFocused();
  await expect(drawer.getByText('Keyboard shortcuts')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: 'Help' })).toBeFocused();
  // A menu inside the drawer lies above it and can be used.
  await drawer.getByRole('button', { name: /switch project/ }).click();
  await page.getByRole('menuitem', { name: 'All projects' }).click();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(drawer).toBeHidden();
});

test('keeps the sidebar as it was left', async ({ page }) => {
  await openDetails(page);
  const sidebar = page.getByRole('navigation', { name: 'Project' });
  await expect(sidebar.getByRole('button', { name: 'Collapse' })).toBeVisible();
  await page.keyboard.press('[');
  await expect(sidebar.getByRole('button', { name: 'Expand' })).toBeVisible();
  await page.reload();
  await expect(sidebar.getByRole('button', { name: 'Expand' })).toBeVisible();
  await sidebar.getByRole('button', { name: 'Hide sidebar' }).click();
  await expect(sidebar).toBeHidden();
  await page.reload();
  const show = page.getByRole('button', { name: 'Show sidebar' });
  await expect(show).toBeVisible();
  await expect(sidebar).toBeHidden();
  await show.click();
  await expect(sidebar.getByRole('button', { name: 'Collapse' })).toBeVisible();
});
