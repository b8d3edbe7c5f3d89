import { expect, type Page } from '@playwright/test';
import { expectAccessible, signIn, test } from '../support/journey.ts';
import { focused, press, tabTo } from '../support/keys.ts';

test.use({ ownServer: 'dashboardsHands' });

const places = (page: Page) =>
  page.getByRole('button', { name: /^Move / }).evaluateAll((grips) => grips.map((grip) => grip.ariaLabel));

test('a dashboard is made, arranged and presented without a pointer', async ({ page }) => {
  await signIn(page, 'cost@northbank.example', '/project-dashboards');
  const grid = page.getByRole('grid', { name: 'Dashboards' });
  await expect(grid.getByRole('link', { name: 'Healthcare portfolio' })).toBeVisible();

  await test.step('made for a group of projects, with a colleague', async () => {
    await tabTo(page, 'Create Dashboard');
    await press(page, 'Enter');
    const form = page.getByRole('dialog', { name: 'Add New Dashboard' });
    await expect(form.getByRole('textbox', { name: /^Name/ })).toBeFocused();
    await page.keyboard.type('Board of directors');
    await tabTo(page, 'Internal');
    await press(page, 'Space');
    await tabTo(page, /^Project Groups/);
    await page.keyboard.type('Health');
    await expect(page.getByRole('option', { name: 'Healthcare' })).toBeVisible();
    await press(page, 'ArrowDown', 'Enter', 'Escape');
    await tabTo(page, 'Add members');
    await press(page, 'Enter');
    const people = page.getByRole('dialog', { name: 'Add members' });
    await expect(people).toBeVisible();
    await tabTo(page, 'Find people');
    await page.keyboard.type('okafor');
    await expect(people.getByRole('button', { name: 'Add Maya Okafor' })).toBeVisible();
    await tabTo(page, 'Add Maya Okafor');
    await press(page, 'Enter');
    await expect(form.getByRole('combobox', { name: 'Permissions of Maya Okafor' })).toBeVisible();
    await press(page, 'Escape');
    await expect(people).toBeHidden();
    await tabTo(page, 'Save');
    await press(page, 'Enter');
    await expect(grid.getByRole('link', { name: 'Board of directors' })).toBeVisible();
  });

  await test.step('its cards are arranged by arrow keys, and one is added where it can be seen', async () => {
    await tabTo(page, 'Name');
    await press(page, 'Control+Home');
    for (let rows = 0; rows < 4 && !/Board of/.test(await focused(page).innerText()); rows += 1)
      await press(page, 'ArrowDown');
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { name: 'Board of directors', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Risk matrix/ })).toBeVisible();
    await tabTo(page, 'Edit cards');
    await press(page, 'Enter');
    await expect(page.getByRole('button', { name: 'Add card' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
    await press(page, 'Shift+Tab');
    await expect(page.getByRole('button', { name: 'Add card' })).toBeFocused();
    await press(page, 'Enter');
    await expect(page.getByRole('menuitem', { name: 'Contingency', exact: true })).toBeVisible();
    await page.keyboard.type('Contin');
    await press(page, 'Enter');
    await expect(page.getByRole('button', { name: 'Move Contingency', exact: true })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Move Contingency', exact: true })).toBeInViewport();
    await press(page, 'ArrowUp');
    await expect.poll(async () => (await places(page)).at(-2)).toBe('Move Contingency');
    await press(page, 'Shift+ArrowRight');
    await expect(
      page.getByRole('status').filter({ hasText: /^Contingency, place 7 of 8, 5 of 12/ }),
    ).toHaveCount(1);
    // Each step back by its key: resized, moved, added; the focus stays among the cards.
    await press(page, 'Control+z');
    await expect(page.getByText('5 of 12 columns', { exact: true })).toHaveCount(0);
    await press(page, 'Control+z');
    await expect.poll(async () => (await places(page)).at(-1)).toBe('Move Contingency');
    await press(page, 'Control+z');
    await expect.poll(async () => (await places(page)).length).toBe(7);
    await expect(page.getByRole('button', { name: /^Move / }).last()).toBeFocused();
  });

  await test.step('presented, and back', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Present' })).toBeVisible();
    await tabTo(page, 'Present');
    await press(page, 'Enter');
    const shown = page.getByRole('dialog', { name: 'Presentation of Board of directors' });
    await expect(shown.getByRole('group', { name: 'Page 1' })).toBeVisible();
    await press(page, 'ArrowRight');
    await expect(shown.getByRole('group', { name: 'Page 2' })).toBeVisible();
    await press(page, 'Escape');
    await expect(shown).toBeHidden();
    await expect(page.getByRole('button', { name: 'Present' })).toBeFocused();
  });
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('cards change places without a drag, a dashboard is edited from its list, a page starts at its top', async ({
    page,
  }) => {
    await signIn(page, 'cost@northbank.example', '/project-dashboards');
    await page.getByRole('button', { name: 'Actions of Healthcare portfolio' }).tap();
    await page.getByRole('menuitem', { name: 'Edit' }).tap();
    const form = page.getByRole('dialog', { name: 'Healthcare portfolio' });
    await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Healthcare portfolio');
    await form.getByRole('button', { name: 'Close', exact: true }).tap();
    await page.getByRole('link', { name: 'Healthcare portfolio' }).tap();
    await page.getByRole('button', { name: 'Edit cards' }).tap();
    await expect.poll(() => places(page)).not.toEqual([]);
    const [first, second, ...rest] = await places(page);
    await page
      .getByRole('button', { name: `Place ${first?.replace('Move ', '')} later` })
      .first()
      .tap();
    await expect.poll(() => places(page)).toEqual([second, first, ...rest]);
    await expectAccessible(page, 'a dashboard that is arranged on a phone');
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.getByRole('button', { name: 'Present' }).tap();
    const shown = page.getByRole('dialog', { name: 'Presentation of Healthcare portfolio' });
    await shown.getByRole('button', { name: 'Next' }).tap();
    const sheet = shown.getByRole('group', { name: 'Page 2' });
    await expect(sheet).toBeVisible();
    expect(await sheet.evaluate((node) => node.scrollTop)).toBe(0);
    await shown.getByRole('button', { name: 'Close' }).tap();
    await expect(shown).toBeHidden();
  });

  test('what a button waits for is said to a finger, above it, until the next press', async ({ page }) => {
    await signIn(page, 'cost@northbank.example', '/project-dashboards');
    await page.getByRole('button', { name: 'Create Dashboard' }).tap();
    const form = page.getByRole('dialog', { name: 'Add New Dashboard' });
    const save = form.getByRole('button', { name: 'Save', exact: true });
    // What cannot be used is tapped all the same, once the form has come to rest.
    await form.getByRole('textbox', { name: /^Name/ }).tap();
    const press = () => save.tap({ force: true });
    await press();
    const reason = page.getByRole('tooltip');
    await expect(reason).toHaveText('Name is required');
    await expect(save).toHaveAccessibleDescription('Name is required');
    // A finger lies on the button and below it.
    const [above, button] = [await reason.boundingBox(), await save.boundingBox()];
    expect((above?.y ?? 844) + (above?.height ?? 0)).toBeLessThan(button?.y ?? 0);
    expect(above?.x ?? -1).toBeGreaterThanOrEqual(0);
    await form.getByRole('textbox', { name: /^Name/ }).tap();
    await expect(reason).toBeHidden();
    await form.getByRole('textbox', { name: /^Name/ }).fill('Waterfront');
    await press();
    await expect(reason).toHaveText('Type is required');
    await form.getByRole('button', { name: 'Close', exact: true }).tap();
  });
});
