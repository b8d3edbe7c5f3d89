import { expect } from '@playwright/test';
import { at, expectAccessible, openProject, signIn, test, themes } from '../support/journey.ts';

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('sign-in, project list, ForeSite and item flyout have no finding', async ({ page }) => {
      await page.goto(at('northbank'));
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await expectAccessible(page, 'sign-in');
      await signIn(page, 'cost@northbank.example');
      await expect(page.getByRole('link', { name: 'Cedar Ridge Patient Tower' }).first()).toBeVisible();
      await expectAccessible(page, 'project list');
      await openProject(page, 'Cedar Ridge Patient Tower');
      await expect(page.getByText('VO-001')).toBeVisible();
      await expectAccessible(page, 'ForeSite');
      await page.getByRole('link', { name: 'Generators N+2 → N+1' }).click();
      await expect(page.getByRole('dialog', { name: /VO-005/ })).toBeVisible();
      await expectAccessible(page, 'item flyout');
    });

    test('the catalogue has no finding', async ({ page }) => {
      await page.goto(at('northbank', '/catalogue'));
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await expectAccessible(page, 'catalogue');
    });
  });
}
