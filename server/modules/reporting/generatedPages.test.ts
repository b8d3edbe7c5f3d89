import { expect, it } from 'vitest';
import {
  COLUMNS,
  contentsInPages,
  contentsOf,
  contentsPages,
  HEIGHTS,
  layColumns,
  pageRoom,
  paginate,
  runPages,
  runProblem,
  scaledHeight,
  type Sheet,
} from '#domain/reporting';
import { GENERATED, type GeneratedReport, generateReport } from '#tests/support/generatedReports.ts';

/** Letters of one width: where lines break is the browser's to say, where pages do is the rule's. */
const linesOf = (text: string, width: number) => Math.max(1, Math.ceil((text.length * 8) / width));
const rowHeight = (texts: readonly string[], widths: readonly number[]) =>
  HEIGHTS.row +
  HEIGHTS.line * (Math.max(...texts.map((text, at) => linesOf(text, (widths[at] ?? 0) - 16))) - 1);

/** Of the columns, two have texts of any length: the name, and the component or the category. */
const tables = {
  'foresite-table': { shares: [9, 34, 19, 11, 14, 12], fixed: [80, 0, 0, 110, 130, 110] },
  'risk-table': { shares: [8, 36, 16, 16, 8, 14, 11], fixed: [70, 0, 0, 80, 70, 130, 110] },
} as const;
const readable = (texts: readonly string[]) =>
  16 +
  Math.max(
    ...texts.map((text) => Math.min(text.length * 8, COLUMNS.text)),
    ...texts.flatMap((text) => text.split(' ').map((word) => Math.min(word.length * 8, COLUMNS.word))),
  );

function toSheets({ report, items, risks }: GeneratedReport, room: number): Sheet[] {
  return report.report_cards.map((card): Sheet => {
    const { key, kind, note, starts_page: startsPage = false } = card;
    const noteLines = note ? 1 + (note.text === '' ? 0 : linesOf(note.text, room - 32)) : 0;
    const noteHeight = note ? Math.max(HEIGHTS.note, 13 + noteLines * HEIGHTS.line) : 0;
    const base = { key, startsPage, note: noteHeight };
    if (kind === 'section') return { ...base, kind, fillsPage: card.fills_page ?? false };
    if (kind !== 'foresite-table' && kind !== 'risk-table')
      return { ...base, kind: 'block', height: 16 + linesOf(card.text ?? '', room) * HEIGHTS.line };
    const rows =
      kind === 'foresite-table'
        ? items.map(({ name, component }) => [name, component?.name ?? ''])
        : risks.map(({ name, category }) => [name, category?.name ?? '']);
    if (rows.length === 0) return { ...base, kind: 'block', height: 36 };
    const { shares, fixed } = tables[kind];
    const least = fixed.map((width, at) => width || readable(rows.map((row) => row[at - 1] ?? '')));
    const { widths, scale, parts } = layColumns({ shares, least }, room, card.wide_table);
    const [, ...texts] = widths.map((width) => width / scale);
    return {
      ...base,
      kind: 'table',
      head: scaledHeight(HEIGHTS.row, scale),
      rows: rows.map((row) => scaledHeight(rowHeight(row, texts), scale)),
      total: kind === 'foresite-table' ? scaledHeight(HEIGHTS.row, scale) : 0,
      carry: kind === 'foresite-table' && card.carry_sums !== false ? scaledHeight(HEIGHTS.row, scale) : 0,
      parts: parts.length,
    };
  });
}

const generated = Array.from({ length: GENERATED.count }, (_, at) =>
  generateReport(GENERATED.seed + at, at + 1),
);

it('papers, margins and kinds of cards all occur among the generated reports', () => {
  const papers = new Set(
    generated.map(({ report: { page_size, page_orientation, margin } }) =>
      [page_size, page_orientation, margin].join(' '),
    ),
  );
  expect(papers.size).toBe(40);
  const kinds = generated.flatMap(({ report }) => report.report_cards.map(({ kind }) => kind));
  expect(new Set(kinds)).toEqual(new Set(['foresite-table', 'risk-table', 'text', 'section']));
});

it('tables that are too wide are scaled in some reports and continue to the right in others', () => {
  const made = generated.flatMap((one) => toSheets(one, pageRoom(one.report).roomWidth));
  const all = made.flatMap((sheet) => (sheet.kind === 'table' ? [sheet] : []));
  expect(all.filter(({ parts = 1 }) => parts > 1).length).toBeGreaterThan(4);
  expect(all.filter(({ head }) => head < HEIGHTS.row).length).toBeGreaterThan(10);
});

it.each(generated.map((one) => [one.report.id, one] as const))(
  'report %i holds each row once, in its room, and the server takes it as a run',
  (_id, made) => {
    const { report } = made;
    const { roomWidth, roomHeight } = pageRoom(report);
    const sheets = toSheets(made, roomWidth);
    const pages = paginate(sheets, roomHeight);
    for (const pieces of pages) {
      const used = pieces.reduce((sum, { height }) => sum + height, HEIGHTS.spacer * (pieces.length - 1));
      expect(used).toBeLessThanOrEqual(roomHeight);
    }
    for (const sheet of sheets) {
      const pieces = pages.flat().filter(({ key }) => key === sheet.key);
      const rows = sheet.kind === 'table' ? sheet.rows.map((_row, at) => at) : [];
      const parts = sheet.kind === 'table' ? (sheet.parts ?? 1) : 1;
      expect(
        pieces.flatMap(({ from, to }) => Array.from({ length: to - from }, (_piece, at) => from + at)),
      ).toEqual(Array.from({ length: parts }, () => rows).flat());
      expect(pieces.map(({ isEnd }) => isEnd)).toEqual(pieces.map((_piece, at) => at === pieces.length - 1));
    }
    // No heading of a section is the last of a page, unless it is the last of all or a title page.
    const fills = new Set(
      sheets.flatMap((one) => (one.kind === 'section' && one.fillsPage ? [one.key] : [])),
    );
    const headings = new Set(sheets.flatMap((one) => (one.kind === 'section' ? [one.key] : [])));
    const alone = pages.filter((pieces, at) => {
      const { key } = pieces.at(-1) ?? { key: '' };
      const next = pages[at + 1]?.[0]?.key ?? '';
      return headings.has(key) && !fills.has(key) && at < pages.length - 1 && !headings.has(next);
    });
    expect(alone).toEqual([]);

    const papers = report.report_cards.map(({ key, kind }) => {
      const sheet = sheets.find((one) => one.key === key);
      const { rows, parts = 1 } = sheet?.kind === 'table' ? sheet : { rows: [] };
      return {
        key,
        kind,
        ...(rows.length > 0 && {
          table: {
            columns: [1],
            rows: rows.map(() => ['']),
            row_heights: rows,
            total: null,
            ...(parts > 1 && { parts: Array.from({ length: parts }, () => [0]) }),
          },
        }),
      };
    });
    const run = { ...report, papers, pages };
    expect(runProblem(run, report.report_cards)).toBeUndefined();
    const entries = contentsOf(papers, pages, 0);
    expect(entries.map(({ key }) => key)).toEqual(report.report_cards.map(({ key }) => key));
    expect(contentsInPages(entries, roomHeight)).toHaveLength(contentsPages(entries.length, roomHeight));
    expect(runPages(run)).toBe(
      pages.length +
        (report.include_cover_page ? 1 : 0) +
        (report.include_contents ? contentsPages(entries.length, roomHeight) : 0),
    );
  },
);
