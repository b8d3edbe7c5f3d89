import { describe, expect, it } from 'vitest';
import { type ImportRequest, importWords } from '#shared/sheets';
import { importFields, toImportBlock } from './importRows.ts';
import { whyNotAtOnce } from './quickBatch.ts';
import { blankQuickRow, toBatch } from './quickRows.ts';

const columns = ['code', 'name', 'status', 'scope', 'quantity', 'unit_cost', 'upper_limit'].map((id) => ({
  id,
  title: id,
  ...(id !== 'code' && { edit: {} }),
}));
const heading = { first: 0, last: 0 };
const titles = ['Item', 'Qty', 'Cost', 'State', 'Scope', 'Up'];
const request = (rows: ImportRequest['rows'], mapping: [number, string][]): ImportRequest => ({
  rows: [titles, ...rows],
  heading,
  mapping: new Map(mapping),
  status: 'Draft',
});
const all: [number, string][] = [
  [0, 'name'],
  [1, 'quantity'],
  [2, 'unit_cost'],
  [3, 'status'],
  [4, 'scope'],
  [5, 'upper_limit'],
];
const texts = (rows: ImportRequest['rows'], mapping = all) =>
  toImportBlock(request(rows, mapping), columns).block.map((line) => line.map((cell) => cell?.text));

describe('rows of a file', () => {
  it('stand in the order of the grid, and columns that are left out say nothing', () => {
    expect(texts([['Canopy', 3, 4.5, 'Pending', 'Steel', '10%']])).toEqual([
      [undefined, 'Canopy', 'Pending', 'Steel', '3', '4.5', '10%'],
    ]);
    expect(
      texts(
        [['Canopy', 3, 4.5, 'Pending']],
        [
          [0, 'name'],
          [9, 'scope'],
          [1, 'no field'],
        ],
      ),
    ).toEqual([[undefined, 'Canopy', 'Draft', '', undefined, undefined, undefined]]);
  });

  it('are a draft unless they say otherwise, and a price is for the item itself unless it has a scope', () => {
    expect(
      texts([
        ['Canopy', 3, null, null],
        ['Atrium', null, null, ' ', null],
      ]),
    ).toEqual([
      [undefined, 'Canopy', 'Draft', 'Canopy', '3', '', ''],
      [undefined, 'Atrium', 'Draft', '', '', '', ''],
    ]);
  });

  it('are left out where they say nothing or head others', () => {
    const rows = [
      ['Envelope', 'Envelope'],
      [],
      [null, ' '],
      ['Canopy', 1],
      [null, null, null, null, null, null, 'aside'],
    ];
    const { block, headings } = toImportBlock(request(rows, all), columns);
    expect([block.length, headings]).toEqual([1, 1]);
  });

  it('keep the figure behind a number, however it is written', () => {
    const { block } = toImportBlock(request([['A', 1e21, 0.1 + 0.2]], all), columns);
    expect(block[0]?.[4]).toEqual({ text: '1000000000000000000000', raw: 1e21 });
    expect(block[0]?.[5]).toEqual({ text: '0.3', raw: 0.1 + 0.2 });
  });
});

it('may become what quick entry lets a person fill in', () => {
  expect(importFields(columns).map(({ id }) => id)).toEqual([
    'name',
    'status',
    'scope',
    'quantity',
    'unit_cost',
    'upper_limit',
  ]);
});

it('may bring codes of the company’s own formats, which make the name a scope', () => {
  const own = [...columns, { id: 'own_3', title: 'Work packages', edit: {} }];
  expect(importFields(own).at(-1)).toEqual({ id: 'own_3', words: ['work packages'] });
  const { block } = toImportBlock(
    request(
      [['Canopy', 'WP-03']],
      [
        [0, 'name'],
        [1, 'own_3'],
      ],
    ),
    own,
  );
  expect(block[0]?.map((cell) => cell?.text)).toEqual([
    undefined,
    'Canopy',
    'Draft',
    'Canopy',
    undefined,
    undefined,
    undefined,
    'WP-03',
  ]);
});

it.each([
  [{ rows: 1, unread: 0, headings: 0 }, '1 row of a.csv stands below, not saved yet.'],
  [
    { rows: 12_000, unread: 1, headings: 2 },
    '12,000 rows of a.csv stand below, not saved yet. 1 cell could not be read and is marked. 2 heading rows were left out.',
  ],
])('is summed up for %j', (counts, words) => expect(importWords('a.csv', counts)).toBe(words));

it('saves more than 500 rows at once only where all of them are new', () => {
  const fresh = (count: number) =>
    Array.from({ length: count }, () => ({ ...blankQuickRow(), name: 'x', status: 'DRAFT' }));
  const saved = { ...blankQuickRow(), key: '7', id: 7, name: 'y', status: 'DRAFT' };
  const of = (news: number, edits: boolean) =>
    whyNotAtOnce(
      toBatch(edits ? [...fresh(news), { ...saved, name: 'z' }] : fresh(news), new Map([['7', saved]]), []),
    );
  expect(of(12_000, false)).toBeUndefined();
  expect(of(499, true)).toBeUndefined();
  expect(of(500, true)).toMatch(/^More than 500 rows are saved at once only if all of them are new/);
});
