import { describe, expect, it } from 'vitest';
import { applyChanges } from '../editing/changes.ts';
import { atOnce } from '../editing/inSlices.ts';
import { planPaste } from '../editing/pastePlan.ts';
import { valueOf, type Sheet, type SheetColumn } from '../editing/sheet.ts';
import { billRows } from './billRows.ts';
import { widthOf } from './block.ts';
import {
  excelShape,
  googleShape,
  libreShape,
  tsvOf,
  type Copied,
  type SheetCell,
} from './clipboardShapes.ts';
import { readClipboard } from './readClipboard.ts';

type Row = Record<string, unknown> & { id: string };
const units = ['LS', 'SF', 'Cum', 'Sqm', 'Kg'].map((label, at) => ({ value: `u${at}`, label }));
const columns: Record<string, SheetColumn<Row>> = Object.fromEntries(
  (
    [
      ['text', { type: 'text' }],
      ['long', { type: 'text', multiline: true }],
      ['number', { type: 'number' }],
      ['money', { type: 'money' }],
      ['percent', { type: 'percent' }],
      ['date', { type: 'date' }],
      ['choice', { type: 'choice', options: units }],
      ['choices', { type: 'choices', options: units }],
      ['check', { type: 'checkbox' }],
      ['area', { type: 'area', units: ['GSF', 'SQM'] }],
    ] as const
  ).map(([id, edit]) => [id, { id, title: id, edit }]),
);
let made = 0;

/** Pastes into an empty grid with these columns: the values of each row, unread texts as `!text`. */
function pasted(copied: Copied, kinds: readonly string[]): unknown[][] {
  const shown = kinds.map((kind, at) => ({ ...(columns[kind] as SheetColumn<Row>), id: `c${at}` }));
  const keyOf = (row: Row) => row.id;
  const sheet: Sheet<Row> = {
    lineCount: 0,
    rowAt: () => undefined,
    columns: shown,
    keyOf,
    refusedAt: () => undefined,
    blockedAt: () => undefined,
  };
  const block = [...readClipboard(copied)];
  const plan = atOnce(
    planPaste(sheet, block, widthOf(block), {
      selection: { top: 0, left: 0, bottom: 0, right: 0 },
      newRow: () => ({ id: String((made += 1)) }),
      rowCount: 0,
    }),
  );
  const rows = applyChanges<Row>(
    [],
    { source: 'paste', cells: plan.cells, added: plan.added, removed: [] },
    shown,
    keyOf,
  );
  const refused = new Map(plan.cells.map((cell) => [`${cell.key} ${cell.column}`, cell.refusedTo]));
  return rows.map((row) =>
    shown.map((column) => {
      const text = refused.get(`${row.id} ${column.id}`);
      return text === undefined ? valueOf(row, column) : `!${text}`;
    }),
  );
}
const text = (value: string): Copied => ({ text: value, html: '' });
const html = (value: string): Copied => ({ text: '', html: value });
type Case = readonly [name: string, copied: Copied, kinds: string, expected: unknown[][]];

