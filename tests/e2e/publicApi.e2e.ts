import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { at, expectAccessibleInBoth, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'public-api', permissions: ['clipboard-read', 'clipboard-write'] });

const keys = (page: Page) => page.getByRole('grid', { name: 'API keys' });

/** A call as a program makes it: with the key and without the person's session. */
const call = (page: Page, key: string, path: string) =>
  page.evaluate(
    async ([secret, address]) => {
      const headers = { authorization: `Api-Key ${secret}` };
      const answer = await fetch(`/api${address}`, { headers, credentials: 'omit' });
      return {
        status: answer.status,
        limit: answer.headers.get('ratelimit-limit'),
        body: (await answer.json()) as { results: { id: number; forecast: number | null }[] },
      };
    },
    [key, path] as const,
  );

test('a key is created with its scopes, shown once, used, narrowed and revoked', async ({ page }) => {
  await signIn(page, 'admin@northbank.example');
  await page.goto(at('northbank', '/public-api'));
  const seeded = keys(page).getByRole('row', { name: /Enterprise cost database/ });
  await expect(seeded.getByText('Maya Okafor')).toBeVisible();
  await expect(seeded.getByText('5 scopes')).toBeVisible();
  await expectAccessibleInBoth(page, 'the keys');

  await page.getByRole('button', { name: 'New API key' }).click();
  const form = page.getByRole('dialog', { name: 'New API key' });
  await form.getByRole('button', { name: 'Create key' }).click();
  await expect(form.getByText('Choose at least one scope.').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Name (required)' }).fill('Site reports');
  await form.getByRole('checkbox', { name: /^Edit risks/ }).check();
  // What it needs comes with it.
  await expect(form.getByRole('checkbox', { name: /^See risks/ })).toBeChecked();
  await expectAccessibleInBoth(page, 'a new key', 'top');
  await form.getByRole('button', { name: 'Create key' }).click();

  const ready = page.getByRole('alertdialog', { name: 'Site reports is ready' });
  const key = await ready.getByRole('textbox', { name: 'API key' }).inputValue();
  expect(key).toMatch(/^quoin_[0-9a-f]{12}_[\w-]{43}$/);
  await expectAccessibleInBoth(page, 'the key, once', 'top');
  await ready.getByRole('button', { name: 'Copy key' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await ready.getByRole('button', { name: 'Done' }).click();
  await expect(ready).toBeHidden();
  const row = keys(page).getByRole('row', { name: /Site reports/ });
  await expect(row.getByText('Never')).toBeVisible();
  expect(await page.content()).not.toContain(key);

  const projects = await call(page, key, '/projects?search=Cedar');
  const [project] = projects.body.results;
  expect(project?.forecast).toBeNull();
  const risks = await call(page, key, `/projects/${project?.id}/risks?limit=1`);
  expect([risks.status, risks.limit]).toEqual([200, '300']);
  expect((await call(page, key, `/projects/${project?.id}/scenario-items`)).status).toBe(403);
  expect((await call(page, key, '/company-users')).status).toBe(403);

  await row.getByRole('link', { name: 'Site reports' }).click();
  await expect(page).toHaveURL(/itemDetailsId=\d+/);
  const open = page.getByRole('dialog', { name: 'Site reports' });
  await open.getByRole('textbox', { name: 'Name (required)' }).fill('Site reports, nightly');
  await open.getByRole('checkbox', { name: /^Edit risks/ }).uncheck();
  await expect(open.getByText('2 changes')).toBeVisible();
  await expectAccessibleInBoth(page, 'an open key', 'top');
  await open.getByRole('button', { name: 'Save' }).click();
  const renamed = page.getByRole('dialog', { name: 'Site reports, nightly' });
  await renamed.getByRole('tab', { name: 'History' }).click();
  await expect(renamed.getByText(/withdrew Edit risks/)).toBeVisible();
  await expect(renamed.getByText(/created the key/)).toBeVisible();

  await renamed.getByRole('button', { name: 'Revoke' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Revoke Site reports, nightly?' });
  await asked.getByRole('button', { name: 'Revoke' }).click();
  await expect(renamed.getByText('Revoked', { exact: true })).toBeVisible();
  await expect.poll(async () => (await call(page, key, '/projects')).status).toBe(401);
  await page.keyboard.press('Escape');
  await expect(renamed).toBeHidden();

  await page.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitemradio', { name: 'Revoked' }).click();
  await expect(keys(page).getByRole('link')).toHaveText(['Site reports, nightly']);
  await page.getByRole('searchbox', { name: 'Search API keys' }).fill('nothing is called so');
  await expect(page.getByText('No keys match the search and filter.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(keys(page).getByRole('link')).toHaveCount(2);
});

test('the documentation is searched, tried with a key, and saved as a file', async ({ page }) => {
  await signIn(page, 'admin@northbank.example');
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^https?:$/.test(protocol) && host !== new URL(at('northbank')).host) strangers.push(request.url());
  });
  await page.goto(at('northbank', '/public-api'));
  await page.getByRole('button', { name: 'New API key' }).click();
  const form = page.getByRole('dialog', { name: 'New API key' });
  await form.getByRole('textbox', { name: 'Name (required)' }).fill('Tried by hand');
  await form.getByRole('checkbox', { name: /^Propose items/ }).check();
  await form.getByRole('button', { name: 'Create key' }).click();
  const ready = page.getByRole('alertdialog', { name: 'Tried by hand is ready' });
  const key = await ready.getByRole('textbox', { name: 'API key' }).inputValue();
  await ready.getByRole('button', { name: 'Done' }).click();
  const projects = await call(page, key, '/projects?search=Cedar');
  const projectId = String(projects.body.results[0]?.id);

  await page.getByRole('button', { name: 'Documentation' }).click();
  await expect(page.getByRole('heading', { name: 'Making calls' })).toBeVisible();
  await expectAccessibleInBoth(page, 'how calls are made');
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('createItem');
  const calls = page.getByRole('navigation', { name: 'Calls' });
  await expect(calls.getByRole('listitem')).toHaveCount(1);
  await calls.getByRole('link', { name: /Create an item/ }).click();
  const article = page.getByRole('article', { name: 'Create an item' });
  await expect(article.getByText(/Propose items \(add_scenarioitem\)/)).toBeVisible();
  await expectAccessibleInBoth(page, 'a call');

  const tryIt = article.getByRole('region', { name: 'Try it' });
  await tryIt.getByLabel('API key').fill(key);
  await tryIt.getByRole('textbox', { name: 'project_id (required)' }).fill(projectId);
  await tryIt.getByRole('textbox', { name: 'Body' }).fill('{"name": "Canopy from a program"}');
  await article.getByRole('tab', { name: 'Python' }).click();
  await expect(article.getByRole('group', { name: 'Sample in Python' })).toContainText(
    'Canopy from a program',
  );
  await tryIt.getByRole('button', { name: 'Send' }).click();
  await expect(tryIt.getByText('Answer 201')).toBeVisible();
  await expect(tryIt.getByText(/calls left this minute/)).toBeVisible();
  expect(page.url()).not.toContain('quoin_');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'OpenAPI file' }).click();
  const file = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as {
    openapi: string;
    paths: object;
  };
  expect(file.openapi).toBe('3.1.0');
  expect(Object.keys(file.paths)).toContain('/projects/{project_id}/scenario-items');
  expect(Object.keys(file.paths)).not.toContain('/company-users');

  // History names the key beside its owner.
  await page.goto(at('northbank', `/projects/${projectId}/history`));
  await expect(page.getByText(/through the API key Tried by hand/).first()).toBeVisible();
  expect(strangers).toEqual([]);
});
