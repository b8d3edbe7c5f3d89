import { expect } from '@playwright/test';
import { platformData, startBidPlatform } from '../support/bidPlatform.ts';
import {
  at,
  expectAccessibleInBoth,
  keepToast,
  openProject,
  pressUndo,
  signIn,
  test,
} from '../support/journey.ts';

test.use({ ownServer: 'bid platform' });

test('a company sets its bidding platform up; somebody signs in to it, takes packages and bids over, and takes that back', async ({
  page,
  browser,
}) => {
  const platform = await startBidPlatform(at('northbank', '/building-connected/'));
  await platform.has(platformData);
  try {
    // Before it is set up nothing leads to it, and a code that nobody asked for is not used.
    await signIn(page, 'cost@northbank.example', '/building-connected/?code=abc&state=xyz');
    await expect(page.getByRole('heading', { name: 'This sign-in was not started here' })).toBeVisible();
    await page.getByRole('button', { name: 'Go Projects' }).click();

    const administration = await browser.newContext();
    const admin = await administration.newPage();
    await signIn(admin, 'admin@northbank.example', '/companies/1');
    const card = admin.getByRole('form', { name: 'Bidding platform' });
    await expect(card.getByRole('textbox', { name: 'Name' })).toHaveValue('BuildingConnected');
    await expect(card.getByRole('button', { name: 'Save' })).toBeDisabled();
    for (const [label, value] of [
      ['Name', 'Bidwell'],
      ['Client ID', 'quoin'],
      ['Client secret', platform.settings.client_secret],
      ['API address', 'http://bidwell.example/api'],
      ['Sign-in address', platform.settings.authorize_url],
      ['Token address', platform.settings.token_url],
    ] as const)
      await card.getByLabel(label).fill(value);
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByText('The address has to start with https://')).toBeVisible();
    await card.getByLabel('API address').fill(platform.settings.api_url);
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(admin.getByText('Bidwell saved')).toBeVisible();
    await expect(card.getByText('A secret is saved.', { exact: false })).toBeVisible();
    await expect(
      admin.getByRole('region', { name: 'History' }).getByText(/created the bidding platform Bidwell/),
    ).toBeVisible();
    await expectAccessibleInBoth(admin, 'settings of the bidding platform');
    await administration.close();

    await page.reload();
    await openProject(page, 'Harbor Point Mixed-Use');
    await page
      .getByRole('navigation', { name: 'Project' })
      .getByRole('link', { name: 'Procurement' })
      .click();
    await page.getByRole('button', { name: 'Import from Bidwell' }).click();
    const asked = page.getByRole('dialog', { name: 'Import from Bidwell' });
    await expectAccessibleInBoth(page, 'signing in to the platform', 'top');

    // The person says no: a toast, and back to where they were.
    await asked.getByRole('button', { name: 'Sign in to Bidwell' }).click();
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(page.getByText('BuildingConnected Login Error')).toBeVisible();
    await expect(
      page.getByText('Could not login to BuildingConnected. Please try again or contact support.'),
    ).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'The bidding platform did not let you in' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL(/\/projects\/\d+\/procurement$/);

    // Then yes: the page that was left comes back by itself.
    await page.getByRole('button', { name: 'Import from Bidwell' }).click();
    await asked.getByRole('button', { name: 'Sign in to Bidwell' }).click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page).toHaveURL(/\/projects\/\d+\/procurement$/);
    await expect(async () => {
      if (!(await asked.isVisible())) await page.getByRole('button', { name: 'Import from Bidwell' }).click();
      await expect(asked.getByRole('combobox', { name: 'Project in Bidwell' })).toBeVisible({
        timeout: 10_000,
      });
    }).toPass();

    await asked.getByRole('combobox', { name: 'Project in Bidwell' }).fill('Harbor');
    await page.getByRole('option', { name: /^Harbor Point/ }).click();
    await asked.getByRole('button', { name: 'Read packages' }).click();
    const packages = asked.getByRole('grid', { name: 'Packages of the platform' });
    await expect(packages.getByRole('row', { name: /Vertical transport/ })).toContainText(
      '3 invited, 2 bids',
    );
    await expect(packages.getByRole('row', { name: /Vertical transport/ })).toContainText('$3,150,000');
    await expectAccessibleInBoth(page, 'packages of the platform', 'top');
    await packages.getByRole('combobox', { name: 'Site water lines goes into' }).click();
    await page.getByRole('option', { name: 'Leave out' }).click();
    await asked.getByRole('button', { name: 'Import 1 package' }).click();
    await keepToast(page, '1 package imported');
    await expect(page.getByText('Vertical transport').first()).toBeVisible();
    await pressUndo(page, '1 package imported');
    await expect(page.getByText('Vertical transport')).toHaveCount(0);

    // Signed out again, also there.
    await platform.behave({});
    await page.getByRole('button', { name: 'Import from Bidwell' }).click();
    await asked.getByRole('button', { name: 'Sign out of Bidwell' }).click();
    await expect(asked.getByRole('button', { name: 'Sign in to Bidwell' })).toBeVisible();
    await expect.poll(async () => (await platform.asked()).revoked).toBe(1);
  } finally {
    await platform.stop();
  }
});
