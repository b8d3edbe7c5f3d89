import { expect, type Page, type Request } from '@playwright/test';
import { expectFocusKept, shiftsSince, watchShifts } from '../support/calm.ts';
import { at, keepToast, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'calm' });

const admin = 'admin@northbank.example';
const foresite = '/projects/1/foresite';
const grid = (page: Page) => page.getByRole('grid', { name: 'Items' });

/** What a decision may move at most: a row that leaves the filter of the list lets those below it up, and the panel beside it its scope. */
const ofPanel = 0.0025;

const sum = (seen: readonly string[]) => seen.reduce((all, one) => all + Number.parseFloat(one), 0);

/** Rows of the grid that are whole in the window. */
const rowsInSight = (page: Page) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: /VO-/ }) })
    .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length);

test.describe('ForeSite stays calm', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('shows six rows at first, on the view that is open, and nothing moves', async ({ page }) => {
    await watchShifts(page);
    await signIn(page, admin, foresite);
    await expect(page.getByRole('button', { name: 'Decisions due', exact: true })).toBeVisible();
    await expect(
      grid(page)
        .getByRole('row', { name: /VO-012|VO-011|VO-010/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: /^Cost trend\./ })).toBeVisible();
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(6);
    expect(sum(await shiftsSince(page)), 'while it loads').toBeLessThanOrEqual(0.01);

    await grid(page)
      .getByRole('checkbox', { name: /VO-004/ })
      .check();
    const bar = page.getByRole('region', { name: 'Checked items' });
    await expect(bar).toBeVisible();
    expect(await shiftsSince(page), 'a row is checked').toEqual([]);
    await bar.getByRole('button', { name: 'Clear' }).click();
    await expect(bar).toBeHidden();
    expect(await shiftsSince(page), 'nothing is checked').toEqual([]);
    const scenario = page.getByRole('listitem', { name: 'S-1 Envelope + shell' }).getByRole('button');
    await scenario.click();
    await expect(page.getByText(/With S-1 it is/)).toBeVisible();
    expect(await shiftsSince(page), 'a scenario is focused').toEqual([]);
    await scenario.click();
    await expect(page.getByText(/With S-1 it is/)).toBeHidden();
    expect(await shiftsSince(page), 'no scenario is focused').toEqual([]);
  });

  test('keeps the focus and its place: after a decision, undo, redo and closing', async ({ page }) => {
    await watchShifts(page);
    await signIn(page, admin, foresite);
    const toast = (title: string) => page.locator('[data-toast]').filter({ hasText: title });
    const expectStill = async (after: string) => {
      const seen = await shiftsSince(page);
      expect(sum(seen), `${after}: ${seen.join('; ')}`).toBeLessThanOrEqual(ofPanel);
    };
    const panel = page.getByRole('dialog', { name: /^VO-005/ });
    await grid(page)
      .getByRole('link', { name: /Generators/ })
      .click();
    await expect(panel.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    await shiftsSince(page);
    await panel.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Approve VO-005' });
    await dialog.getByRole('combobox', { name: 'Milestone' }).click();
    await page.getByRole('option', { name: /MS-004/ }).click();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await keepToast(page, 'VO-005 approved');
    await expect(panel.getByRole('button', { name: 'Approve', exact: true })).toBeHidden();
    await expectFocusKept(page, 'an approval');
    await expectStill('an approval');
    await toast('VO-005 approved').getByRole('button', { name: 'Undo' }).click();
    await keepToast(page, 'Undone');
    await expect(panel.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    await expectFocusKept(page, 'undo');
    await expectStill('undo');
    await toast('Undone').getByRole('button', { name: 'Redo' }).click();
    await keepToast(page, 'Redone');
    await expect(panel.getByRole('button', { name: 'Approve', exact: true })).toBeHidden();
    await expectFocusKept(page, 'redo');
    await expectStill('redo');
    await toast('Redone').getByRole('button', { name: 'Undo' }).click();
    await expect(panel.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    await expectFocusKept(page, 'undo again');
    await expectStill('undo again');
    await panel.getByRole('button', { name: 'Close', exact: true }).first().click();
    await expect(panel).toBeHidden();
    await expect(grid(page).getByRole('link', { name: /Generators/ })).toBeFocused();
    await expectStill('closing');
  });

  test('keeps a menu that is opened while the item is on its way', async ({ page }) => {
    await signIn(page, admin, foresite);
    let release = () => {};
    const known = new Promise<void>((done) => (release = done));
    await page.route(/\/scenario-items\/\d+$/, async (route) => {
      await known;
      await route.continue();
    });
    await grid(page)
      .getByRole('link', { name: /Generators/ })
      .click();
    const panel = page.getByRole('dialog', { name: /^VO-005/ });
    await panel.getByRole('button', { name: 'Status: Pending' }).press('Enter');
    const move = page.getByRole('menuitem', { name: 'Approved' });
    await expect(move).toBeVisible();
    await expect(panel.getByRole('tablist')).toBeHidden();
    release();
    await expect(panel.getByRole('tablist')).toBeVisible();
    await expect(move).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('button', { name: 'Status: Pending' })).toBeFocused();
  });

  test('keeps tools, headings and what is found in sight while it scrolls', async ({ page }) => {
    await signIn(page, admin, foresite);
    const search = page.getByRole('searchbox', { name: 'Quick search' });
    await expect(grid(page).getByRole('link', { name: 'Chilled beams' })).toBeVisible();
    await page.locator('#page').evaluate((main) => main.scrollTo(0, main.scrollHeight));
    await expect(search).toBeInViewport({ ratio: 1 });
    await expect(grid(page).getByRole('columnheader', { name: 'Name' })).toBeInViewport({ ratio: 1 });
    const place = (await search.boundingBox())?.y;
    await search.pressSequentially('chilled');
    await expect(grid(page).getByRole('link', { name: /Window wall/ })).toBeHidden();
    await expect(grid(page).getByRole('link', { name: 'Chilled beams' })).toBeInViewport({ ratio: 1 });
    expect((await search.boundingBox())?.y).toBe(place);
  });

  test('folds the chart to its sentence and figures, and makes it taller, for this person', async ({
    page,
  }) => {
    await signIn(page, admin, foresite);
    const card = page.getByRole('region', { name: 'Cost trend and summary' });
    const edge = page.getByRole('separator', { name: 'Chart height' });
    await edge.focus();
    await page.keyboard.press('ArrowDown');
    await expect(edge).toHaveAttribute('aria-valuenow', '472');
    await page.reload();
    await expect(edge).toHaveAttribute('aria-valuenow', '472');
    /** Does what changes the chart's room, until the server has kept it. */
    const kept = async (act: () => Promise<void>) => {
      const answer = page.waitForResponse(
        (response) =>
          response.request().method() === 'PUT' && response.url().includes('/settings/foresite_chart'),
      );
      await act();
      await answer;
    };
    await kept(() => edge.press('Home'));
    await kept(() => page.getByRole('button', { name: 'Collapse chart' }).click());
    const show = page.getByRole('button', { name: 'Show the chart' });
    await expect(show).toBeFocused();
    await expect(card).toContainText('$312,900,000');
    // The chart is open for whoever comes next once the server has kept it.
    await kept(() => show.press('Enter'));
    await expect(page.getByRole('button', { name: 'Collapse chart' })).toBeFocused();
  });
});

test.describe('The overview stays calm', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('moves nothing while it loads', async ({ page }) => {
    await watchShifts(page);
    await signIn(page, admin, '/projects/1/overview');
    await expect(page.getByRole('application', { name: /^Area trend/ })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Due/ })).toBeVisible();
    const seen = await shiftsSince(page);
    expect(sum(seen), seen.join('; ')).toBeLessThanOrEqual(0.01);
  });
});

