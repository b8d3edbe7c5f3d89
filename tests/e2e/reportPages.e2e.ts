import { expect, type Page } from '@playwright/test';
import { extractText } from 'unpdf';
import type { components } from '#contract/api.ts';
import { pageRoom } from '#domain/reporting';
import { pdfDocument } from '#server/services/pdf/pdfDocument.ts';
import { GENERATED, type GeneratedReport, generateReport } from '../support/generatedReports.ts';
import { openProject, signIn, test } from '../support/journey.ts';
import { pdfUaProblems } from '../support/pdfUa.ts';

type Schemas = components['schemas'];
type Sent = Schemas['RenderReportPdf'];
/** A sheet as the screen shows it: what it is called, and the first cells of its rows. */
interface Sheet {
  caption: string;
  rows: string[];
  /** Its tables: the card, the heads of the columns, the first cells of the rows. */
  tables: { card: string; heads: string[]; rows: string[] }[];
  /** The rows of sums at its foot and at its head. */
  carried: string[];
  brought: string[];
  /** What is cut off, or stands beyond the room of the sheet. */
  problems: string[];
}

/**
 * Of the generated reports every tenth is shown, and every second of those printed: what a browser takes half a second for is
 * looked at in some, the rule in all (server/modules/reporting/generatedPages.test.ts). With `ALL_REPORTS` in the environment all
 * are shown and printed, which takes some minutes.
 */
const ALL = process.env['ALL_REPORTS'] !== undefined;
const SHOWN_EACH = ALL ? 1 : 10;
const PRINTED_EACH = ALL ? 1 : 2;
const FIRST = 900_000;

test.use({ ownServer: 'report pages' });

/** Answers for projects that are not there with what was generated; everything else is that of the real one. */
async function serve(page: Page, projectId: number, reports: ReadonlyMap<number, GeneratedReport>) {
  await page.route(/\/api\/projects\/9\d{5}(\/|$|\?)/, async (route) => {
    const address = new URL(route.request().url());
    const [, id = '', rest = ''] = /^\/api\/projects\/(\d+)(.*)$/.exec(address.pathname) ?? [];
    const made = reports.get(Number(id));
    const offset = Number(address.searchParams.get('offset') ?? 0);
    const rows = (list: readonly unknown[]) =>
      route.fulfill({
        json: {
          count: list.length,
          results: list.slice(offset, offset + Number(address.searchParams.get('limit') ?? 500)),
        },
      });
    if (made && rest === `/reports/${id}`) return route.fulfill({ json: made.report });
    if (made && rest === '/scenario-items') return rows(made.items);
    if (made && rest === '/risks') return rows(made.risks);
    if (made && rest === '/design-milestones') return rows([]);
    const real = `${address.origin}/api/projects/${projectId}${rest}${address.search}`;
    return route.continue({ url: real });
  });
}

/** The place of a generated report with a table that continues to the right. */
const WIDE = 10;

/** Goes to another page of the app without loading it anew. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The sheets as they are shown, with what a printer would cut. */
const readSheets = (page: Page): Promise<Sheet[]> =>
  page.getByRole('region', { name: 'Pages' }).evaluate((desk) =>
    [...desk.querySelectorAll('figure')].map((figure) => {
      const caption = figure.querySelector('figcaption')?.textContent ?? '';
      const frame = figure.firstElementChild?.getBoundingClientRect();
      const problems: string[] = [];
      for (const piece of figure.querySelectorAll<HTMLElement>('[data-card]')) {
        const box = piece.getBoundingClientRect();
        const key = piece.dataset['card'] ?? '';
        // A dot is less than a pixel here: what is a pixel too high is cut.
        if (piece.scrollHeight > piece.clientHeight + 1)
          problems.push(`${key} is cut: ${piece.scrollHeight} of ${piece.clientHeight} dots`);
        if (frame && box.bottom > frame.bottom + 1) problems.push(`${key} goes beyond the sheet`);
      }
      const boxes = [...figure.querySelectorAll('[data-card]')].map((one) => one.getBoundingClientRect());
      const tables = [...figure.querySelectorAll('table')];
      for (const table of tables) {
        const card = table.closest<HTMLElement>('[data-card]');
        if (table.scrollHeight > (card?.clientHeight ?? 0)) problems.push('a table is cut');
        if (table.scrollWidth > (card?.clientWidth ?? 0) + 1) problems.push('a table is wider than its page');
      }
      for (const [at, box] of boxes.entries())
        if (at > 0 && box.top < (boxes[at - 1]?.bottom ?? 0) - 1) problems.push('cards overlap');
      return {
        caption,
        tables: tables.map((table) => ({
          card: table.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? '',
          heads: [...table.querySelectorAll('thead th')].map((head) => head.textContent ?? ''),
          rows: [...table.querySelectorAll('tbody tr')].map(
            (row) => row.firstElementChild?.textContent ?? '',
          ),
        })),
        carried: [...figure.querySelectorAll('tfoot tr')]
          .map((row) => row.textContent ?? '')
          .filter((text) => text.startsWith('Carried forward')),
        brought: [...figure.querySelectorAll('thead tr')]
          .map((row) => row.textContent ?? '')
          .filter((text) => text.startsWith('Brought forward')),
        rows: [...figure.querySelectorAll('tbody tr')].map((row) => row.firstElementChild?.textContent ?? ''),
        problems,
      };
    }),
  );