/** What every spreadsheet copies alike. */
const blocks: readonly (readonly [
  name: string,
  rows: (SheetCell | string)[][],
  kinds: string,
  expected: unknown[][],
])[] = [
  ['one cell', [['Curtain wall']], 'text', [['Curtain wall']]],
  [
    'a block',
    [
      ['Glass', '1,200', '$142.00'],
      ['Frame', '61', '$84.50'],
    ],
    'text number money',
    [
      ['Glass', 1200, 142],
      ['Frame', 61, 84.5],
    ],
  ],
  ['negatives in brackets', [['(1,234.50)', '($8,662,000)']], 'money money', [[-1234.5, -8662000]]],
  ['accounting formats', [[' $ 1,234.50 ', ' $ -   ']], 'money money', [[1234.5, 0]]],
  ['percentages', [['12%', '12.50 %']], 'percent percent', [[12, 12.5]]],
  [
    'three kinds of dates',
    [['2026-01-02', '1/2/2026', '2 Jan 2026', 'Jan 2, 2026']],
    'date date date date',
    [['2026-01-02', '2026-01-02', '2026-01-02', '2026-01-02']],
  ],
  [
    'line ends inside a cell',
    [['General conditions,\ninsurance and fee', '1']],
    'long number',
    [['General conditions,\ninsurance and fee', 1]],
  ],
  ['line ends where there is one line', [['a\nb']], 'text', [['a b']]],
  ['quotes', [['12" pipe', 'say "no"']], 'text text', [['12" pipe', 'say "no"']]],
  ['signs of HTML', [['A & B <c> &amp;', '1']], 'text number', [['A & B <c> &amp;', 1]]],
  [
    'options by name and id',
    [['sqm', 'u1', 'Cum, Kg']],
    'choice choice choices',
    [['u3', 'u1', ['u2', 'u4']]],
  ],
  ['an unknown option', [['Acre', '5']], 'choice number', [['!Acre', 5]]],
  ['text where a number belongs', [['n/a', 'TBD']], 'money number', [['!n/a', '!TBD']]],
  [
    'errors of a sheet',
    [['#REF!', '#DIV/0!', '#N/A']],
    'money date number',
    [['!#REF!', '!#DIV/0!', '!#N/A']],
  ],
  [
    'NaN and Infinity',
    [['NaN', 'Infinity', '-Infinity']],
    'money number percent',
    [['!NaN', '!Infinity', '!-Infinity']],
  ],
  ['ticks', [['TRUE', 'FALSE']], 'check check', [[true, false]]],
  [
    'areas',
    [['286,000 GSF', '1,200.5 sqm']],
    'area area',
    [
      [
        { value: 286000, unit: 'GSF' },
        { value: 1200.5, unit: 'SQM' },
      ],
    ],
  ],
  [
    'empty cells',
    [
      ['a', '', '3'],
      ['', '', ''],
    ],
    'text money number',
    [
      ['a', null, 3],
      ['', null, null],
    ],
  ],
  [
    'right-to-left text',
    [['\u05e7\u05d9\u05e8 \u05de\u05e1\u05da', '\u200f1,234']],
    'text number',
    [['\u05e7\u05d9\u05e8 \u05de\u05e1\u05da', 1234]],
  ],
  ['codes with leading zeros', [['08 44 00', '007']], 'text text', [['08 44 00', '007']]],
  ['formulas as text', [['=SUM(A1)', '+1', '@x']], 'text text text', [['=SUM(A1)', '+1', '@x']]],
];
const cases: Case[] = [
  ...blocks.flatMap(([name, rows, kinds, expected]): Case[] => [
    [`Excel: ${name}`, excelShape(rows), kinds, expected],
    [`Sheets: ${name}`, googleShape(rows), kinds, expected],
    [`LibreOffice: ${name}`, libreShape(rows), kinds, expected],
  ]),
  [
    'Excel: merged cells',
    excelShape([
      [{ shown: 'A', columns: 2 }, '3'],
      ['x', 'y', '4'],
    ]),
    'text text number',
    [
      ['A', null, 3],
      ['x', 'y', 4],
    ],
  ],
  [
    'Sheets: merged down',
    googleShape([[{ shown: 'A', rows: 2 }, '1'], ['2']]),
    'text number',
    [
      ['A', 1],
      [null, 2],
    ],
  ],
  [
    'LibreOffice: merged both ways',
    libreShape([[{ shown: 'A', rows: 2, columns: 2 }, '1'], ['2'], ['b', 'c', '3']]),
    'text text number',
    [
      ['A', null, 1],
      [null, null, 2],
      ['b', 'c', 3],
    ],
  ],
  [
    'Sheets: the figure behind a rounded one',
    googleShape([
      [
        { shown: '$1.2K', number: 1234.5 },
        { shown: '12%', number: 0.1225 },
        { shown: '3.3', number: 3.3333 },
      ],
    ]),
    'money percent number',
    [[1234.5, 12.25, 3.3333]],
  ],
  [
    'LibreOffice: the figure behind a rounded one',
    libreShape([[{ shown: '1,234', number: 1234.25 }]]),
    'money',
    [[1234.25]],
  ],
  [
    'Sheets: a day in an unknown format by its number',
    googleShape([[{ shown: 'Fri wk 1', number: 46024 }]]),
    'date',
    [['2026-01-02']],
  ],
  [
    'Excel: what is shown goes before the format',
    excelShape([
      [
        { shown: '12%', format: 'Percent' },
        { shown: '1.50', format: '"0\\.00"' },
      ],
    ]),
    'percent money',
    [[12, 1.5]],
  ],
  [
    'text: rows that differ in length',
    text('a\t1\t2\r\nb\r\nc\t3'),
    'text number number',
    [
      ['a', 1, 2],
      ['b', null, null],
      ['c', 3, null],
    ],
  ],
  ['text: more than there is room for', text('a\t1\t2\t3'), 'text number', [['a', 1]]],
  [
    'text: line ends of old Macs',
    text('a\t1\rb\t2'),
    'text number',
    [
      ['a', 1],
      ['b', 2],
    ],
  ],
  [
    'text: a quote that closes nowhere',
    text('"a\t1\nb\t2'),
    'text number',
    [
      ['"a', 1],
      ['b', 2],
    ],
  ],
  ['text: a quoted word at the start', text('"Big" wall\t1'), 'text number', [['"Big" wall', 1]]],
  ['text: a tab inside quotes', text('"a\tb"\t1'), 'long number', [['a\tb', 1]]],
  ['text: European figures', text('1.234,56\t1 234,5\t12,5'), 'money money money', [[1234.56, 1234.5, 12.5]]],
  ['text: only spaces', text('  \t '), 'money number', [[null, null]]],
  ['text: a byte order mark', text('\ufeffa\t1'), 'text number', [['a', 1]]],
  [
    'text: 10,000 characters',
    text(`${'x'.repeat(10_000)}\t1`),
    'text number',
    [[`!${'x'.repeat(10_000)}`, 1]],
  ],
  [
    'HTML alone: a table of a web page',
    html(
      '<div><p>Prices</p><table><thead><tr><th>Glass</th><th>5</th></tr></thead><tbody><tr><td>Frame<td>6</table></div>',
    ),
    'text number',
    [
      ['Glass', 5],
      ['Frame', 6],
    ],
  ],
  [
    'HTML alone: scripts and styles are no text',
    html('<table><tr><td>a<script>alert("x")</script><style>td{}</style></td><td>1</td></tr></table>'),
    'text number',
    [['a', 1]],
  ],
  [
    'HTML alone: a table inside a cell',
    html('<table><tr><td>a<table><tr><td>b</td></tr></table></td><td>1</td></tr></table>'),
    'text number',
    [['ab', 1]],
  ],
  [
    'HTML alone: a span beyond reason',
    html('<table><tr><td colspan=999999999>a</td></tr></table>'),
    'text',
    [['a']],
  ],
];

