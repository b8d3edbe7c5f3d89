// What a person waits for on a timeline of 2,000 activities and 3,000 links, in a real browser against the running server.
import { chromium, type Page } from 'playwright-core';
import { addDays } from '#domain/dates';
import { xer } from '#domain/timeline/import/examples';
import { chromiumArguments, findChromium } from '../support/chromium.mjs';
import { signInPage } from '../support/signInPage.ts';
import { median } from './load.ts';
import { milliseconds, type Report } from './report.ts';

interface Target {
  port: number;
  tenant: string;
}

const activities = 2_000;
const links = 3_000;
const visits = 3;
const steps = 60;

/** A schedule of so many activities; each link goes from one shortly before to one after. */
const schedule = (): string =>
  xer({
    tasks: Array.from({ length: activities }, (_, at) => ({
      id: at + 1,
      code: `A${1_000 + at}`,
      name: `Level ${at % 40}, zone ${at}`,
      days: 1 + (at % 9),
      from: addDays('2026-11-30', at % 600),
    })),
    links: Array.from({ length: links }, (_, at) => {
      const to = 20 + (at % (activities - 20));
      return { to: to + 1, from: to - (at % 19), type: 'PR_FS', days: 0 };
    }),
  });

/** Milliseconds from the request of the page to its first bar of an activity. */
async function open(page: Page, address: string): Promise<number> {
  const started = Date.now();
  await page.goto(address);
  await page
    .getByRole('treegrid', { name: 'Timeline' })
    .getByText(/^Level \d/)
    .first()
    .waitFor();
  return Date.now() - started;
}

/** Imports a large schedule, opens the timeline and drags a bar. Reports nothing but a note where there is no Chromium. */
export async function timelineScreen({ port, tenant }: Target, report: Report): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) return report('timeline in a browser', 'no Chromium found', '');
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const home = `http://${tenant}.localhost:${port}/projects`;
    await signInPage(page, home, 'scheduler@northbank.example');
    await page.getByRole('link', { name: 'Harbor Point' }).first().click();
    await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Timeline' }).click();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const importing = page.getByRole('dialog', { name: 'Import a schedule' });
    await importing
      .locator('input[type=file]')
      .setInputFiles({ name: 'Large.xer', mimeType: 'text/plain', buffer: Buffer.from(schedule()) });
    const review = page.getByRole('dialog', { name: /^Import "/ });
    const accepting = Date.now();
    await review.getByRole('button', { name: 'Accept' }).click({ timeout: 120_000 });
    await review.waitFor({ state: 'hidden', timeout: 120_000 });
    report('timeline: 2,000 activities, 3,000 links accepted', milliseconds(Date.now() - accepting), '');
    const address = page.url();
    const opened: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) opened.push(await open(page, address));
    report('  page to first activities', milliseconds(median(opened)), '1000 ms');
    const bar = page.locator('[role=treegrid] g:not([data-fixed]) > rect[rx="3"]').first();
    await bar.scrollIntoViewIfNeeded();
    const box = await bar.boundingBox();
    if (!box) throw new Error('No bar of an activity is in sight.');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const spent = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    };
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    const before = await spent();
    for (let step = 1; step <= steps; step += 1) {
      await page.mouse.move(box.x + box.width / 2 + step * 3, box.y + box.height / 2);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
    }
    report(
      '  a bar dragged, main thread a frame',
      milliseconds(((await spent()) - before) / steps),
      '16.7 ms',
    );
    await page.keyboard.press('Escape');
    await page.mouse.up();
  } finally {
    await browser.close();
  }
}
