import { describe, expect, it } from 'vitest';
import type { Cell } from '#domain/sheets';
import { emptyOffer, readBidWorkbook, WORKBOOK_HEADINGS, workbookRows } from './index.ts';

const asked = {
  lines: [
    { id: 1, section: '23 21 13', name: 'Piping', quantity: 400, unit: 'LF' },
    { id: 2, section: '', name: 'Hoisting', quantity: null, unit: 'LS' },
  ],
  alternates: [{ id: 7, name: 'Boilers' }],
};
const row = (line: Cell, name: Cell, unitPrice: Cell, amount: Cell, scope: Cell = 'Included'): Cell[] => [
  line,
  '',
  name,
  null,
  '',
  unitPrice,
  amount,
  scope,
  '',
];
const read = (...rows: Cell[][]) =>
  readBidWorkbook([{ name: 'Bid', rows: [['Our bid'], [...WORKBOOK_HEADINGS], ...rows] }], asked, emptyOffer);
const line = (line_id: number, part: object) => ({
  line_id,
  coverage: 'INCLUDED',
  unit_price: null,
  amount: null,
  note: '',
  ...part,
});

describe("a bidder's workbook", () => {
  it('comes back as it went out', () => {
    const offer = {
      lines: [line(1, { unit_price: 82.5, note: 'Copper' }), line(2, { coverage: 'EXCLUDED' })],
      alternates: [{ alternate_id: 7, amount: -41_500 }],
      qualifications: 'Price holds 90 days.',
    } as Parameters<typeof workbookRows>[1];
    const sheet = { name: 'Bid', rows: [[...WORKBOOK_HEADINGS], ...workbookRows(asked, offer)] };
    expect(readBidWorkbook([sheet], asked, { ...emptyOffer, qualifications: offer.qualifications })).toEqual({
      offer,
      priced: 2,
      excluded: 1,
      problems: [],
    });
  });

  it.each([
    ['a price as text', row(1, 'Piping', '$82.50*', null), { unit_price: 82.5 }],
    ['a line number as text', row('1', 'piping ', 82.499_999, null), { unit_price: 82.5 }],
    ['an amount that divides', row(1, 'Piping', null, 33_000), { unit_price: 82.5 }],
    ['both, the unit price counting', row(1, 'Piping', 80, 33_000), { unit_price: 80 }],
    ['a credit', row(1, 'Piping', '(2.25)', null), { unit_price: -2.25 }],
    ['an exclusion', row(1, 'Piping', 80, null, 'Excluded'), { coverage: 'EXCLUDED' }],
  ] satisfies [string, Cell[], object][])('takes %s', (_name, cells, part) => {
    expect(read(cells)).toMatchObject({ offer: { lines: [line(1, part)] }, problems: [] });
  });

  it.each([
    [
      'an amount that does not divide',
      row(1, 'Piping', null, 33_001.01),
      /^Row 3: Piping: enter a unit price/,
    ],
    ['a word', row(1, 'Piping', 'by others', null), /the unit price is not a number/],
    ['a unit price of a lump sum', row(2, 'Hoisting', 5, null), /enter an amount/],
    ['a line of another package', row(9, 'Piping', 5, null), /line 9 is not in this package/],
    ['a line of another issue', row(1, 'Ductwork', 5, null), /called differently/],
  ] satisfies [string, Cell[], RegExp][])('says why it does not take %s', (_name, cells, problem) => {
    const found = read(cells);
    expect(found?.offer.lines).toEqual([]);
    expect(found?.problems).toEqual([expect.stringMatching(problem)]);
  });

  it('takes the first of a line that stands there twice, and leaves blank ones alone', () => {
    const found = read(row(1, 'Piping', 5, null), row(1, 'Piping', 6, null), row(2, 'Hoisting', null, null));
    expect(found?.offer.lines).toEqual([line(1, { unit_price: 5 })]);
    expect(found?.problems).toEqual(['Row 4: line 1 stands here twice; the first one counts.']);
  });

  it('is no other spreadsheet', () => {
    expect(
      readBidWorkbook(
        [
          {
            name: 'A',
            rows: [
              ['Item', 'Price'],
              ['1', 5],
            ],
          },
        ],
        asked,
        emptyOffer,
      ),
    ).toBeUndefined();
    expect(readBidWorkbook([], asked, emptyOffer)).toBeUndefined();
  });
});
