import { expect, it } from 'vitest';
import { type Cell, guessSheetColumns, type SheetColumn, sheetText } from './index.ts';

const codes: SheetColumn[] = [
  { id: 'code', label: 'Code', required: true, words: ['code'] },
  { id: 'name', label: 'Name', required: true, words: ['name', 'title'] },
];
const series: SheetColumn[] = [
  { id: 'key', label: 'Month', required: true, words: ['observation date', 'date'] },
  { id: 'code', label: 'Code', required: false, words: ['code'] },
  { id: 'value', label: 'Index', required: true, words: ['index'] },
];

const cases: [string, readonly SheetColumn[], Cell[][], object][] = [
  [
    'named columns, wherever they stand',
    codes,
    [
      ['Level', 'Title', 'Code'],
      [1, 'General', '01'],
    ],
    { chosen: { code: 2, name: 1 }, heading: 0 },
  ],
  [
    'a value column under its own name, below notes',
    series,
    [
      ['FRED Graph Observations'],
      [],
      ['observation_date', 'WPU101'],
      ['2026-01-01', 338.2],
      ['2026-02-01', 339],
    ],
    { chosen: { key: 0, value: 1 }, heading: 2 },
  ],
  [
    'no headings at all',
    series,
    [
      ['2026', 338.2],
      ['2027', 339],
    ],
    { chosen: { key: 0, value: 1 }, heading: null },
  ],
  ['an empty sheet', codes, [], { chosen: {}, heading: null }],
];

it.each(cases)('finds the columns of %s', (_, columns, rows, found) => {
  expect(guessSheetColumns(rows, columns)).toMatchObject(found);
});

it('writes columns as text: no cell breaks a line, no leading zero is lost, indents stay', () => {
  const rows: Cell[][] = [
    ['Code', 'Name', 'Note'],
    ['01', '  Site\noffice', 'x'],
    [null, null, 'only a note'],
    [3, 'Concrete'],
  ];
  expect(sheetText(rows, [0, 1], 1)).toBe('01\t  Site office\n3\tConcrete');
});
