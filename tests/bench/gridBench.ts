// The grid alone, in a browser, beside a bare one in the same run.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { build } from 'vite';
import { chromiumArguments, findChromium } from '../support/chromium.mjs';
import { gridPeers } from './gridPeers.ts';
import type { Report } from './report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const kinds = ['ours', 'bare'] as const;
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
const rounded = (value: number) => value.toFixed(value < 10 ? 1 : 0);

/**
 * Gzip size of a grid with nothing but React left outside, in kB of 1,000 bytes: what comes with its first draw, and
 * what waits for an edit, a menu or a calendar.
 */
async function gridSize(input: string): Promise<{ script: number; style: number; later: number }> {
  const built = await build({
    root,
    logLevel: 'error',
    build: {
      write: false,
      manifest: false,
      sourcemap: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'allow-extension',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  });
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
  const first = new Set<string>();
  const visit = (fileName: string) => {
    const file = files.find((one) => one.fileName === fileName);
    if (!file || file.type !== 'chunk' || first.has(fileName)) return;
    first.add(fileName);
    for (const next of file.imports) visit(next);
  };
  visit(entry);
  const sum = (wanted: (fileName: string) => boolean) =>
    kilobytes(
      files
        .filter(({ fileName }) => wanted(fileName))
        .reduce(
          (bytes, file) =>
            bytes + gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length,
          0,
        ),
    );
  return {
    script: sum((name) => first.has(name)),
    later: sum((name) => name.endsWith('.js') && !first.has(name)),
    style: sum((name) => name.endsWith('.css')),
  };
}

/** Builds the page into `folder` and serves it on a free port of this machine. */
async function servePage(folder: string) {
  await build({
    root,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: false,
      sourcemap: false,
      rolldownOptions: { input: join(here, 'gridPage.html') },
    },
  });
  const server = createServer((request, response) => {
    const file = join(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/tests/bench/gridPage.html`, close: () => server.close() };
}

/** CPU time of the page's main thread so far, in milliseconds. */
async function mainThread(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
}

/** Types into the fourth name; milliseconds from the Enter to its paint. */
async function editCell(page: Page): Promise<number> {
  const text = 'Edited by the benchmark';
  await page.mouse.dblclick(324, 36 + 3 * 36 + 18);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
  await page.evaluate((typed) => window.gridSteps.awaitEdit(typed), text);
  await page.keyboard.press('Enter');
  return page.evaluate(() => window.gridSteps.edited());
}

/** What one grid takes with so many rows: CPU milliseconds for steps and for a frame of scrolling. */
async function measure(browser: Browser, url: string, kind: (typeof kinds)[number], rows: number) {
  const page = await browser.newPage({ viewport: { width: 1640, height: 940 } });
  await page.goto(`${url}?grid=${kind}&rows=${rows}`);
  await page.waitForFunction(() => 'gridSteps' in window);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const timed = async <Result>(act: () => Promise<Result>) => {
    const before = await mainThread(devtools);
    const result = await act();
    return { cpu: (await mainThread(devtools)) - before, result };
  };
  const empty = await heapOf(devtools);
  const { cpu: mount } = await timed(() => page.evaluate(() => window.gridSteps.mount()));
  const read = await timed(() => page.evaluate(() => window.gridSteps.scroll('read')));
  const whole = await timed(() => page.evaluate(() => window.gridSteps.scroll('whole')));
  const nodes = await page.evaluate(() => window.gridSteps.nodes());
  const { cpu: sort } = await timed(() => page.evaluate(() => window.gridSteps.sort()));
  await page.evaluate(() => window.gridSteps.unsort());
  const { cpu: filter } = await timed(() => page.evaluate(() => window.gridSteps.filter()));
  await page.evaluate(() => window.gridSteps.unfilter());
  // The bare grid does not edit.
  const edit = kind === 'ours' ? await editCell(page) : undefined;
  const heap = (await heapOf(devtools)) - empty;
  await page.close();
  return {
    mount,
    readFrame: read.cpu / read.result.frames,
    wholeFrame: whole.cpu / whole.result.frames,
    read: read.result,
    whole: whole.result,
    sort,
    filter,
    edit,
    nodes,
    heap,
  };
}
/** What a spreadsheet's block of 10,000 rows of 10 cells takes until it is painted, once in a page that has just opened. */
async function measurePaste(browser: Browser, url: string, report: Report) {
  const page = await browser.newPage({ viewport: { width: 1640, height: 940 } });
  await page.goto(`${url}?grid=paste`);
  await page.waitForSelector('[data-line="0"]');
  const { took, longest, rows } = await page.evaluate(() => window.gridSteps.paste(10_000));
  await page.close();
  if (rows !== 10_000) throw new Error(`The grid holds ${rows} rows after a paste of 10,000.`);
  report('grid, paste of 10,000 x 10 cells', `${rounded(took)} ms`, '2000 ms');
  report('grid, paste: longest block of the main thread', `${rounded(longest)} ms`, '200 ms');
}

type Measured = Awaited<ReturnType<typeof measure>>;

function reportSize(rows: number, { ours, bare }: Record<(typeof kinds)[number], Measured>, report: Report) {
  const at = `grid, ${rows.toLocaleString('en-US')} rows:`;
  const beside = (name: string, mine: number, other: number, must?: string, aim?: string) =>
    report(`${at} ${name}`, `${rounded(mine)} ms CPU, ${(mine / other).toFixed(2)} x bare`, must, aim);
  beside('mount', ours.mount, bare.mount, rows > 10_000 ? '0.5 x bare' : '1.2 x bare', '0.35 x bare');
  beside('a frame of reading', ours.readFrame, bare.readFrame, '0.7 x bare');
  beside('a frame through the whole set', ours.wholeFrame, bare.wholeFrame, '0.75 x bare', '0.4 x bare');
  beside('sort, bare = plain array', ours.sort, bare.sort, '1.5 x bare', '1.1 x bare');
  beside('filter, bare = plain array', ours.filter, bare.filter, '1.5 x bare', '1.1 x bare');
  report(
    `${at} late frames of ${ours.read.frames} reading`,
    `${ours.read.late} (bare ${bare.read.late})`,
    '5',
    '1',
  );
  report(
    `${at} late and very late frames of ${ours.whole.frames}, whole set`,
    `${ours.whole.late}, ${ours.whole.veryLate} (bare ${bare.whole.late}, ${bare.whole.veryLate})`,
    'half of bare, 0',
    'a tenth, 0',
  );
  report(`${at} empty places of the view`, String(ours.read.blank + ours.whole.blank), '0', '0');
  report(`${at} edit, Enter to paint`, `${rounded(ours.edit ?? Number.NaN)} ms`, 'one frame');
  report(`${at} elements`, `${ours.nodes} (bare ${bare.nodes})`, '813', '691');
  report(`${at} JS heap`, `${ours.heap.toFixed(1)} MB (bare ${bare.heap.toFixed(1)})`, '26 MB', '5 MB');
}

/** Measures the grid at three sizes beside a bare one, and prints what others reached in a run of their own. */
export async function gridBench(
  folder: string,
  report: Report,
  sizes = [1_000, 10_000, 100_000],
): Promise<void> {
  const reading = await gridSize(join(root, 'design-system/grid/DataGrid/DataGrid.tsx'));
  const editing = await gridSize(join(here, 'grid-adapter.tsx'));
  const page = await servePage(join(folder, 'grid'));
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    // The first page of a browser is slower than any later one.
    await measure(browser, page.url, 'bare', 1000);
    for (const rows of sizes) {
      const ours = await measure(browser, page.url, 'ours', rows);
      const bare = await measure(browser, page.url, 'bare', rows);
      reportSize(rows, { ours, bare }, report);
    }
    await measurePaste(browser, page.url, report);
  } finally {
    await browser.close();
    page.close();
  }
  for (const [name, { script, style, later }] of Object.entries({ reading, editing })) {
    report(`grid for ${name}, gzip: JavaScript of its first draw`, `${script} kB`, '35 kB', '28 kB');
    report('  JavaScript on demand + all its styles', `${later} + ${style} kB`);
  }
  for (const peer of gridPeers)
    report(
      `reference of 20 Nov 2026, 100,000 rows: ${peer.name} ${peer.version}`,
      `${peer.bundle} kB; x bare: mount ${peer.mount}, read ${peer.read}, whole ${peer.whole ?? '-'}, sort ${peer.sort}, filter ${peer.filter}; edit ${peer.edit} ms, ${peer.nodes} elements, ${peer.heap} MB`,
    );
}
