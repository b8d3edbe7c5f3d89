import { expect, type Locator, type Page } from '@playwright/test';
import { at, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'widgets' });

const heading = (name: RegExp) => (page: Page) => page.getByRole('main').getByRole('heading', { name });

/** What each permission shows on a page, beside what everybody sees there. */
const pages: readonly {
  path: string;
  access: string;
  everybody: (page: Page) => Locator;
  widgets: Readonly<Record<string, (page: Page) => Locator>>;
}[] = [
  {
    path: 'overview',
    access: 'overview_access',
    everybody: heading(/^Due/),
    widgets: {
      overview_widget_cost: heading(/^Cost$/),
      overview_widget_estimate: heading(/^Estimate$/),
      overview_widget_component: (page) => page.getByRole('grid', { name: 'Components' }),
      overview_widget_issue: heading(/^Issues/),
      overview_widget_calibrate: heading(/^Calibrate/),
    },
  },
  {
    path: 'vision',
    access: 'vision_access',
    everybody: heading(/^Success criteria/),
    widgets: {
      vision_widget_program: heading(/^Program, GSF$/),
      vision_widget_cost: heading(/^Cost$/),
      foresite_access: heading(/^Value for cost$/),
    },
  },
];

test('each widget shows for whoever holds its permission, and for nobody else', async ({ page, browser }) => {
  test.slow();
  // The right to say what the role may, as the role editor has it.
  const asked = page.waitForRequest((request) => request.url().includes('/api/permission-roles'));
  await signIn(page, 'admin@northbank.example', '/users/manage/roles-raw');
  const authorization = (await (await asked).headerValue('authorization')) ?? '';
  /** Asks as the page does, in its browser: only there is the host's name known. */
  const ask = (path: string, body?: object) =>
    page.evaluate(
      async ([to, auth, sent]) => {
        const headers = { authorization: auth, 'content-type': 'application/json' };
        const answer = await fetch(to, sent === null ? { headers } : { method: 'POST', headers, body: sent });
        return (await answer.json()) as { results: (string | { id: number; name: string })[] };
      },
      [`/api/permission-roles${path}`, authorization, body ? JSON.stringify(body) : null] as const,
    );
  const { results } = await ask('?limit=100');
  const viewer = results.find((role) => typeof role === 'object' && role.name === 'Viewer') as { id: number };
  const hold = async (permissions: readonly string[]) => {
    const { results: kept } = await ask(`/${viewer.id}/permissions`, { permissions });
    expect(new Set(kept)).toEqual(new Set(permissions));
  };

  const reader = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(reader, 'viewer@northbank.example');
  for (const { path, access, everybody, widgets } of pages) {
    const keys = Object.keys(widgets);
    for (const held of [[], ...keys.map((key) => [key]), keys])
      await test.step(`${path} with ${held.join(', ') || 'nothing more'}`, async () => {
        await hold([access, ...held]);
        await reader.goto(at('northbank', `/projects/1/${path}`));
        await expect(everybody(reader)).toBeVisible();
        for (const [key, widget] of Object.entries(widgets))
          await expect(widget(reader), key).toHaveCount(held.includes(key) ? 1 : 0);
      });
  }
  await reader.context().close();
});
