// What an estimate takes at its size: 50,000 rows read and accepted, two estimates of 10,000 lines compared, grids of 10,000 lines
// and of 5,000 lines in error.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { chromium, type Browser, type Page } from 'playwright-core';
import { guessSheets, readEstimate } from '#domain/estimate/import';
import { readSheets, SHEET_LIMITS } from '#server/services/sheets/readSheets.ts';
import { presentSheet } from '#server/services/sheets/storedSheets.ts';
import { chromiumArguments, findChromium } from '../support/chromium.mjs';
import { call, callApi } from '../support/httpSession.mjs';
import { signInPage } from '../support/signInPage.ts';
import { formWith } from '../support/upload.ts';
import { xlsx } from '../support/workbooks.ts';
import { scrollThrough } from './gridProbe.ts';
import { median } from './load.ts';
import { residentMemory } from './processCost.ts';
import { milliseconds, type Report } from './report.ts';
import { type Calls, spent } from './serverCalls.ts';

const sizes = { rows: 50_000, lines: 10_000, errors: 5_000 } as const;

type Cell = string | number;
const heading: Cell[] = ['CSI', 'Description', 'Qty', 'Unit', 'Unit Cost', 'Amount'];
const priced = (at: number): Cell[] => [
  `0${3 + (at % 6)} 30 00`,
  `Line ${at} of level ${at % 40}, as measured`,
  1 + (at % 900),
  'SF',
  12.5,
  (1 + (at % 900)) * 12.5,
];
const workbook = (rows: Cell[][]) => xlsx({ Estimate: [heading, ...rows] });

/** Reads 50,000 rows in the thread that uploads are read in, while this thread goes on. */
async function reading(report: Report): Promise<void> {
  const bytes = workbook(Array.from({ length: sizes.rows }, (_, at) => priced(at)));
  const before = residentMemory(process.pid) ?? Number.NaN;
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, residentMemory(process.pid) ?? most);
  }, 10);
  const waits = monitorEventLoopDelay({ resolution: 1 });
  waits.enable();
  let sheets: Awaited<ReturnType<typeof readSheets>> = [];
  const read = await spent(async () => {
    sheets = await readSheets(bytes, 'Large.xlsx', {
      mostRows: SHEET_LIMITS.estimateRows,
      findings: true,
    });
  });
  waits.disable();
  clearInterval(looking);
  report('50,000 rows of a workbook read in its thread', milliseconds(read), '3000 ms');
  report('  more memory meanwhile', `${(most - before).toFixed(0)} MB`, '250 MB');
  report('  longest wait of the server thread', milliseconds(waits.max / 1e6), '');
  const file = sheets.map(presentSheet);
  const understood = await spent(() => readEstimate(file, guessSheets(file)));
  report('  guessed and made lines', milliseconds(understood), '');
}

async function send<Body>(calls: Calls, path: string, body: object): Promise<Body> {
  const answer = await callApi<Body>({ ...calls, method: 'POST', path, body });
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}.`);
  return answer.body;
}
const read = async <Body>(calls: Calls, path: string) => (await callApi<Body>({ ...calls, path })).body;

/** Sends a file to a milestone and waits until it is read. */
async function upload(calls: Calls, base: string, milestone: number, bytes: Buffer): Promise<number> {
  const { body, headers } = formWith({ name: 'Large.xlsx', bytes });
  const answer = await call({
    ...calls,
    method: 'POST',
    path: `/api${base}/uploads?milestone=${milestone}`,
    headers: { ...headers, authorization: `Bearer ${calls.token}` },
    body,
  });
  const { id, job_id: job } = JSON.parse(answer.text) as { id: number; job_id: number };
  for (;;) {
    const { status } = await read<{ status: string }>(calls, `/jobs/${job}`);
    if (status === 'done') return id;
    if (status === 'failed') throw new Error('The file was not read.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function screens(
  browser: Browser,
  calls: Calls,
  { project, lines, errors }: { project: number; lines: number; errors: number },
  report: Report,
) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // The loader that runs this file names functions through a helper that pages do not have.
  await page.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
  const home = `http://${calls.tenant}.localhost:${calls.port}/projects`;
  await signInPage(page, home, 'admin@northbank.example');
  const scrolled = async (label: string) => {
    const scroll = await scrollThrough(page, 100, label);
    report('  scroll through all of them, blank places', `${scroll.blank} of ${scroll.probes}`, '0');
    report('  frames over 16.7 and over 50 ms of 100', `${scroll.late} and ${scroll.veryLate}`);
  };
  const shown = (at: Page, label: string) =>
    at
      .locator(`[role$=grid][aria-label="${label}"] [data-line="0"]`)
      .getByText(/^Line \d/)
      .first()
      .waitFor();

  await page.goto(`${home}/${project}/estimate?activeMilestoneId=${lines}`);
  await page.getByRole('treegrid', { name: 'Estimate by cost group' }).getByText('Uncategorized').waitFor();
  const opened = await spent(async () => {
    await page.getByRole('radio', { name: 'Lines' }).click();
    await shown(page, 'Estimate lines');
  });
  report('estimate of 10,000 lines, click to first lines', milliseconds(opened), '1000 ms');
  await scrolled('Estimate lines');

  await page.goto(`${home}/${project}/estimate-import-review/${errors}`);
  const next = page.getByRole('button', { name: 'Next' });
  await next.waitFor();
  while (await next.isVisible()) await next.click();
  await shown(page, 'Lines of the file');
  await scrolled('Lines of the file');
  const mended = await spent(async () => {
    await page
      .getByRole('grid', { name: 'Lines of the file' })
      .getByText(/^Line \d/)
      .first()
      .click();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
  });
  report('review of 5,000 lines in error, three keys', milliseconds(mended), '');
}

