import { expect } from '@playwright/test';
import { at, expectAccessibleInBoth, openProject, signIn, test } from '../support/journey.ts';

const cost = 'cost@northbank.example';
const project = 'Cedar Ridge Patient Tower';

test('goes anywhere by the palette and by keys', async ({ page }) => {
  await signIn(page, cost);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  const line = palette.getByRole('combobox');
  await expect(line).toBeFocused();
  await line.fill('cedar');
  await expect(palette.getByRole('option', { name: /^Cedar Ridge Patient Tower/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Program Overview', level: 1 })).toBeVisible();
  await expect(palette).toBeHidden();

  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await expect(palette.getByRole('option').first()).toContainText(project);
  await line.fill('reg');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/risks$/);
  await expect(page.getByRole('heading', { name: 'Risk Register', level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/timeline$/);
  await page.keyboard.press('c');
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog', { name: 'New item' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/timeline$/);
  // Keys of the page sleep while a dialog is there.
  await expect(page.getByRole('dialog', { name: 'New item' })).toBeHidden();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Search or jump to')).toBeVisible();
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
  await page.keyboard.press('F1');
  await expect(help).toBeVisible();
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).click();
});

test('offers a viewer nothing that a viewer may not do', async ({ page }) => {
  await signIn(page, 'viewer@northbank.example');
  await openProject(page, project);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await expect(palette.getByRole('option', { name: 'ForeSite' })).toBeVisible();
  await expect(palette.getByRole('option', { name: 'New item' })).toHaveCount(0);
  await palette.getByRole('combobox').fill('new item');
  await expect(palette.getByRole('option', { name: 'New item' })).toHaveCount(0);
});

test('keeps one panel in the address, and asks before work is lost', async ({ page }) => {
  await signIn(page, cost);
  await openProject(page, project);
  const list = page.url();
  await page.getByRole('link', { name: 'Generators N+2 → N+1' }).click();
  await expect(page.getByRole('dialog', { name: /^VO-005/ })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('dialog', { name: /^VO-008/ })).toBeVisible();
  const edge = page.getByRole('separator', { name: 'Resize panel' });
  await edge.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(edge).toHaveAttribute('aria-valuenow', '656');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(page.url()).toBe(list);

  await page.getByRole('button', { name: 'New item' }).click();
  const form = page.getByRole('dialog', { name: 'New item' });
  await expect(form.getByRole('separator', { name: 'Resize panel' })).toHaveAttribute('aria-valuenow', '656');
  await form.getByLabel('Name').fill('Canopy');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: "Your changes won't be saved" });
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Canopy');
  await page.getByRole('link', { name: 'Generators N+2 → N+1' }).click();
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(form).toBeVisible();
  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(form).toBeHidden();
  expect(page.url()).toBe(list);
});

test('opens an item on a page of its own and leaves it for ForeSite', async ({ page }) => {
  await signIn(page, cost);
  await openProject(page, project);
  await page.getByRole('link', { name: 'Generators N+2 → N+1' }).click();
  const address = new URL(page.url());
  const id = address.searchParams.get('itemDetailsId') ?? '';
  await page.goto(`${address.origin}${address.pathname}/value-option-details/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Generators/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'ForeSite', exact: true }).click();
  await expect(page).toHaveURL(`${address.origin}${address.pathname}`);
});

test('has palette, keys and question without an axe finding in either theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, cost);
  await openProject(page, project);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessibleInBoth(page, 'palette');
  await page.getByRole('dialog').getByRole('combobox').fill('cedar');
  await expect(page.getByRole('option', { name: /Cedar/ }).first()).toBeVisible();
  await expectAccessibleInBoth(page, 'palette with results', 'top');
  await page.keyboard.press('Escape');
  await page.keyboard.press('F1');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessibleInBoth(page, 'shortcuts', 'top');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New item' }).click();
  await page.getByRole('dialog', { name: 'New item' }).getByLabel('Name').fill('Canopy');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInBoth(page, 'question', 'top');
});

test('says that the network is gone', async ({ page, context }) => {
  await signIn(page, cost);
  await page.goto(at('northbank', '/projects'));
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\. Data as of \d/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toBeHidden();
});