test('pages of generated reports hold what they show, and their PDFs break at the same rows', async ({
  page,
}) => {
  if (ALL) test.setTimeout(1_800_000);
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  const [, projectId = ''] = /projects\/(\d+)/.exec(page.url()) ?? [];
  const reports = new Map(
    Array.from({ length: GENERATED.count / SHOWN_EACH }, (_, at) => {
      const id = FIRST + at;
      return [id, generateReport(GENERATED.seed + at * SHOWN_EACH, id)];
    }),
  );
  await serve(page, Number(projectId), reports);
  const sent: { made: GeneratedReport; sheets: Sheet[]; body: Sent }[] = [];
  let body: Sent | undefined;
  let carriedSums = 0;
  let continued = 0;
  await page.route(/\/reports\/9\d{5}\/runs$/, (route) =>
    route.fulfill({
      status: 201,
      json: { id: 1, report: { id: 1, name: 'x', description: '' }, page_count: 1 },
    }),
  );
  await page.route(/render-custom-report-PDF$/, (route) => {
    body = route.request().postDataJSON() as Sent;
    return route.fulfill({ status: 202, json: { job_id: 1 } });
  });

  for (const [id, made] of reports) {
    await goWithin(page, `/projects/${id}/reports/${id}/run`);
    await expect(page.getByRole('heading', { name: made.report.name, level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeEnabled();
    const sheets = await readSheets(page);
    expect(
      sheets.flatMap(({ problems }) => problems),
      `report ${id}`,
    ).toEqual([]);
    // What one sheet carries forward, the next one has brought.
    const sums = (rows: string[]) => rows.map((text) => text.replace(/^\w+ forward/, ''));
    expect(sums(sheets.flatMap(({ brought }) => brought)), `sums of report ${id}`).toEqual(
      sums(sheets.flatMap(({ carried }) => carried)),
    );
    carriedSums += sheets.flatMap(({ carried }) => carried).length;
    // Every row once, in its order, in each part of a table that continues to the right; every column in one of them.
    for (const { key, kind, wide_table: wide } of made.report.report_cards) {
      const list = kind === 'foresite-table' ? made.items : kind === 'risk-table' ? made.risks : [];
      if (list.length === 0) continue;
      const parts = new Map<string, { heads: string[]; rows: string[] }>();
      for (const { card, heads, rows } of sheets.flatMap(({ tables }) => tables)) {
        if (card !== key) continue;
        const part = parts.get(heads.join()) ?? { heads, rows: [] };
        parts.set(heads.join(), { heads, rows: [...part.rows, ...rows] });
      }
      const where = `${key} of report ${id}`;
      const [first, ...others] = [...parts.values()];
      expect(first?.rows, where).toHaveLength(list.length);
      for (const { rows } of others) expect(rows, where).toEqual(first?.rows);
      if (others.length > 0) expect(wide, where).toBe('continue');
      const columns = [...(first?.heads ?? []), ...others.flatMap(({ heads: [, ...rest] }) => rest)];
      expect(columns, where).toEqual(
        kind === 'foresite-table'
          ? ['Code', 'Name', 'Component', 'Due', 'Cost', 'Status']
          : ['Code', 'Name', 'Category', 'Owner', 'Score', 'Value', 'Status'],
      );
      continued += others.length;
    }
    if ((id - FIRST) % PRINTED_EACH !== 0) continue;
    body = undefined;
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect.poll(() => body !== undefined).toBe(true);
    if (body) sent.push({ made, sheets, body });
  }

  expect(carriedSums).toBeGreaterThan(10);
  expect(continued).toBeGreaterThan(0);

  // All PDFs are made by one browser, of the same document as the server makes.
  expect(sent).toHaveLength(GENERATED.count / SHOWN_EACH / PRINTED_EACH);
  const printer = await page.context().newPage();
  for (const { made, sheets, body: pages } of sent) {
    const { width, height } = pageRoom(made.report).millimetres;
    const html = pdfDocument({
      pages: pages.html_content,
      css: pages.css,
      title: made.report.name,
      width,
      height,
    });
    await printer.setContent(html);
    const bytes = new Uint8Array(
      await printer.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
    );
    const where = `the PDF of report ${made.report.id}`;
    // The sheet is the chosen paper, to a point of 1/72 inch.
    const box = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(Buffer.from(bytes).toString('latin1')) ?? [];
    for (const [side, millimetres] of [width, height].entries())
      expect(Math.abs(Number(box[side + 1]) - (millimetres / 25.4) * 72), where).toBeLessThan(1);
    expect(pdfUaProblems(bytes), where).toEqual([]);
    const { text, totalPages } = await extractText(bytes);
    expect(totalPages, where).toBe(sheets.length);
    for (const [at, { rows }] of sheets.entries())
      expect(text[at]?.match(/\b(?:VO|R)-\d{3}\b/g) ?? [], `${where}, sheet ${at + 1}`).toEqual(rows);
  }
});

test('a table that is too wide is scaled or continues to the right, alike in builder, run and archive', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  const [, projectId = ''] = /projects\/(\d+)/.exec(page.url()) ?? [];
  const id = FIRST + WIDE;
  const made = generateReport(GENERATED.seed + WIDE, id);
  const card = made.report.report_cards.find(
    ({ kind, wide_table: wide }) => wide === 'continue' && kind.endsWith('-table'),
  );
  const title = card?.title ?? '';
  await serve(page, Number(projectId), new Map([[id, made]]));
  let figures: Schemas['ReportRunFigures'] | undefined;
  const row: Schemas['ReportRunRow'] = {
    id: 1,
    report: { id, name: made.report.name, description: '' },
    as_of: '2026-03-09',
    page_count: 1,
    note_count: 0,
    is_open: true,
    pdf_state: 'NONE',
    pdf_job_id: null,
    attachment_url: null,
    pdf_size: null,
    mailed_count: 0,
    link_state: null,
    link_views: 0,
    month: '2026-10',
    created_by: null,
    created_at: '2026-03-09T09:00:00.000Z',
    version: 1,
  };
  await page.route(/\/reports\/9\d{5}\/runs$/, (route) => {
    ({ figures } = route.request().postDataJSON() as Schemas['ReportRunCreate']);
    return route.fulfill({ status: 201, json: row });
  });
  await page.route(/render-custom-report-PDF$/, (route) =>
    route.fulfill({ status: 202, json: { job_id: 1 } }),
  );
  await page.route(/\/report-runs\/1$/, (route) => route.fulfill({ json: { ...row, figures } }));

  await goWithin(page, `/projects/${id}/reports/${id}`);
  await expect(page.getByRole('heading', { name: made.report.name, level: 1 })).toBeVisible();
  const pages = page.getByRole('region', { name: 'Pages' });
  const right = pages.getByText(`${title} (continued to the right)`);
  await expect(right.first()).toBeVisible();
  const shown = await readSheets(page);
  const outline = page.getByRole('list', { name: 'Cards of the report' });
  await outline.getByRole('button', { name: title, exact: true }).click();
  await page.getByRole('combobox', { name: 'Columns that do not fit' }).click();
  await page.getByRole('option', { name: 'Scale to fit' }).click();
  await expect(right).toHaveCount(0);
  const cell = pages.locator(`[data-card="${card?.key}"] tbody td`).first();
  const size = await cell.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(size).toBeLessThan(15);
  expect(size).toBeGreaterThanOrEqual(10.5);
  expect((await readSheets(page)).flatMap(({ problems }) => problems)).toEqual([]);
  await page.getByRole('combobox', { name: 'Columns that do not fit' }).click();
  await page.getByRole('option', { name: 'Continue to the right' }).click();
  await expect(right.first()).toBeVisible();
  expect(await readSheets(page)).toEqual(shown);

  await goWithin(page, `/projects/${id}/reports/${id}/run`);
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeEnabled();
  expect(await readSheets(page)).toEqual(shown);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByText(`${made.report.name} is in the archive`)).toBeVisible();
  await goWithin(page, `/projects/${id}/reports/runs/1`);
  await expect(right.first()).toBeVisible();
  expect(await readSheets(page)).toEqual(shown);
});
