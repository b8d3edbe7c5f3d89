import { expect, it } from 'vitest';
import {
  contentsInPages,
  contentsOf,
  contentsPages,
  HEIGHTS,
  pageRoom,
  paginate,
  runPages,
  runProblem,
  type Sheet,
} from '#domain/reporting';
import { GENERATED, type GeneratedReport, generateReport } from '#tests/support/generatedReports.ts';

/** Letters of one width: where lines break is the browser's to say, where pages do is the rule's. */
const linesOf = (text: string, width: number) => Math.max(1, Math.ceil((text.length * 8) / width));
const rowHeight = (text: string, width: number) =>
  HEIGHTS.row + HEIGHTS.line * (linesOf(text, width - 16) - 1);

/** The part of the width that names have. */
const names = { 'foresite-table': 0.34, 'risk-table': 0.33 } as const;

function toSheets({ report, items, risks }: GeneratedReport, room: number): Sheet[] {
  return report.report_cards.map((card): Sheet => {
    const { key, kind, note, starts_page: startsPage = false } = card;
    const noteLines = note ? 1 + (note.text === '' ? 0 : linesOf(note.text, room - 32)) : 0;
    const noteHeight = note ? Math.max(HEIGHTS.note, 13 + noteLines * HEIGHTS.line) : 0;
    const base = { key, startsPage, note: noteHeight };
    if (kind === 'section') return { ...base, kind, fillsPage: card.fills_page ?? false };
    if (kind !== 'foresite-table' && kind !== 'risk-table')
      return { ...base, kind: 'block', height: 16 + linesOf(card.text ?? '', room) * HEIGHTS.line };
    const rows = kind === 'foresite-table' ? items : risks;
    if (rows.length === 0) return { ...base, kind: 'block', height: 36 };
    return {
      ...base,
      kind: 'table',
      head: HEIGHTS.row,
      rows: rows.map(({ name }) => rowHeight(name, room * names[kind])),
      total: kind === 'foresite-table' ? HEIGHTS.row : 0,
      carry: kind === 'foresite-table' && card.carry_sums !== false ? HEIGHTS.row : 0,
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
      expect(
        pieces.flatMap(({ from, to }) => Array.from({ length: to - from }, (_piece, at) => from + at)),
      ).toEqual(rows);
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
      const rows = sheet?.kind === 'table' ? sheet.rows : [];
      return {
        key,
        kind,
        ...(rows.length > 0 && {
          table: { columns: [1], rows: rows.map(() => ['']), row_heights: rows, total: null },
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
