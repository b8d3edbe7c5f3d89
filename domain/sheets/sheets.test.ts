import { describe, expect, it } from 'vitest';
import {
  type Cell,
  columnLetter,
  guessHeading,
  guessMapping,
  headingTitles,
  isHeadingRow,
  rememberedMapping,
} from './index.ts';

describe('headings', () => {
  const cases: [what: string, rows: Cell[][], first: number, last: number, titles: string[]][] = [
    [
      'stand in the first row',
      [
        ['Name', 'Quantity'],
        ['Canopy', 3],
      ],
      0,
      0,
      ['Name', 'Quantity'],
    ],
    [
      'stand below a title that spans all columns',
      [['Cedar Ridge', 'Cedar Ridge', 'Cedar Ridge'], [], ['Name', 'Qty', 'Unit'], ['Canopy', 3, 'SF']],
      2,
      2,
      ['Name', 'Qty', 'Unit'],
    ],
    [
      'are joined where upper ones span lower ones',
      [
        ['Item', 'Price', 'Price'],
        ['Item', 'Quantity', 'Unit cost'],
        ['Canopy', 3, 4],
      ],
      0,
      1,
      ['Item', 'Price Quantity', 'Price Unit cost'],
    ],
    [
      'are not the figures below them',
      [
        ['Name', 'Cost'],
        ['Canopy', '$1,200'],
        ['Atrium', '900 %'],
      ],
      0,
      0,
      ['Name', 'Cost'],
    ],
    [
      'go on below one that spans columns, however few those are',
      [
        ['Item', 'Price', 'Price', 'Component', 'Status'],
        [null, 'Quantity', 'Unit cost'],
        ['Canopy', 3, 4],
      ],
      0,
      1,
      ['Item', 'Price Quantity', 'Price Unit cost', 'Component', 'Status'],
    ],
    [
      'are named by their letter where they are blank',
      [
        ['Name', null, 'Name'],
        ['a', 1, 'b'],
      ],
      0,
      0,
      ['Name', 'Column B', 'Name (2)'],
    ],
    ['need rows below them', [['Only', 'one row']], 0, 0, ['Only', 'one row']],
    ['of no sheet at all are none', [], 0, 0, []],
  ];
  it.each(cases)('%s', (_what, rows, first, last, titles) => {
    expect(guessHeading(rows)).toEqual({ first, last });
    expect(headingTitles(rows, { first, last })).toEqual(titles);
  });

  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [199, 'GR'],
  ])('column %i is %s', (index, letter) => expect(columnLetter(index)).toBe(letter));

  it.each([
    [['Envelope', 'Envelope'], true],
    [['Envelope', null, 'Envelope'], true],
    [['Envelope'], false],
    [['Envelope', 3], false],
    [[], false],
  ] as [Cell[], boolean][])('%j heads rows: %s', (row, heads) => expect(isHeadingRow(row)).toBe(heads));
});

describe('the mapping', () => {
  const fields = [
    { id: 'name', words: ['name', 'item', 'description', 'option'] },
    { id: 'quantity', words: ['quantity', 'qty'] },
    { id: 'measure', words: ['unit', 'uom'] },
    { id: 'unit_cost', words: ['unit cost', 'unit price'], poorWords: ['cost', 'amount'] },
  ];
  const cases: [titles: string[], fields: (string | undefined)[]][] = [
    [
      ['Name', 'Qty', 'Unit', 'Unit Cost'],
      ['name', 'quantity', 'measure', 'unit_cost'],
    ],
    [
      ['Unit Cost', 'Unit', 'ITEM  No.'],
      ['unit_cost', 'measure', 'name'],
    ],
    [
      ['Description', 'Amount ($)'],
      ['name', 'unit_cost'],
    ],
    [
      ['Unit price', 'Amount'],
      ['unit_cost', undefined],
    ],
    [
      ['Item', 'Option'],
      ['name', undefined],
    ],
    [
      ['Quantity of units', 'Remarks'],
      ['quantity', undefined],
    ],
    [['unit_cost'], ['unit_cost']],
  ];
  it.each(cases)('of %j is %j', (titles, expected) => {
    const mapping = guessMapping(titles, fields);
    expect(titles.map((_, column) => mapping.get(column))).toEqual(expected);
  });

  it('is what the person chose before, for the same titles', () => {
    const titles = ['Item', 'Remarks', 'Qty'];
    const remembered = rememberedMapping(titles, new Map([[1, 'name']]));
    expect(remembered).toEqual({ item: '', remarks: 'name', qty: '' });
    expect([...guessMapping(['QTY', 'remarks ', 'Item', 'Unit'], fields, remembered)]).toEqual([
      [1, 'name'],
      [3, 'measure'],
    ]);
    expect([...guessMapping(['Item'], fields, { item: 'no field of ours' })]).toEqual([]);
  });
});
