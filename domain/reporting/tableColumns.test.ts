import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLUMNS, HEIGHTS, layColumns, paginate, type Sheet, withCarriedSums } from './index.ts';

describe('columns', () => {
  it.each([
    // They fit: by their shares, none below what it needs.
    [[50, 30, 20], [100, 100, 100], 1000, 'scale', [500, 300, 200], 1, [[0, 1, 2]]],
    [[80, 10, 10], [100, 200, 100], 1000, 'continue', [700, 200, 100], 1, [[0, 1, 2]]],
    [[90, 5, 5], [600, 200, 200], 1000, 'scale', [600, 200, 200], 1, [[0, 1, 2]]],
    // They do not: smaller as far as the least size, below which words are broken.
    [[1, 1, 1], [500, 500, 250], 1000, 'scale', [400, 400, 200], 0.8, [[0, 1, 2]]],
    [[1, 1, 1], [1000, 500, 500], 1000, 'scale', [500, 250, 250], COLUMNS.leastScale, [[0, 1, 2]]],
    // Or to the right: the first one stands in every part, the others fill what is left.
    [
      [1, 1, 1],
      [400, 400, 400],
      1000,
      'continue',
      [400, 600, 600],
      1,
      [
        [0, 1],
        [0, 2],
      ],
    ],
    [
      [1, 1, 1, 2],
      [200, 600, 300, 300],
      1000,
      'continue',
      [200, 800, 300, 500],
      1,
      [
        [0, 1],
        [0, 2, 3],
      ],
    ],
    // What is wider than a page is not wider than its room.
    [[1, 1], [900, 3000], 1000, 'continue', [500, 500], 1, [[0, 1]]],
    [[1], [3000], 1000, 'continue', [1000], 1, [[0]]],
  ] as const)('of shares %j and needs %j in %i, %s', (shares, least, room, wide, widths, scale, parts) => {
    const made = layColumns({ shares, least }, room, wide);
    expect(made.widths.map(Math.round)).toEqual(widths);
    expect(made.scale).toBe(scale);
    expect(made.parts).toEqual(parts);
  });

  it('fill each part of any table to its room, and stand in one part each but the first', () => {
    const table = fc
      .array(
        fc.record({ share: fc.integer({ min: 5, max: 40 }), least: fc.integer({ min: 40, max: 380 }) }),
        {
          minLength: 1,
          maxLength: 20,
        },
      )
      .map((columns) => ({
        shares: columns.map(({ share }) => share),
        least: columns.map(({ least }) => least),
      }));
    fc.assert(
      fc.property(table, fc.integer({ min: 900, max: 2500 }), (columns, room) => {
        for (const wide of ['scale', 'continue'] as const) {
          const { widths, scale, parts } = layColumns(columns, room, wide);
          for (const part of parts)
            expect(part.reduce((sum, at) => sum + (widths[at] ?? 0), 0)).toBeCloseTo(room, 6);
          expect(scale).toBeGreaterThanOrEqual(COLUMNS.leastScale);
          expect(parts.flatMap((part, at) => (at === 0 ? part : part.slice(1)))).toEqual(
            widths.map((_w, at) => at),
          );
          // Each of these columns has room beside the first one, so none is narrower than it needs.
          const narrow = widths.filter((width, at) => width < (columns.least[at] ?? 0) - 1e-6);
          expect(wide === 'continue' ? narrow : []).toEqual([]);
        }
      }),
      { seed: 22, numRuns: 300 },
    );
  });
});

describe('a table that continues to the right', () => {
  const table = (rows: number, parts: number, note = 0): Sheet => ({
    key: 't',
    kind: 'table',
    head: 36,
    rows: Array.from({ length: rows }, () => 36),
    total: 36,
    note,
    startsPage: false,
    carry: 36,
    parts,
  });
  const block: Sheet = { key: 'b', kind: 'block', height: 100, note: 0, startsPage: false };
  const section: Sheet = { key: 's', kind: 'section', fillsPage: false, note: 0, startsPage: false };
  const room = HEIGHTS.title + 36 + 10 * 36;
  const spans = (sheets: Sheet[]) =>
    paginate(sheets, room).map((page) =>
      page.map(({ key, part, from, to }) => (part === undefined ? key : `${key}${part} ${from}-${to}`)),
    );

  it.each([
    // Down first, then to the right, with the same rows on each page.
    [
      'two pages, three parts',
      [table(14, 3)],
      [['t0 0-9'], ['t0 9-14'], ['t1 0-9'], ['t1 9-14'], ['t2 0-9'], ['t2 9-14']],
    ],
    // What follows stands below the last part.
    ['what follows', [table(3, 2), block], [['t0 0-3'], ['t1 0-3', 'b']]],
    // One page of it may begin below others; more begin a page.
    ['a short one below others', [block, table(2, 2)], [['b', 't0 0-2'], ['t1 0-2']]],
    [
      'a long one below others',
      [block, table(12, 2)],
      [['b'], ['t0 0-9'], ['t0 9-12'], ['t1 0-9'], ['t1 9-12']],
    ],
    // A heading keeps what it leads.
    ['below a heading', [section, table(12, 2)], [['s', 't0 0-6'], ['t0 6-12'], ['t1 0-6'], ['t1 6-12']]],
  ])('%s', (_name, sheets, pages) => expect(spans(sheets)).toEqual(pages));

  it('ends once, with its note below the last part, and carries its sums in each', () => {
    const pieces = paginate([table(14, 2, 53)], room).flat();
    expect(pieces.map(({ isEnd, isContinued }) => [isEnd, isContinued])).toEqual([
      [false, false],
      [false, true],
      [false, true],
      [true, true],
    ]);
    const [, left, , right] = pieces;
    expect((right?.height ?? 0) - (left?.height ?? 0)).toBe(53);
    const amounts = Array.from({ length: 14 }, () => [null, 100, 10]);
    const sums = withCarriedSums(pieces, amounts, [false, true, true]);
    expect(sums.map(({ brought, carried }) => [brought, carried])).toEqual([
      [undefined, ['', '$900', '$90']],
      [['', '$900', '$90'], undefined],
      [undefined, ['', '$900', '$90']],
      [['', '$900', '$90'], undefined],
    ]);
  });
});
