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

test('a page opened again comes without leaving for sign-in while one is signed in', async ({
  page,
  context,
}) => {
  await signIn(page, 'cost@northbank.example', '/projects');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto(at('northbank', '/projects?q=cedar'));
  await expect(page.getByRole('link', { name: /Cedar Ridge/ }).first()).toBeVisible();
  expect(documents).toEqual(['/projects']);
  expect(new URL(page.url()).search).toBe('?q=cedar');
  // The session is gone at the provider: the page goes to sign in, and comes back to where it was.
  await context.clearCookies();
  await page.reload();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(documents.slice(1, 3)).toEqual(['/projects', '/realms/northbank/protocol/openid-connect/auth']);
});