test.describe('The first load', () => {
  for (const { path, most, name } of [
    { path: '/projects', most: 25, name: 'the projects' },
    { path: foresite, most: 35, name: 'ForeSite' },
  ])
    test(`asks at most ${most} times for ${name}, and for one stylesheet`, async ({ page }) => {
      await signIn(page, admin, '/profile');
      const fresh = await page.context().newPage();
      // What comes once the page stands is no part of the first load, however slow the machine is: the page itself says when it stood,
      // and the palette, which comes when it has stood for a while, does not come at all.
      await fresh.addInitScript((needsChart) => {
        const start = window.setTimeout;
        const settled = 1500;
        window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
          ms === settled ? 0 : start(run, ms, ...rest)) as typeof window.setTimeout;
        const watch = new MutationObserver(() => {
          const stands =
            [...document.links].some(({ textContent }) => /Window wall|Cedar Ridge/.test(textContent)) &&
            document.querySelector('header') !== null &&
            (!needsChart || document.querySelector('[role="img"][aria-label^="Cost trend."]') !== null);
          if (!stands) return;
          watch.disconnect();
          Object.assign(window, { stoodAt: Date.now() });
        });
        watch.observe(document, { childList: true, subtree: true, attributes: true });
      }, path === foresite);
      const requests: Request[] = [];
      fresh.on('request', (request) => requests.push(request));
      // The stream of events stands as long as the page and nothing waits for it: whether it is open yet is a matter of time.
      const isStream = (url: string) => new URL(url).pathname === '/api/events';
      await fresh.goto(at('northbank', path));
      const stoodAt = await (
        await fresh.waitForFunction(() => (window as { stoodAt?: number }).stoodAt)
      ).jsonValue();
      // One that has no answer yet has no time and counts.
      const asked = new Set(
        requests
          .filter((request) => request.timing().startTime <= (stoodAt ?? 0))
          .map((request) => request.url().replace(/(\/auth).*/, '$1')),
      );
      expect([...asked].filter((url) => url.endsWith('.css'))).toHaveLength(1);
      const counted = [...asked].filter((url) => !isStream(url));
      const lists = counted.filter((url) => url.includes('/scenario-items?'));
      expect(lists.length, lists.join('\n')).toBe(path === foresite ? 1 : 0);
      expect(counted.length, counted.join('\n')).toBeLessThanOrEqual(most);
    });
});

