import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addReason,
  cardsProblem,
  HEIGHTS,
  movedTo,
  pageRoom,
  type PageSettings,
  paginate,
  type Piece,
  runReason,
  type Sheet,
} from './index.ts';

const sheets = fc
  .array(
    fc.oneof(
      fc.record({
        kind: fc.constant('block' as const),
        startsPage: fc.boolean(),
        note: fc.constantFrom(0, 53),
        height: fc.integer({ min: 36, max: 700 }),
      }),
      fc.record({
        kind: fc.constant('table' as const),
        startsPage: fc.boolean(),
        note: fc.constantFrom(0, 53, 93),
        head: fc.constant(36),
        rows: fc.array(fc.constantFrom(36, 56, 96), { minLength: 1, maxLength: 120 }),
        total: fc.constantFrom(0, 36),
        carry: fc.constantFrom(0, 36),
        parts: fc.constantFrom(1, 1, 2, 3),
      }),
      fc.record({
        kind: fc.constant('section' as const),
        startsPage: fc.boolean(),
        note: fc.constant(0),
        fillsPage: fc.boolean(),
      }),
    ),
    { maxLength: 12 },
  )
  .map((list): Sheet[] => list.map((sheet, at) => ({ ...sheet, key: String(at) })));
/** What a piece of a sheet takes of a page. */
function heightOf(sheet: Sheet, { from, to, isEnd }: Piece, room: number): number {
  if (sheet.kind === 'section') return sheet.fillsPage ? room : HEIGHTS.section;
  const [head, rows, total] =
    sheet.kind === 'table' ? [sheet.head, sheet.rows, sheet.total] : [sheet.height, [], 0];
  const body = rows.slice(from, to).reduce((sum, row) => sum + row, 0);
  const carry = sheet.kind === 'table' ? (sheet.carry ?? 0) : 0;
  const isLast = to === rows.length;
  const sums = (from > 0 ? carry : 0) + (isLast ? 0 : carry);
  return Math.min(HEIGHTS.title + head + body + sums + (isLast ? total : 0) + (isEnd ? sheet.note : 0), room);
}
const pages: fc.Arbitrary<PageSettings> = fc.record({
  page_size: fc.constantFrom('letter', 'legal', 'ledger', 'a3', 'a4'),
  page_orientation: fc.constantFrom('portrait', 'landscape'),
  margin: fc.constantFrom('none', 'small', 'normal', 'large'),
  include_header: fc.boolean(),
  include_cover_page: fc.boolean(),
  include_page_numbers: fc.boolean(),
});

