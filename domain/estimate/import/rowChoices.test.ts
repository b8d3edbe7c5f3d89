import { describe, expect, it } from 'vitest';
import type { Cell } from '#domain/sheets';
import { guessSheets, readEstimate } from './index.ts';
import { type RowChoice, rowChoices } from './rowChoices.ts';

/** A letting as a list: one row for each item and bidder. */
const header: Cell[] = [
  'Pay Item',
  'Description',
  'Quantity',
  'Unit',
  'Unit Price',
  'Bidder Name',
  'ProjectID',
  'Extension',
];
const row = (item: string, bidder: string, contract: string, price: number): Cell[] => [
  item,
  `Work ${item}`,
  10,
  'TON',
  price,
  bidder,
  contract,
  price * 10,
];
const rows = [
  header,
  row('105', 'Icc', 'B-1', 30),
  row('105', 'Rieth', 'B-1', 10),
  row('109', 'Icc', 'B-1', 5),
  row('109', 'Rieth', 'B-1', 6),
  row('105', 'Milestone', 'R-2', 7),
  row('201', 'Milestone', 'R-2', 8),
];
const columns = { description: 1, amount: 7 };
const sheets = [{ name: 'Rows', rows }];

describe('a list of bids', () => {
  it('is one contract and its lowest bidder, until somebody chooses others', () => {
    expect(rowChoices(rows, 0, columns)).toEqual([
      { column: 6, title: 'ProjectID', values: ['B-1', 'R-2'], value: 'B-1' },
      { column: 5, title: 'Bidder Name', values: ['Icc', 'Rieth'], value: 'Rieth' },
    ]);
    expect(rowChoices(rows, 0, columns, [{ column: 5, value: 'Icc' }])[1]?.value).toBe('Icc');
  });
  it('has nothing to choose between where a contract has one bidder', () =>
    expect(rowChoices(rows, 0, columns, [{ column: 6, value: 'R-2' }]).map(({ value }) => value)).toEqual([
      'R-2',
    ]));
  it('comes in with the rows of that bidder alone', () => {
    const [guessed] = guessSheets(sheets);
    const choices = guessed ? [guessed] : [];
    expect(readEstimate(sheets, choices)).toMatchObject({ total: 160, linesCount: 2 });
    const icc = choices.map((one) => ({
      ...one,
      only: [...one.only.slice(0, 1), { column: 5, value: 'Icc' }],
    }));
    const read = readEstimate(sheets, icc);
    expect(read).toMatchObject({ total: 350, linesCount: 2 });
    expect(read.sheets[0]?.kinds).toEqual(['line', 'left_out', 'line', 'left_out', 'left_out', 'left_out']);
  });
  it('agrees with what it states of the lowest bid, and says nothing of the others', () => {
    const sizes: Readonly<Record<string, number>> = { 'B-1': 160, 'R-2': 151 };
    const stating = rows.map((one, at): Cell[] => [
      ...one,
      at === 0 ? 'Job Size' : (sizes[String(one[6])] ?? null),
    ]);
    const stated = (said: RowChoice[]) => {
      const file = [{ name: 'Rows', rows: stating }];
      const choices = guessSheets(file).map((one) => ({
        ...one,
        only: rowChoices(stating, 0, columns, said),
      }));
      const { stated: amount, difference, sheets: found } = readEstimate(file, choices);
      return [amount, difference, found[0]?.totals[0]?.label, found[0]?.totals[0]?.row];
    };
    expect(stated([])).toEqual([160, 0, 'Job Size', 3]);
    expect(stated([{ column: 6, value: 'R-2' }])).toEqual([151, 1, 'Job Size', 6]);
    expect(stated([{ column: 5, value: 'Icc' }])).toEqual([null, null, undefined, undefined]);
  });
  it.each([
    [
      'without bidders',
      [
        ['Description', 'Amount', 'Project ID'],
        ['Mat', 5, 'A'],
        ['Door', 6, 'B'],
      ],
    ],
    [
      'that says who does the work',
      [
        ['Description', 'Amount', 'Vendor'],
        ['Mat', 5, 'Icc'],
        ['Door', 6, 'Rieth'],
      ],
    ],
  ])('is no estimate %s', (_, other) =>
    expect(rowChoices(other, 0, { description: 0, amount: 1 })).toEqual([]),
  );
});
