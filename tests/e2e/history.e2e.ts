import { expect } from '@playwright/test';
import { expectAccessibleInBoth, openProject, signIn, test } from '../support/journey.ts';

test('what happened in a project is found by area, person and time, leads to its row, and is undone', async ({
  page,
}) => {
  await signIn(page, 'admin@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  const side = page.getByRole('navigation', { name: 'Project' });
  await side.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible();
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveCount(20);
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect(lines).toHaveCount(40);
  await expectAccessibleInBoth(page, 'the history of a project', 'top');

  // Somebody changes an issue; the line says so, and leads there.
  await side.getByRole('link', { name: 'Issue Management' }).click();
  await page.getByRole('button', { name: 'Add issue' }).click();
  const panel = page.getByRole('dialog', { name: 'New issue' });
  await panel.getByRole('textbox', { name: /^Name/ }).fill('Slab edge is too low');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: /Slab edge is too low/ })).toBeVisible();
  await side.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Area', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Issues' }).click();
  await page.getByRole('button', { name: 'When' }).click();
  await page.getByRole('menuitemradio', { name: 'Today' }).click();
  await expect(page).toHaveURL(/area=issues/);
  await expect(lines.first()).toContainText('Slab edge is too low');
  await lines.first().getByRole('button', { name: 'Undo' }).click();
  await expect(lines.first()).toContainText('deleted');
  await page.reload();
  await expect(lines.first()).toContainText('deleted');

  // Nobody of that name did anything there.
  await page.getByRole('button', { name: 'Person' }).click();
  await page.getByRole('menuitemradio', { name: 'Sam Whitaker' }).click();
  await expect(page.getByText("Your filters didn't return any results")).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(lines).toHaveCount(20);
});
