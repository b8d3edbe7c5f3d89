import { describe, expect, it } from 'vitest';
import { headingsOf, layoutOf, MOST_LAYOUT_CODES, readBy, sameLayout, toLayout } from './fileLayout.ts';
import { type FileSheet, guessSheets } from './readEstimate.ts';

const head = ['WP', 'Kurztext', 'EUR netto', 'Menge'];
const priced: FileSheet = {
  name: 'Bid',
  rows: [['Tower'], head, ['03.1', 'Mat slab', 1_250, 5], ['05.2', 'Steel', 800, 2]],
};
const notes: FileSheet = { name: 'Notes', rows: [['Read me']] };
const columns = { code: 0, description: 1, amount: 2, quantity: 3 };
const chosen = guessSheets([priced, notes]).map((sheet, index) =>
  index === 0 ? { ...sheet, isUsed: true, headerRow: 1, mapping: columns } : sheet,
);
const layout = layoutOf([priced, notes], chosen, new Map([['03.1', 7]]));

describe('a layout', () => {
  it('is known by the headings of its sheets', () => {
    expect(headingsOf(['Unit Price ($)', ' Qty. ', null, 12])).toBe('unit price | qty |  | ');
    expect(headingsOf([1, null])).toBe('');
    expect(layout).toEqual({
      sheets: [{ headings: 'wp | kurztext | eur netto | menge', is_used: true, columns }],
      codes: [['03.1', 7]],
    });
  });

  it('reads another file of the same shape, wherever its header stands', () => {
    const next: FileSheet = { name: 'Rev 2', rows: [[], ['x'], ['y'], head, ['03.1', 'Mat slab', 900, 1]] };
    const read = readBy(layout, 'Contractor', [notes, next], guessSheets([notes, next]));
    expect(
      read?.map(({ isUsed, headerRow, mapping, reason }) => ({ isUsed, headerRow, mapping, reason })),
    ).toEqual([
      expect.objectContaining({ isUsed: false }),
      { isUsed: true, headerRow: 3, mapping: columns, reason: 'As in the layout Contractor' },
    ]);
  });

  it('leaves a hidden sheet of the same headings out', () => {
    const draft: FileSheet = { ...priced, name: 'Draft', is_hidden: true };
    const sheets = [priced, draft];
    const read = readBy(layout, 'Contractor', sheets, guessSheets(sheets));
    expect(read?.map(({ isUsed }) => isUsed)).toEqual([true, false]);
    expect(read?.[1]?.reason).toBe('Hidden in the file. As in the layout Contractor');
  });

  it('does not fit a file without a sheet that it reads', () => {
    const other: FileSheet = {
      name: 'Bid',
      rows: [
        [...head, 'Remark'],
        ['03.1', 'Mat slab', 900, 1, ''],
      ],
    };
    expect(readBy(layout, 'Contractor', [other, notes], guessSheets([other, notes]))).toBeUndefined();
    const unread = { ...layout, sheets: layout.sheets.map((sheet) => ({ ...sheet, is_used: false })) };
    expect(readBy(unread, 'Contractor', [priced], guessSheets([priced]))).toBeUndefined();
  });

  it('comes back from what was stored, without what does not fit', () => {
    const stored = JSON.parse(JSON.stringify(layout)) as Record<string, unknown>;
    expect(sameLayout(toLayout(stored) ?? { sheets: [], codes: [] }, layout)).toBe(true);
    expect(toLayout({ sheets: 'x', codes: [] })).toBeUndefined();
    expect(
      toLayout({
        sheets: [
          null,
          { headings: 4, columns: {} },
          { headings: 'a', columns: { amount: -1, code: 2, x: 1 } },
        ],
        codes: [['a', 'b'], 'c', ['d', null]],
      }),
    ).toEqual({ sheets: [{ headings: 'a', is_used: false, columns: { code: 2 } }], codes: [['d', null]] });
  });

  it('keeps a bounded number of codes', () => {
    const codes = new Map(Array.from({ length: MOST_LAYOUT_CODES + 5 }, (_, at) => [`c${at}`, at]));
    expect(layoutOf([priced], chosen, codes).codes).toHaveLength(MOST_LAYOUT_CODES);
  });

  it.each([
    ['another column', { ...layout, sheets: [{ ...layout.sheets[0]!, columns: { ...columns, notes: 4 } }] }],
    ['another code', { ...layout, codes: [['03.1', 8]] as const }],
  ])('differs by %s', (_what, other) => {
    expect(sameLayout(layout, other)).toBe(false);
  });
});
