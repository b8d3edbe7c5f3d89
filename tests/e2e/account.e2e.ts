import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { at, expectAccessible, signIn, test } from '../support/journey.ts';

const password = 'nine courses of stone';

/** Opens the latest mail with this subject in a company's outbox, and follows its button. */
async function followMail(page: Page, subject: RegExp, button: string) {
  await expect(async () => {
    await page.goto(at('northbank', '/outbox'));
    await expect(page.getByRole('link', { name: subject }).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('link', { name: subject }).first().click();
  await page.getByRole('link', { name: button }).click();
}

test('a newcomer follows the invitation, joins, and is remembered by the device', async ({ browser }) => {
  const admin = await browser.newPage();
  await signIn(admin, 'admin@northbank.example', '/projects');
  await admin.getByRole('link', { name: 'Cedar Ridge Patient Tower' }).first().click();
  await admin.waitForURL(/\/projects\/\d+/);
  const project = /\/projects\/(\d+)/.exec(admin.url())?.[1] ?? '';
  await admin.goto(at('northbank', `/projects/${project}/invite-members`));
  await admin.getByRole('combobox', { name: /E-mail/ }).fill('ines@alderglass.example');
  await admin.getByRole('option', { name: /Send invitation to/ }).click();
  await admin.getByRole('button', { name: /^Role/ }).click();
  await admin.getByRole('option').filter({ hasText: 'Design Partner' }).click();
  await admin.getByRole('button', { name: /Send Invite/i }).click();
  await expect(admin.getByText('Project member successfully invited')).toBeVisible();

  const context = await browser.newContext();
  const page = await context.newPage();
  await followMail(page, /Invitation to/, 'Complete sign-up');
  const invitation = page.url();
  await expect(page.getByRole('heading', { name: 'Join Northbank Builders' })).toBeVisible();
  await expectAccessible(page, 'sign-up');
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Kaya');
  await page.getByRole('textbox', { name: 'Password' }).fill('password1234');
  await page.getByRole('button', { name: 'Complete sign-up' }).click();
  await expect(page.getByText('among the first that are guessed')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Complete sign-up' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('ines@alderglass.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Ines Kaya, user menu' })).toBeVisible();

  await page.goto(invitation);
  await expect(page.getByRole('heading', { name: /used already/ })).toBeVisible();
  await page.goto(at('northbank').replace('northbank.', ''));
  await expect(page.getByRole('link', { name: /Northbank Builders.*Ines Kaya/ })).toBeVisible();
  await expectAccessible(page, 'choice of a company');
  await context.close();
  await admin.close();
});

test('a session that ends over typed work is taken up again beside the page', async ({ page, context }) => {
  await signIn(page, 'viewer@northbank.example', '/projects');
  await page.getByRole('button', { name: /user menu/ }).click();
  const id = await page.evaluate(async () => {
    const keys = Object.keys(localStorage);
    return keys.map((key) => /^quoin:(\d+):/.exec(key)?.[1]).find(Boolean);
  });
  await page.goto(at('northbank', `/users/${id}`));
  await expect(page.getByRole('heading', { name: 'Profile Settings', level: 1 })).toBeVisible();
  await expectAccessible(page, 'profile');
  await page.getByRole('textbox', { name: 'Title' }).fill('Observer');
  // As if it had been ended elsewhere: every token of the session is refused from here on.
  await page.route('**/protocol/openid-connect/token', (route) =>
    route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
  );
  await page.route('**/api/current_user', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 401, json: {} }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await expect(question).toBeVisible();
  await page.unroute('**/protocol/openid-connect/token');
  await page.unroute('**/api/current_user');
  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    question.getByRole('button', { name: 'Log in' }).click(),
  ]);
  // The provider still knows the person, so the window closes by itself.
  if (!beside.isClosed()) await beside.waitForEvent('close').catch(() => undefined);
  await expect(question).toBeHidden();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Observer');
});