/** All of it in a project of its own. */
export async function estimateFigures(calls: Calls, report: Report): Promise<void> {
  await reading(report);
  const { id: project } = await send<{ id: number }>(calls, '/projects', {
    name: 'Estimate of the benchmark',
    components: [{ name: 'Tower' }],
    milestones: ['Concept', '50% SD', '100% SD'].map((name, at) => ({ name, date: `2027-0${at + 1}-15` })),
  });
  const ids = async (part: string) =>
    (await read<{ results: { id: number; name: string }[] }>(calls, `/projects/${project}/${part}`)).results;
  const component = (await ids('components')).find(({ name }) => name === 'Tower')?.id;
  const [first = 0, second = 0, third = 0] = (await ids('design-milestones')).map(({ id }) => id);
  const base = `/projects/${project}/estimate`;
  const lines = (count: number, shift = 0) =>
    Array.from({ length: count }, (_, at) => {
      const [, description, quantity, unit, unit_cost] = priced(at);
      return {
        description,
        component_id: component,
        quantity: Number(quantity) + (at % 7 === 0 ? shift : 0),
        unit,
        unit_cost,
      };
    });
  for (const [milestone, shift] of [
    [first, 0],
    [second, 5],
  ] as const)
    await send(calls, `${base}/lines/batch`, { milestone_id: milestone, creates: lines(sizes.lines, shift) });
  const times: number[] = [];
  for (let turn = -1; turn < 3; turn += 1) {
    const time = await spent(() =>
      read(calls, `${base}/difference?milestone=${second}&against=${first}`).then(() => undefined),
    );
    if (turn >= 0) times.push(time);
  }
  report('two estimates of 10,000 lines compared', milliseconds(median(times)), '1000 ms');

  const large = workbook(Array.from({ length: sizes.rows }, (_, at) => priced(at)));
  const accepted = await upload(calls, base, third, large);
  let written = 0;
  const writing = await spent(async () => {
    const creates = lines(sizes.rows);
    const set = await send<{ change_set_id: number }>(calls, `${base}/uploads/${accepted}/accept`, {
      creates,
    });
    written = set.change_set_id;
  });
  report('50,000 lines accepted in one transaction', milliseconds(writing), '5000 ms');
  const reverting = await spent(() => send(calls, `/change-sets/${written}/undo`, {}));
  report('  and reverted', milliseconds(reverting), '5000 ms');

  const broken = Array.from({ length: sizes.errors }, (_, at): Cell[] => [
    ...priced(at).slice(0, 5),
    '#REF!',
  ]);
  const errors = await upload(calls, base, third, workbook(broken));
  const executablePath = findChromium();
  if (!executablePath) return report('grids of the estimate in a browser', 'no Chromium found');
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  try {
    await screens(browser, calls, { project, lines: second, errors }, report);
  } finally {
    await browser.close();
  }
}
