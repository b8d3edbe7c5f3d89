// What a person waits for on ForeSite with 5,000 options, in a real browser against the running server.
import { chromium, type CDPSession, type Page } from 'playwright-core';
import { chromiumArguments, findChromium } from '../support/chromium.mjs';
import { signInPage } from '../support/signInPage.ts';
import { median } from './load.ts';
import { firstRows, scrollThrough, watchFirstRows } from './gridProbe.ts';
import { type Report, milliseconds } from './report.ts';

export interface Target {
  port: number;
  tenant: string;
  email: string;
  /** Name of the project that holds the options. */
  project: string;
}

const visits = 3;

/** CPU time of the page's main thread so far, in milliseconds: steadier on a shared machine than the clock. */
async function mainThread(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Runs `act`, then waits until `isDone` holds in the page. Answers the wait and the main thread's CPU time, in milliseconds. */
async function timed(
  page: Page,
  devtools: CDPSession,
  act: () => Promise<unknown>,
  isDone: () => Promise<unknown>,
) {
  const cpu = await mainThread(devtools);
  const started = performance.now();
  await act();
  await isDone();
  const wall = performance.now() - started;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
  return { wall, cpu: (await mainThread(devtools)) - cpu };
}

/** Text of the first row's cell in a column. */
export const cells = (page: Page, column: string) =>
  page.evaluate((name) => {
    const grid = document.querySelector('[role=grid][aria-label=Items]');
    const head = [...(grid?.querySelectorAll('[role=columnheader]') ?? [])].find((one) =>
      one.textContent?.includes(name),
    );
    const place = head?.getAttribute('aria-colindex');
    return grid?.querySelector(`[data-line="0"] [aria-colindex="${place}"]`)?.textContent ?? '';
  }, column);

/** Waits until the first row's cell says something else. */
export async function changed(page: Page, column: string, from: string) {
  for (const until = performance.now() + 20_000; performance.now() < until;) {
    if ((await cells(page, column)) !== from) return;
  }
  throw new Error(`The first row's ${column} stayed "${from}".`);
}

/** Opens, scrolls, sorts and filters ForeSite as a person would. Reports nothing but a note where there is no Chromium. */
export async function foresiteScreen(target: Target, report: Report): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) return report('ForeSite in a browser', 'no Chromium found', '');
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await watchFirstRows(page);
    await signInPage(page, `http://${target.tenant}.localhost:${target.port}/`, target.email);
    const link = page.getByRole('link', { name: target.project }).first();
    const module = page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'ForeSite' });
    const home = page.url();
    const clicks: number[] = [];
    const reloads: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      await page.goto(home);
      await link.waitFor();
      await link.click();
      await module.waitFor();
      await module.click();
      clicks.push(await firstRows(page));
      const reloadedAt = Date.now();
      await page.reload();
      reloads.push(await firstRows(page, reloadedAt));
    }
    report('ForeSite of 5,000: click to first rows', milliseconds(median(clicks)), '1000 ms');
    report('  reload to first rows', milliseconds(median(reloads)), '1000 ms');

    // Every row at once: the most that a person can ask the grid to hold.
    const all = new URL(page.url());
    all.searchParams.set('rows', 'all');
    const openedAt = Date.now();
    await page.goto(all.href);
    report('  all rows on one page', milliseconds(await firstRows(page, openedAt)), '1000 ms');
    await page.waitForTimeout(1000);
    const before = await mainThread(devtools);
    const scroll = await scrollThrough(page, 200);
    const cpu = ((await mainThread(devtools)) - before) / scroll.frames;
    report('  scroll through all rows, blank places', `${scroll.blank} of ${scroll.probes}`, '0');
    report('  frames over 16.7 and over 50 ms of 200', `${scroll.late} and ${scroll.veryLate}`, '');
    report('  main thread a frame (probe included)', milliseconds(cpu), '', '16.7 ms');

    await page.evaluate(() => document.querySelector('[role=grid][aria-label=Items]')?.scrollTo(0, 0));
    await page.waitForTimeout(300);
    const header = page.getByRole('columnheader', { name: 'Cost' });
    let first = await cells(page, 'Cost');
    const sort = await timed(
      page,
      devtools,
      () => header.click(),
      () => changed(page, 'Cost', first),
    );
    report('  sort by cost, main thread', milliseconds(sort.cpu), '100 ms', '50 ms');
    first = await cells(page, 'Name');
    const search = page.getByRole('main').getByRole('searchbox').first();
    const filter = await timed(
      page,
      devtools,
      () => search.fill('roof'),
      () => changed(page, 'Name', first),
    );
    report(
      '  filter all rows by text, until drawn (typing rests 500 ms) and main thread',
      `${milliseconds(filter.wall)} and ${milliseconds(filter.cpu)}`,
      '',
    );
    await decisions(page, devtools, report);
  } finally {
    await browser.close();
  }
}

/** Opens the states of the first option; what it answers presses "Archived". */
export async function archiveFirst(page: Page): Promise<() => Promise<void>> {
  // Columns out of sight are not drawn, and the state stands behind the dates.
  await page.getByRole('grid', { name: 'Items' }).evaluate((grid) => grid.scrollTo({ left: 700 }));
  await page.locator('[data-line="0"]').getByRole('button', { name: 'Status: Pending' }).click();
  const archived = page.getByRole('menuitem', { name: 'Archived' });
  await archived.waitFor();
  return () => archived.click();
}

/** Runs `act`; answers the milliseconds from its click to the frame that draws other rows. */
async function clickToRows(page: Page, act: () => Promise<unknown>): Promise<number> {
  const drawn = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const rows = () =>
          [...document.querySelectorAll('[role=grid][aria-label=Items] [data-line]')]
            .map((row) => row.textContent)
            .join();
        const before = rows();
        let clickedAt = 0;
        addEventListener('click', () => (clickedAt = performance.now()), { capture: true, once: true });
        const look = () => {
          if (clickedAt > 0 && rows() !== before) resolve(performance.now() - clickedAt);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
  await act();
  return drawn;
}

/** What a click on the page of usual size waits for: another filter, another state, and the chart under the pointer. */
async function decisions(page: Page, devtools: CDPSession, report: Report): Promise<void> {
  const address = new URL(page.url());
  address.search = '';
  const filters: number[] = [];
  const states: number[] = [];
  for (let turn = 0; turn < visits; turn += 1) {
    await page.goto(address.href);
    await firstRows(page, Date.now());
    await page.waitForTimeout(1000);
    const archive = await archiveFirst(page);
    states.push(await clickToRows(page, archive));
    await page.waitForTimeout(1000);
    await page
      .getByRole('button', { name: 'Status: Pending' })
      .and(page.locator('[aria-expanded]'))
      .first()
      .click();
    const approved = page.locator('#pop-ups').getByText('Approved', { exact: true });
    await approved.waitFor();
    filters.push(await clickToRows(page, () => approved.click()));
  }
  report('  a status change, click to drawn', milliseconds(median(states)), '100 ms');
  report('  another filter, click to drawn', milliseconds(median(filters)), '100 ms');
  const chart = page
    .getByRole('region', { name: /cost trend/i })
    .locator('canvas')
    .first();
  const box = await chart.boundingBox();
  if (!box) throw new Error('The cost trend has no chart.');
  const steps = 40;
  const before = await mainThread(devtools);
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.move(box.x + (box.width * (step + 1)) / (steps + 2), box.y + box.height / 2);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  }
  const redraw = ((await mainThread(devtools)) - before) / steps;
  report('  chart drawn anew under the pointer, main thread', milliseconds(redraw), '16 ms');
}
