import { expect, type Page } from '@playwright/test';
import { expectAccessible, LOOKS, signIn, test } from '../support/journey.ts';
import { PRIVATE } from '../support/specifiedRoutes.ts';

const admin = 'admin@northbank.example';
const parameters: Record<string, string> = { projectId: '1', provider: 'oidc' };
const addressOf = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? '1');

/** Panels, tabs and pages that an address opens beside those of the table. */
const MORE = [
  { path: '/users/manage?userDetailsId=3', title: 'Users' },
  { path: '/users/manage/roles-raw?roleDetailsId=7', title: 'Roles' },
  { path: '/users/manage/roles-raw?roleDetailsId=new', title: 'Roles' },
  { path: '/users/manage?tab=units', title: 'Users' },
  { path: '/users/manage?tab=flags', title: 'Users' },
  { path: '/users/2', title: 'Profile' },
  { path: '/no-such-page', title: 'Page not found' },
];

/** Where a phone shows a sheet or a comparison that is wider than itself: it pans within its frame. */
const WIDER_THAN_A_PHONE = [
  '/markup-templates',
  '/projects/:projectId/calibrate',
  '/projects/:projectId/calibrate/division',
  '/projects/:projectId/comparison',
  '/projects/:projectId/procurement/wizard/bid-packages-setup',
  '/projects/:projectId/procurement/wizard/documentation',
  '/projects/:projectId/timeline',
  '/projects/:projectId/components',
  '/projects/legacy/:projectId/components',
  '/projects/:projectId/area-setup',
  '/projects/:projectId/foresite/manage',
  '/projects/:projectId/foresite/manage/scope',
  '/projects/:projectId/risks/manage',
  '/projects/:projectId/issues/manage',
];

/** Grids whose rows do not fit into their frame: a phone has rows in short for them. */
const panningGrids = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=grid], [role=treegrid]')]
      .filter((grid) =>
        [grid, grid.parentElement, ...grid.querySelectorAll('*')].some(
          (part) =>
            part !== null &&
            part.scrollWidth > part.clientWidth + 1 &&
            ['auto', 'scroll'].includes(getComputedStyle(part).overflowX),
        ),
      )
      .map((grid) => grid.getAttribute('aria-label') ?? ''),
  );

/** Most that a page may move by itself on a desktop while it reads what it shows, in whatever order that comes. */
const MOST_SHIFT = 0.01;

/** Counts from now on what moves by itself on a page. */
const countShifts = (page: Page) =>
  page.evaluate(() => {
    const seen: { value: number; what: string }[] = [];
    Object.assign(globalThis, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        seen.push({ value, what: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ') });
    }).observe({ type: 'layout-shift' });
  });

/** What moved since the last look, and by how much in all. */
const shiftsOf = (page: Page) =>
  page.evaluate(() => {
    const seen = (
      globalThis as unknown as { seenShifts: { value: number; what: string }[] }
    ).seenShifts.splice(0);
    return { sum: seen.reduce((all, { value }) => all + value, 0), what: seen.map(({ what }) => what) };
  });

/** Goes to an address without loading the page anew; true once it stands there with what it had to read. */
function visit(page: Page, address: string, title: string): Promise<boolean> {
  return page.evaluate(
    async ([to, words]) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      const isThere = () => {
        const main = document.getElementById('page');
        return (
          document.title.startsWith(words) &&
          main?.querySelector('h1') !== null &&
          document.querySelector('[aria-busy=true]') === null
        );
      };
      for (let frames = 0; frames < 600 && !isThere(); frames += 1)
        await new Promise((done) => requestAnimationFrame(done));
      return isThere();
    },
    [address, title] as const,
  );
}

for (const [width, { viewport, colorScheme, look }] of Object.entries(LOOKS))
  test.describe(width, () => {
    test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('no page of the route table has a finding in either theme', async ({ page }) => {
      test.slow();
      await signIn(page, admin, '/projects');
      await look(page, 'frame');
      await countShifts(page);
      const missed: string[] = [];
      for (const { path, title } of [...PRIVATE, ...MORE]) {
        await shiftsOf(page);
        if (!(await visit(page, addressOf(path), title))) missed.push(path);
        const moved = await shiftsOf(page);
        if (width === 'wide')
          expect
            .soft(moved.sum, `${path} moves while it loads: ${moved.what.join('; ')}`)
            .toBeLessThanOrEqual(MOST_SHIFT);
        const hasPanel = (await page.getByRole('dialog').count()) > 0;
        await look(page, path, hasPanel ? 'top' : 'main');
        // Nothing is wider than its window, and the page, which scrolls, is no wider than its place.
        const beyond = await page.evaluate(() => {
          const main = document.getElementById('page');
          const pans = main ? main.scrollWidth - main.clientWidth : 0;
          return Math.max(document.documentElement.scrollWidth - innerWidth, pans);
        });
        expect.soft(beyond, `${path} reaches over the edge`).toBeLessThanOrEqual(0);
        if (width === 'narrow' && !WIDER_THAN_A_PHONE.includes(path))
          expect.soft(await panningGrids(page), `${path} has rows in short`).toEqual([]);
      }
      expect(missed).toEqual([]);
      await expectAccessible(page, 'the frame in the end');
    });
  });
