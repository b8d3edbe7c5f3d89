import { expect } from '@playwright/test';
import { at, expectAccessible, signIn, test } from '../support/journey.ts';

const admin = 'admin@northbank.example';

test('edits a role, and the next request of its member obeys', async ({ page, browser }) => {
  const context = await browser.newContext();
  const viewer = await context.newPage();
  await signIn(viewer, 'viewer@northbank.example', '/projects/1/risks');
  const sidebar = viewer.getByRole('navigation', { name: 'Project' });
  await expect(sidebar.getByRole('link', { name: 'Risk Register' })).toBeVisible();

  await signIn(page, admin, '/users/manage/roles-raw');
  await page.getByRole('searchbox', { name: 'Search roles' }).fill('view');
  // The heads and the one that is found: rows that still come and go take no press.
  await expect(page.getByRole('grid', { name: 'Roles' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Viewer', exact: true }).click();
  const role = page.getByRole('dialog', { name: 'Viewer' });
  await role.getByRole('searchbox', { name: 'Find a permission' }).fill('see risks');
  // What moves away under the pointer is not pressed: the search has to be through first.
  await expect(role.getByRole('checkbox', { name: 'See costs with markup' })).toHaveCount(0);
  await role.getByRole('checkbox', { name: 'See risks' }).uncheck();
  await expect(role.getByText('1 change')).toBeVisible();
  await role.getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('alertdialog', { name: "Your changes won't be saved" });
  await question.getByRole('button', { name: 'Go back' }).click();
  await expectAccessible(page, 'a role being edited');
  await role.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Role Viewer saved')).toBeVisible();

  await expect(sidebar.getByRole('link', { name: 'Risk Register' })).toHaveCount(0);
  await viewer.goto(at('northbank', '/projects/1/risks'));
  await expect(viewer.getByRole('heading', { level: 1 })).toContainText('restricted');
  await context.close();

  await role.getByRole('tab', { name: 'History' }).click();
  await expect(role.getByText('withdrew See risks')).toBeVisible();
  await role.getByRole('button', { name: 'Clone' }).click();
  const copy = page.getByRole('dialog', { name: 'Viewer copy' });
  await copy.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Role Viewer copy deleted')).toBeVisible();
});

test('grows the tree of business units and switches a feature', async ({ page }) => {
  await signIn(page, admin, '/users/manage?tab=units');
  await page.getByRole('button', { name: 'New business unit' }).click();
  const fresh = page.getByRole('dialog', { name: 'New business unit' });
  await fresh.getByRole('textbox', { name: 'Name' }).fill('Oregon');
  await fresh.getByRole('button', { name: 'Save' }).click();
  const oregon = page.getByRole('treeitem', { name: 'Oregon' });
  await expect(oregon).toHaveAttribute('aria-level', '1');
  await expect(page.getByText('Oregon created', { exact: true })).toBeVisible();
  await expectAccessible(page, 'business units');
  await oregon.getByRole('button', { name: 'Move Oregon' }).click();
  await page.getByRole('menuitem', { name: 'Move in' }).click();
  await expect(oregon).toHaveAttribute('aria-level', '2');
  await expect(page.getByText('Oregon moved', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Feature flags' }).click();
  const bids = page.getByRole('switch', { name: 'Bid leveling' });
  await expect(page.getByRole('switch', { name: 'Installable app' })).toHaveCount(0);
  await expect(bids).toBeChecked();
  await bids.click();
  await expect(page.getByText('Bid leveling switched off')).toBeVisible();
  await expect(bids).not.toBeChecked();
  await expectAccessible(page, 'feature flags');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what can be done with a role stands in one column', async ({ page }) => {
    await signIn(page, admin, '/users/manage/roles-raw');
    const grid = page.getByRole('grid', { name: 'Roles' });
    await expect(grid.getByRole('button', { name: 'More for Estimator' })).toBeVisible();
    const edges = await grid
      .getByRole('button', { name: /^More for / })
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
    expect(edges.length).toBeGreaterThan(4);
    expect([...new Set(edges)]).toHaveLength(1);
  });
});
