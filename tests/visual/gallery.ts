import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { startSite } from './staticSite.ts';

const system = fileURLToPath(new URL('../../design-system', import.meta.url));

const pages = readdirSync(system, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.docs.tsx'),
);
const nameOf = (path: string) => /(\w+)\.docs\.tsx$/.exec(path)?.[1] ?? path;

/** Names of all components, by the pages they have in the catalogue. */
export const componentNames = pages.map(nameOf).toSorted();

/** Components with an example that opens something at a press. */
export const openingNames = pages
  .filter((path) => /\bopens: /.test(readFileSync(join(system, path), 'utf8')))
  .map(nameOf)
  .toSorted();

export interface Setting {
  theme?: 'light' | 'dark';
  density?: 'compact';
  direction?: 'rtl';
  width?: number;
}

/** A page that goes from component to component, so that the catalogue is loaded once for many tests. */
export interface Gallery {
  page: Page;
  catalogue: string;
  /** Shows the examples of a component and nothing else, and waits until nothing moves any more. */
  show: (name: string, setting?: Setting) => Promise<void>;
  /** Shows a single example alone, in the light. */
  showAlone: (name: string, index: number) => Promise<void>;
  /** Changes the theme under what is shown, and what it has opened stays open. */
  paint: (theme: 'light' | 'dark') => Promise<void>;
  /** What the page has complained about since the last call. */
  complaints: () => string[];
}

/** The time at which every picture is taken. */
const now = new Date('2026-05-12T15:00:00Z');
const height = 1000;

export async function openGallery(context: BrowserContext, catalogue: string): Promise<Gallery> {
  const page = await context.newPage();
  watchLoads(page);
  let said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  page.on('requestfailed', (request) => {
    // A page that is left stops what it was loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') said.push(`not loaded: ${request.url()}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) said.push(`${answer.status()}: ${answer.url()}`);
  });
  await page.clock.setFixedTime(now);
  return {
    page,
    catalogue,
    show: async (name, { width = 880, ...setting } = {}) => {
      await page.setViewportSize({ width, height });
      // Nothing of the test before stays hovered.
      await page.mouse.move(0, 0);
      if (!page.url().startsWith(`${catalogue}#`)) {
        await page.goto(`${catalogue}#/?frame=1`);
        await page.evaluate(() => document.fonts.load('400 14px "Inter Variable"'));
      }
      const params = new URLSearchParams({ ...setting, frame: '1' });
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, `#/${name}?${params.toString()}`);
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeAttached();
      await settle(page);
    },
    showAlone: async (name, index) => {
      await page.setViewportSize({ width: 880, height: 640 });
      await page.goto(`${catalogue}?example=${name}/${index}&theme=light`);
      await settle(page);
    },
    paint: async (theme) => {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      await settle(page);
    },
    complaints: () => {
      const before = said;
      said = [];
      return before;
    },
  };
}

/** What a page is still loading, and when the last of it came. */
const loads = new WeakMap<Page, { open: number; last: number }>();

function watchLoads(page: Page) {
  const load = { open: 0, last: 0 };
  loads.set(page, load);
  const close = () => {
    load.open = Math.max(0, load.open - 1);
    load.last = Date.now();
  };
  page.on('request', () => {
    load.open += 1;
  });
  page.on('requestfinished', close);
  page.on('requestfailed', close);
}

const quietPage = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const quiet = 90;
        const started = performance.now();
        let last = started;
        const observer = new MutationObserver(() => {
          last = performance.now();
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const look = () => {
          const at = performance.now();
          if (at - last < quiet && at - started < 4000) {
            requestAnimationFrame(look);
            return;
          }
          observer.disconnect();
          void document.fonts.ready.then(() => resolve());
        };
        requestAnimationFrame(look);
      }),
  );

/** Waits until nothing loads and the page has not changed for a moment; what came late (a chart, a calendar) has been drawn by then. */
export async function settle(page: Page): Promise<void> {
  const patience = Date.now() + 15_000;
  for (;;) {
    await quietPage(page);
    const load = loads.get(page) ?? { open: 0, last: 0 };
    const rest = load.open > 0 ? 100 : load.last + 300 - Date.now();
    if (rest <= 0 || Date.now() > patience) return;
    await page.waitForTimeout(rest);
  }
}

export const test = base.extend<object, { gallery: Gallery; site: string }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site.catalogue);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  gallery: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
      });
      await use(await openGallery(context, site));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** All accessibility findings of a page; of one that was looked at in light, those that the dark theme can bring. */
export async function findingsOn(page: Page, theme: 'light' | 'dark' = 'light'): Promise<string[]> {
  const found = await axeFindings(page, { kind: theme === 'dark' ? 'colour' : 'all' });
  return found.map(({ rule, html, why }) => `${rule}: ${html} ${why}`);
}
