import { expect } from '@playwright/test';
import { expectAccessibleInBoth, signIn, test } from '../support/journey.ts';

const address = '/projects/1/role-impersonation';

test('an administrator sees the project as the owner does, changes over, and stops', async ({ page }) => {
  await signIn(page, 'admin@northbank.example', address);
  const sidebar = page.getByRole('navigation', { name: 'Project' });
  await expect(page.getByRole('heading', { name: 'Role Impersonation', level: 1 })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: /Procurement/ })).toBeVisible();
  await expectAccessibleInBoth(page, 'Role Impersonation');

  await page.getByRole('button', { name: 'Impersonate Owner Rep' }).click();
  const banner = page.getByRole('region', { name: 'Role impersonation' });
  await expect(banner).toContainText('You are impersonating as');
  await expect(banner).toContainText('in Cedar Ridge Patient Tower');
  await expect(sidebar.getByRole('link', { name: /Risk Register/ })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: /Procurement/ })).toBeHidden();
  await expectAccessibleInBoth(page, 'the banner');

  // The role's rights hold for pages too, and the page that began it is closed to the role.
  await page.goto(new URL(address, page.url()).href);
  await expect(page.getByRole('button', { name: 'Stop impersonation' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Impersonate Owner Rep' })).toBeHidden();

  await banner.getByRole('button', { name: 'Impersonated role: Owner Rep' }).click();
  await page.getByRole('menuitemradio', { name: 'Design Partner' }).click();
  await expect(banner.getByRole('button', { name: 'Impersonated role: Design Partner' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: /Risk Register/ })).toBeHidden();

  await banner.getByRole('button', { name: 'Stop impersonation' }).click();
  await expect(banner).toBeHidden();
  await expect(sidebar.getByRole('link', { name: /Procurement/ })).toBeVisible();
});