describe('pages', () => {
  it('hold every row once and in order, never more than they have room for', () => {
    fc.assert(
      fc.property(sheets, pages, (list, page) => {
        const room = pageRoom(page).roomHeight;
        const made = paginate(list, room);
        for (const pieces of made) {
          const used =
            pieces.reduce((sum, { height }) => sum + height, 0) + HEIGHTS.spacer * (pieces.length - 1);
          expect(used).toBeLessThanOrEqual(room);
        }
        for (const sheet of list) {
          const pieces = made.flat().filter(({ key }) => key === sheet.key);
          expect(pieces.map(({ isEnd }) => isEnd).lastIndexOf(true)).toBe(pieces.length - 1);
          expect(pieces.filter(({ isEnd }) => isEnd)).toHaveLength(1);
          const rows = sheet.kind === 'table' ? sheet.rows : [];
          const parts = sheet.kind === 'table' ? (sheet.parts ?? 1) : 1;
          for (let at = 0; at < parts; at += 1) {
            const own = pieces.filter(({ part = 0 }) => part === at);
            expect(own.flatMap(({ from, to }) => rows.slice(from, to))).toEqual(rows);
            expect(own.length).toBeLessThanOrEqual(Math.max(1, rows.length));
          }
          for (const piece of pieces) expect(piece.height).toBe(heightOf(sheet, piece, room));
        }
      }),
      { seed: 22, numRuns: 200 },
    );
  });

  it('keep the heading of a section with what follows, and give a title page to itself', () => {
    const section = (key: string, fillsPage = false): Sheet => ({
      key,
      kind: 'section',
      fillsPage,
      startsPage: false,
      note: 0,
    });
    const block = (key: string, height: number, startsPage = false): Sheet => ({
      key,
      kind: 'block',
      height,
      startsPage,
      note: 0,
    });
    const keys = (list: Sheet[]) => paginate(list, 1000).map((page) => page.map(({ key }) => key));
    // The heading would fit below the first card, but not with the beginning of the second.
    expect(keys([block('a', 700), section('s'), block('b', 200)])).toEqual([['a'], ['s', 'b']]);
    expect(keys([block('a', 600), section('s'), block('b', 200)])).toEqual([['a', 's', 'b']]);
    // A card that starts a page takes its heading along.
    expect(keys([block('a', 100), section('s'), block('b', 100, true)])).toEqual([['a'], ['s', 'b']]);
    expect(keys([block('a', 100), section('s', true), block('b', 100)])).toEqual([['a'], ['s'], ['b']]);
    const rows = [400, 36];
    const table: Sheet = { key: 't', kind: 'table', head: 36, rows, total: 0, startsPage: false, note: 0 };
    expect(keys([block('a', 450), section('s'), table])).toEqual([['a'], ['s', 't']]);
  });

  it('begin anew where a card asks for it, and give what is too high a page of its own', () => {
    const block = (key: string, height: number, startsPage = false): Sheet => ({
      key,
      kind: 'block',
      height,
      startsPage,
      note: 0,
    });
    const keys = (list: Sheet[]) => paginate(list, 1000).map((page) => page.map(({ key }) => key));
    expect(keys([block('a', 100), block('b', 100)])).toEqual([['a', 'b']]);
    expect(keys([block('a', 100), block('b', 100, true)])).toEqual([['a'], ['b']]);
    expect(keys([block('a', 100), block('b', 5000), block('c', 100)])).toEqual([['a'], ['b'], ['c']]);
    expect(paginate([], 1000)).toEqual([]);
  });

  it('have the sizes of their paper', () => {
    const page = {
      page_size: 'legal',
      page_orientation: 'portrait',
      margin: 'normal',
      include_header: true,
      include_cover_page: true,
      include_page_numbers: false,
    } as const;
    expect(pageRoom(page)).toMatchObject({
      width: 1275,
      height: 2080,
      margin: 75,
      roomWidth: 1125,
      roomHeight: 2100 - 150 - 20 - 129,
    });
    expect(pageRoom({ ...page, page_orientation: 'landscape' })).toMatchObject({ width: 2100, height: 1255 });
  });

  it.each([
    ['letter', 8.5, 11],
    ['legal', 8.5, 14],
    ['ledger', 11, 17],
    ['a3', 297 / 25.4, 420 / 25.4],
    ['a4', 210 / 25.4, 297 / 25.4],
  ] as const)('%s is the paper of its name, to a point', (size, wide, high) => {
    const { width, height } = pageRoom({
      page_size: size,
      page_orientation: 'portrait',
      margin: 'none',
      include_header: false,
      include_cover_page: false,
      include_page_numbers: false,
    }).millimetres;
    expect(Math.abs(width / 25.4 - wide) * 72).toBeLessThan(1);
    expect(Math.abs(height / 25.4 - high) * 72).toBeLessThan(1);
  });
});

describe('cards', () => {
  const card = (key: string, kind = 'text', title?: string) => ({
    key,
    kind,
    ...(title !== undefined && { note: { title } }),
  });
  it.each([
    [[card('a'), card('a')], 'Each card needs a key of its own.'],
    [[card('a', 'text', ' ')], 'A note needs a title.'],
    [[card('a', 'foresite-chart'), card('b', 'foresite-chart')], 'This card can only be added once'],
    [[card('a', 'risk-table'), card('b', 'risk-table')], undefined],
  ])('%j', (cards, problem) => expect(cardsProblem(cards)).toBe(problem));

  it('move by steps and stay at the edges', () => {
    const keys = (steps: number) =>
      movedTo([card('a'), card('b'), card('c')], 'a', steps)
        .map(({ key }) => key)
        .join('');
    expect([keys(1), keys(9), keys(-1)]).toEqual(['bac', 'bca', 'abc']);
  });

  it('say why one is not added and why a report does not run', () => {
    expect(addReason([card('a', 'foresite-chart')], 'foresite-chart')).toBe(
      'This card can only be added once',
    );
    expect(runReason({ state: 'PUBLISHED', hasChanges: false, cards: 0 })).toBe(
      'You need to add at least one card to run the report.',
    );
    expect(runReason({ state: 'DRAFT', hasChanges: false, cards: 1 })).toBe(
      'You need to save the report to run it.',
    );
    expect(runReason({ state: 'PUBLISHED', hasChanges: true, cards: 1 })).toBe(
      'You need to save the report to run it.',
    );
    expect(runReason({ state: 'PUBLISHED', hasChanges: false, cards: 1 })).toBeUndefined();
  });
});
