import { expect, type Page, type Request } from '@playwright/test';
import { clientFlags, permissions, tenantFlags } from '../../openapi/generated/unions.ts';
import { signIn, test } from '../support/journey.ts';
import { holdRights } from '../support/rights.ts';
import { combinationOf, missingFor, type Rights, rightsCases } from '../support/rightsCases.ts';
import { PRIVATE } from '../support/specifiedRoutes.ts';

const keys = { permissions, tenantFlags, clientFlags };
const projectId = 1;
const parameters: Record<string, string> = { projectId: String(projectId), provider: 'oidc' };
const addressOf = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? '1');

const softly = expect.configure({ soft: true });

interface Expected {
  /** What the title of the window starts with. */
  title: string;
  /** What the page says. */
  text: string;
}

/** Goes to an address without loading the page anew; answers what is there once that is what was expected, or in the end. */
function visit(page: Page, address: string, expected: Expected) {
  return page.evaluate(
    async ([to, { title, text }]) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      // A page outside of projects may stand in another element than one within.
      const main = () => document.getElementById('page');
      const isThere = () =>
        !main()?.hasAttribute('aria-busy') &&
        document.title.startsWith(`${title} ·`) &&
        main()?.innerText.includes(text) === true;
      // A machine that is shared takes its time; what is wrong shows wrong all the while.
      const until = performance.now() + 30_000;
      while (!isThere() && performance.now() < until)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return isThere() ? undefined : `${document.title}: ${main()?.innerText.slice(0, 90) ?? ''}`;
    },
    [address, expected] as const,
  );
}

/** The pages that the sidebar of a project at work offers those who may open them (docs/product/frame.md). */
const SIDEBAR =
  `overview vision foresite tvd calibrate procurement risks reports context issues timeline . components estimate
  area-setup settings`
    .split(/\s+/)
    .map((end) => `/projects/:projectId${end === '.' ? '' : `/${end}`}`);

const guardAt = (path: string) => PRIVATE.find((row) => row.path === path)?.guard ?? 'public';
const offered = (held: Rights) =>
  SIDEBAR.filter((path) => missingFor(guardAt(path), held) === undefined)
    .map(addressOf)
    .toSorted();
const addressesIn = (page: Page, place: string) =>
  page
    .locator(`${place} a[href^="/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

async function sidebarOf(page: Page): Promise<readonly string[]> {
  const links = await addressesIn(page, 'nav[aria-label=Project]');
  const known = new Set(SIDEBAR.map(addressOf));
  return links.filter((href) => known.has(href)).toSorted();
}

/** Pages that the bar above offers without a press. */
const barLinks = (page: Page) => addressesIn(page, 'header');

/** Whether an address is one of a page that is open with these rights. */
function opens(href: string, held: Rights): boolean {
  const row = PRIVATE.find(({ path }) => addressOf(path) === href.split('?')[0]);
  return row !== undefined && missingFor(row.guard, held) === undefined;
}

test('opens each page to whom it is for, and to nobody else', async ({ page }) => {
  const chunks: string[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    const name = /\/assets\/(\w+Screen)-/.exec(request.url())?.[1];
    if (name) chunks.push(name);
    if (!request.url().endsWith('/api/events')) underWay.add(request);
  });
  /** Until nothing is under way, and what has arrived has asked for nothing more. */
  const isQuiet = async () => {
    do {
      await expect.poll(() => underWay.size, { intervals: [10, 20, 40] }).toBe(0);
      await page.evaluate(
        () =>
          new Promise<void>((done) =>
            requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
          ),
      );
    } while (underWay.size > 0);
  };
  const settle = (request: Request) => void underWay.delete(request);
  page.on('requestfinished', settle).on('requestfailed', settle);
  const rights = await holdRights(page, projectId);
  await signIn(page, 'admin@northbank.example', `/projects/${projectId}`);

  const wrong: string[] = [];
  const tried = new Set<string>();
  for (const held of rightsCases(
    PRIVATE.map(({ guard }) => guard),
    keys,
  )) {
    await visit(page, `/projects/${projectId}`, { title: 'Details', text: 'Target budget' });
    await rights.hold(held);
    // What was read shows in the next frames.
    await softly
      .poll(() => sidebarOf(page), { message: `sidebar with ${[...held.keys].join(' ')}` })
      .toEqual(offered(held));
    await softly
      .poll(async () => (await barLinks(page)).filter((href) => !opens(href, held)), {
        message: 'links of the bar',
      })
      .toEqual([]);
    for (const { path, title, guard } of PRIVATE) {
      const way = `${path} ${combinationOf(guard, held.keys)}`;
      if (tried.has(way)) continue;
      tried.add(way);
      const missing = missingFor(guard, held);
      // What the page before still asks for is not this one's.
      await isQuiet();
      const before = chunks.length;
      const found = await visit(
        page,
        addressOf(path),
        missing === undefined
          ? { title, text: '' }
          : {
              title: 'Restricted page',
              text: `${title} ${missing === 'permission' ? 'needs a permission' : 'is not switched on'}`,
            },
      );
      if (found !== undefined) wrong.push(`${path}, ${missing ?? 'nothing'} missing, shows ${found}`);
      if (missing !== undefined && chunks.length > before)
        wrong.push(`${path} was fetched though refused: ${chunks.slice(before).join(', ')}`);
    }
  }
  expect(wrong).toEqual([]);
  // With everything open the same watch sees a chunk for nearly every page: where it saw none, none was asked for.
  expect(new Set(chunks).size).toBeGreaterThan(PRIVATE.length * 0.7);
});
