// What the company's own lists take at their size: 3,000 codes in a browser, and a markup template over 5,000 items.
import { chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../support/chromium.mjs';
import { callApi } from '../support/httpSession.mjs';
import { signInPage } from '../support/signInPage.ts';
import { median } from './load.ts';
import { milliseconds, type Report } from './report.ts';
import { type Calls, spent } from './serverCalls.ts';

const count = 3_000;
/** Thirty groups of nine sections with ten articles each. */
const codes = Array.from({ length: count }, (_, at) => {
  const inGroup = (at % 100) - 1;
  const [section, article] = [Math.floor(inGroup / 11), inGroup % 11];
  const two = (value: number) => String(value + 1).padStart(2, '0');
  const group = two(Math.floor(at / 100));
  const place = inGroup < 0 ? [] : article === 0 ? [section] : [section, article - 1];
  return `${[group, ...place.map(two)].join('.')}\tWork ${at}`;
}).join('\n');

/** Codes are pasted, added and searched as a person does it. */
async function codesInBrowser({ port, tenant }: Calls, report: Report): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) return report('3,000 codes in a browser', 'no Chromium found');
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signInPage(page, `http://${tenant}.localhost:${port}/custom-codes`, 'admin@northbank.example');
    await page.getByRole('button', { name: 'New format' }).click();
    const panel = page.getByRole('dialog', { name: 'New format' });
    await panel.getByRole('textbox', { name: 'Name (required)', exact: true }).fill('Codes of the benchmark');
    await panel.getByRole('textbox', { name: 'Short name (required)' }).fill('COB');
    const text = panel.getByRole('textbox', { name: 'Codes and names' });
    // As somebody pastes it: a text that is typed in by a tool takes Chromium twenty times as long.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), codes);
    await text.focus();
    const pasted = await spent(async () => {
      await page.keyboard.press('Control+V');
      await panel.getByText(/^3,000 new, /).waitFor();
    });
    const grid = page.getByRole('treegrid', { name: 'Codes of Codes of the benchmark' });
    const saved = await spent(async () => {
      await panel.getByRole('button', { name: 'Add format' }).click();
      await grid.getByText('Work 1', { exact: true }).waitFor();
    });
    report('3,000 codes pasted, looked through, saved and shown', milliseconds(pasted + saved), '2000 ms');
    const search = page.getByRole('searchbox', { name: 'Search codes' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const spentSoFar = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    };
    const searches: number[] = [];
    for (const at of [1234, 2345, 777, 2999, 1801]) {
      await search.fill('');
      await grid.getByText('Work 1', { exact: true }).waitFor();
      const before = await spentSoFar();
      await search.fill(`Work ${at}`);
      await grid.getByText(`Work ${at}`, { exact: true }).waitFor();
      searches.push((await spentSoFar()) - before);
    }
    report('  searched, main thread', milliseconds(median(searches)), '50 ms');
  } finally {
    await browser.close();
  }
}

/** What other markups would do to the 5,000 items of the load's project. */
async function markupPreview(calls: Calls, report: Report): Promise<void> {
  const path = `/projects/${calls.projectId}/markups/preview`;
  const lines = ['General conditions', 'Contingency', 'Insurance', 'Fee'].map((name, at) => ({
    id: null,
    name,
    kind: 'percent_compound',
    value: 3 + at / 2,
    display: 'separated',
    items_inherit: true,
    is_on: true,
  }));
  const times: number[] = [];
  for (let turn = -1; turn < 5; turn += 1) {
    const time = await spent(async () => {
      const answer = await callApi({ ...calls, method: 'POST', path, body: { lines } });
      if (answer.status !== 200)
        throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    });
    if (turn >= 0) times.push(time);
  }
  report('a template previewed over 5,000 items', milliseconds(median(times)), '1000 ms');
}

/** Codes and markups at their size. */
export async function companyLists(calls: Calls, report: Report): Promise<void> {
  await markupPreview(calls, report);
  await codesInBrowser(calls, report);
}