test.describe('A phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows an issue once it knows its files, and moves nothing', async ({ page }) => {
    await signIn(page, admin);
    await watchShifts(page);
    let release = () => {};
    const known = new Promise<void>((done) => (release = done));
    await page.route(/\/attachments/, async (route) => {
      await known;
      await route.continue();
    });
    const issue = page.waitForResponse(/\/issues\/1$/);
    await page.goto(at('northbank', '/projects/1/issues?itemDetailsId=1'));
    await (await issue).finished();
    await shiftsSince(page);
    release();
    await expect(page.getByRole('region', { name: 'Answer', exact: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: /Files \d/ })).toBeVisible();
    const seen = await shiftsSince(page);
    expect(sum(seen), seen.join('; ')).toBeLessThanOrEqual(0.01);
  });

  test('is never wider than its window', async ({ page }) => {
    await signIn(page, admin);
    for (const path of [
      '/projects',
      foresite,
      '/projects/1/overview',
      '/projects/1/project-settings',
      '/projects/1/foresite/manage',
      '/projects/1/foresite/meetings',
      '/account-administration/users',
      '/account-administration/roles',
      '/profile',
    ]) {
      await page.goto(at('northbank', path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const [wide, room] = await page
        .locator('#page')
        .evaluate((main) => [main.scrollWidth, main.clientWidth]);
      expect(wide, path).toBe(room);
    }
  });
});
