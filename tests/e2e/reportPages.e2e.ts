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
  /** The rows of sums at its foot and at its head. */
  carried: string[];
  brought: string[];
  /** What is cut off, or stands beyond the room of the sheet. */
  problems: string[];
}

/**
 * Of the generated reports every tenth is shown, and every second of those printed: what a browser takes half a second for is
 * looked at in some, the rule in all (server/modules/reporting/generatedPages.test.ts).
 */
const SHOWN_EACH = 10;
const PRINTED_EACH = 2;
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
      for (const table of figure.querySelectorAll('table'))
        if (table.scrollHeight > (table.closest<HTMLElement>('[data-card]')?.clientHeight ?? 0))
          problems.push('a table is cut');
      for (const [at, box] of boxes.entries())
        if (at > 0 && box.top < (boxes[at - 1]?.bottom ?? 0) - 1) problems.push('cards overlap');
      return {
        caption,
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
    // Every row once, in its order.
    const tables = made.report.report_cards.flatMap(({ kind }) =>
      kind === 'foresite-table' ? [made.items.length] : kind === 'risk-table' ? [made.risks.length] : [],
    );
    expect(sheets.flatMap(({ rows }) => rows).length, `rows of report ${id}`).toBe(
      tables.reduce((sum, count) => sum + count, 0),
    );
    if ((id - FIRST) % PRINTED_EACH !== 0) continue;
    body = undefined;
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect.poll(() => body !== undefined).toBe(true);
    if (body) sent.push({ made, sheets, body });
  }

  expect(carriedSums).toBeGreaterThan(10);

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
    expect(pdfUaProblems(bytes), where).toEqual([]);
    const { text, totalPages } = await extractText(bytes);
    expect(totalPages, where).toBe(sheets.length);
    for (const [at, { rows }] of sheets.entries())
      expect(text[at]?.match(/\b(?:VO|R)-\d{3}\b/g) ?? [], `${where}, sheet ${at + 1}`).toEqual(rows);
  }
});