describe('what lies on a clipboard', () => {
  it('comes in at least 60 shapes', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
  });
  it.each(cases)('%s', (_, copied, kinds, expected) => {
    expect(pasted(copied, kinds.split(' '))).toEqual(expected);
  });
});

describe('a block of a real workbook', () => {
  const kinds = 'text long number choice money text money'.split(' ');
  const number = (shown: string) => (shown === '' ? null : Number(shown));
  const expected = billRows.map(([no, particulars, quantity, unit, rate, per, amount]) => [
    no,
    particulars,
    number(quantity ?? ''),
    units.find(({ label }) => label === unit)?.value ?? null,
    number(rate ?? ''),
    per,
    // Two amounts are shown with four decimals; money has two, so they stand marked.
    /\.\d{3,}/.test(amount ?? '') ? `!${amount}` : number(amount ?? ''),
  ]);
  const rows = billRows.map((row) => [...row]);
  it.each([
    ['Excel', excelShape(rows)],
    ['Excel, text alone', text(tsvOf(rows))],
    ['Google Sheets', googleShape(rows)],
    ['LibreOffice', libreShape(rows)],
  ])('pastes exactly from %s', (_, copied) => {
    expect(pasted(copied, kinds)).toEqual(expected);
  });
  it('pastes from HTML alone but for spaces at the ends', () => {
    const trimmed = expected.map((row) =>
      row.map((value) => (typeof value === 'string' ? value.trim() : value)),
    );
    expect(pasted(html(excelShape(rows).html), kinds)).toEqual(trimmed);
  });
});
