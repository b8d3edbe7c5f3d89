import { expect } from '@playwright/test';
import { at, expectAccessible, signIn, test } from '../support/journey.ts';

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
