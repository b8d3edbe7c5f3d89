// How long a change of one person takes to stand on the screens of four others.
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumArguments, findChromium } from '../support/chromium.mjs';
import { signInPage } from '../support/signInPage.ts';
import { archiveFirst, cells, changed, type Target } from './foresiteScreen.ts';
import { firstRows, watchFirstRows } from './gridProbe.ts';
import { median } from './load.ts';
import { milliseconds, type Report } from './report.ts';

const people = ['cost', 'admin', 'estimator', 'risk', 'viewer'];
const turns = 3;

async function openForesite(browser: Browser, target: Target, person: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await watchFirstRows(page);
  await signInPage(page, `http://${target.tenant}.localhost:${target.port}/`, `${person}@northbank.example`);
  await page.getByRole('link', { name: target.project }).first().click();
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'ForeSite' }).click();
  await firstRows(page);
  return page;
}

/** Five browsers on one project: the first archives an option, and each of the others shows the next one in its place. */
export async function together(target: Target, report: Report): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) return report('five browsers', 'no Chromium found', '');
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  try {
    const pages: Page[] = [];
    for (const person of people) pages.push(await openForesite(browser, target, person));
    const [writer, ...readers] = pages as [Page, ...Page[]];
    await writer.waitForTimeout(1000);
    const waits: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const before = await Promise.all(readers.map((page) => cells(page, 'Name')));
      const archive = await archiveFirst(writer);
      const started = performance.now();
      await Promise.all([archive(), ...readers.map((page, at) => changed(page, 'Name', before[at] ?? ''))]);
      waits.push(performance.now() - started);
      await writer.waitForTimeout(1000);
    }
    report('  seen by the last of four other browsers', milliseconds(median(waits)), '2000 ms');
  } finally {
    await browser.close();
  }
}
