import { describe, expect, it } from 'vitest';
import type { Cell } from '#domain/sheets';
import {
  type FileSheet,
  guessSheets,
  isNearestAbove,
  matchCodes,
  matchComponents,
  readEstimate,
  readNumber,
} from './index.ts';

const read = (sheets: FileSheet[]) => readEstimate(sheets, guessSheets(sheets));
const one = (rows: Cell[][]) => read([{ name: 'Detail', rows }]);

describe('numbers of a file', () => {
  it.each([
    ['1,250.00', 1250],
    ['$ 1,250', 1250],
    ['(312,000)', -312_000],
    ['85,000-', -85_000],
    ['-4.5', -4.5],
    ['$1,800,000.00*', 1_800_000],
    ["1'250.50", 1250.5],
  ])('%s is %d', (text, value) => expect(readNumber(text)).toMatchObject({ kind: 'number', value }));

  it.each([
    ['1.250,00', 1250],
    ['14,5', 14.5],
    ['1.250', 1250],
  ])('%s is %d where commas part the decimals', (text, value) =>
    expect(readNumber(text, 'comma')).toMatchObject({ kind: 'number', value }),
  );

  it.each([
    ['12.5%', { kind: 'percent', value: 12.5 }],
    ['612 EA', { kind: 'number', value: 612, unit: 'EA' }],
    ['#REF!', { kind: 'error', text: '#REF!' }],
    ['see alt. 2', { kind: 'text', text: 'see alt. 2' }],
    ['2026-10-09', { kind: 'text', text: '2026-10-09' }],
    ['-', { kind: 'none' }],
    [null, { kind: 'none' }],
  ])('%s is %j', (cell, found) => expect(readNumber(cell)).toEqual(found));

  it('that are long texts are looked at no further', () =>
    expect(readNumber('1,'.repeat(30_000)).kind).toBe('text'));
});

const banner: Cell[][] = [
  ['Northbank Builders', 'Northbank Builders', 'Northbank Builders'],
  [],
  ['CSI', 'Scope', 'Qty', 'U/M', 'Rate', 'Ext.', 'Remarks'],
  [null, null, null, null, '$ / unit', '$'],
];

describe('rows of a sheet', () => {
  const estimate = one([
    ...banner,
    ['DIVISION 03  CONCRETE'],
    ['03 30 00', 'Mat foundation', 100, 'CY', 412, 41_200, 'pump incl.'],
    [],
    ['03 35 00', 'Concrete finishing'],
    [null, '(a) trowel', '1,000', 'SF', '1.85', '1,850.00'],
    [null, '(b) ride-on', 500, 'SF', 1.12, 560],
    [null, 'Sub-total Division 03', null, null, null, 43_610],
    ['CSI', 'Scope', 'Qty', 'U/M', 'Rate', 'Ext.', 'Remarks'],
    ['DIVISION 05  METALS'],
    [null, 'Steel frame', '#REF!', 'TN', 4200, '#REF!'],
    [null, 'Anchor bolts', 10, 'EA', 20, null],
    [null, 'Credit', null, null, null, '(310.00)'],
    [null, 'Sub-total Division 05', null, null, null, 990],
    [null, 'TOTAL CONSTRUCTION', null, null, null, 44_600],
  ]);
  const [sheet] = estimate.sheets;

  it('become lines, with sections, parents, totals and repeated headers left out', () => {
    expect(sheet?.lines.map(({ row, description, amount }) => [row, description, amount])).toEqual([
      [6, 'Mat foundation', 41_200],
      [9, 'Concrete finishing: (a) trowel', 1850],
      [10, 'Concrete finishing: (b) ride-on', 560],
      [14, 'Steel frame', null],
      [15, 'Anchor bolts', 200],
      [16, 'Credit', -310],
    ]);
    expect(sheet?.kinds.join(' ')).toBe(
      'header section line blank parent sub_item sub_item total header section line line line total total',
    );
  });

  it('take the code of their parent or their section where they have none', () =>
    expect(sheet?.lines.map(({ code }) => code)).toEqual([
      '03 30 00',
      '03 35 00',
      '03 35 00',
      '05',
      '05',
      '05',
    ]));

  it('say which cells are errors, and count nothing for them', () => {
    expect(estimate).toMatchObject({ problems: 1, linesCount: 6 });
    expect(sheet?.lines[3]?.problem).toBe(
      'Quantity C14 is #REF! in the file. Amount F14 is #REF! in the file.',
    );
  });

  it('are compared with the totals that the file states, section by section', () => {
    expect(
      sheet?.totals.map(({ row, scope, sum, difference, agrees }) => ({
        row,
        scope,
        sum,
        difference,
        agrees,
      })),
    ).toEqual([
      { row: 11, scope: 'all', sum: 43_610, difference: 0, agrees: true },
      { row: 17, scope: 'section', sum: -110, difference: 1100, agrees: false },
      { row: 18, scope: 'all', sum: 43_500, difference: 1100, agrees: false },
    ]);
    expect(estimate).toMatchObject({ total: 43_500, stated: 44_600, difference: 1100, agrees: false });
  });

  it('keep the amount of the file where quantity × unit cost is another one', () => {
    const [line] = one([...banner, ['09', 'LVT', 1250, 'SY', 96, 102_000]]).sheets[0]?.lines ?? [];
    expect(line).toMatchObject({ amount: 102_000, unit_cost: null, problem: '' });
    expect(line?.warning).toContain('is 120,000, the file says 102,000');
  });

  it('that sum up what is above them are totals, though nothing says so', () => {
    const rows: Cell[][] = [1, 2, 3].map((at) => ['03', `Line ${at}`, at, 'EA', 10, at * 10]);
    const found = one([...banner, ...rows, [null, 'Concrete', null, null, null, 60]]);
    expect(found).toMatchObject({ total: 60, stated: 60, linesCount: 3 });
  });
});

describe('sheets of a file', () => {
  const line: Cell[] = [1, 'Brick work', 22.287, 'Cum', 4990, 111_212.13];
  const header: Cell[] = ['S.No.', 'Particulars.', 'Quantity', 'Unit', 'Rate', 'Amount'];
  const sheets: FileSheet[] = [
    { name: 'Abstract', rows: [['GENERAL ABSTRACT'], [null, 'PART A', 'Rs.', 111_212]] },
    {
      name: 'GF',
      rows: [
        ['Work'],
        header,
        line,
        [2, null, 2, 'P Cum', 3, 6],
        [null, null, null, null, 'Total', 111_218.13],
      ],
    },
    {
      name: 'GF measured',
      rows: [
        [
          'S.N.',
          'Particulars',
          'Nos.',
          null,
          'Length',
          null,
          'Breadth',
          null,
          'Height',
          null,
          'Qty.',
          'Units',
        ],
        [1, 'Wall', 2, 'x', 6, null, null, null, null, '=', 12, 'RM'],
      ],
    },
    { name: 'Copy of GF', rows: [header, line, [2, null, 2, 'P Cum', 3, 6]] },
  ];

  it('are taken where they are priced; measurements, summaries and copies are left out, each with why', () => {
    expect(guessSheets(sheets).map(({ name, isUsed, reason }) => [name, isUsed, reason])).toEqual([
      ['Abstract', false, 'No header row with a description and an amount'],
      ['GF', true, '2 lines, header in row 2'],
      ['GF measured', false, 'Measurements, no amounts'],
      ['Copy of GF', false, 'The same lines as GF'],
    ]);
    expect(read(sheets)).toMatchObject({ total: 111_218.13, difference: 0, agrees: true });
  });

  it('keep lines without a text, and units without what stands before them', () =>
    expect(read(sheets).sheets[0]?.lines[1]).toMatchObject({
      description: 'Item 2',
      unit: 'Cum',
      amount: 6,
    }));

  it('of a bid tabulation give the prices of the estimate', () => {
    const tab: Cell[][] = [
      [
        'AIRPORT',
        'AIRPORT',
        'AIRPORT',
        'AIRPORT',
        'K & E',
        'K & E',
        "Engineer's Estimate",
        "Engineer's Estimate",
      ],
      [
        'Item No.',
        'Item Description',
        'Estimated Quantity',
        'Units',
        'Unit Price',
        'Total Price',
        'Unit Price',
        'Total Price',
      ],
      ['0001', 'Sweeper', 1, 'LS', 170_000, 170_000, 216_000, 216_000],
    ];
    expect(one(tab).total).toBe(216_000);
  });
});

describe('a sheet of nothing but error cells', () => {
  it('is taken, so that its lines are seen', () => {
    const found = one([
      ['CSI', 'Scope', 'Qty', 'U/M', 'Rate', 'Ext.'],
      [null, 'Steel frame', 12, 'TN', 4200, '#REF!'],
    ]);
    expect(found).toMatchObject({ linesCount: 1, problems: 1, total: 0 });
  });

  it('is left out where its lines only lack amounts', () =>
    expect(
      one([
        ['Scope', 'Qty', 'Rate', 'Ext.'],
        ['Steel frame', 12],
      ]).linesCount,
    ).toBe(0));
});

describe('names of a file', () => {
  const groups = [
    { id: 1, div_code: '03' },
    { id: 2, div_code: '03 30 00' },
    { id: 3, div_code: 'B20' },
    { id: 4, div_code: 'B' },
  ];
  it('are the codes of the company, else the nearest above', () =>
    expect([...matchCodes(['03 30 00', '033100', '3', 'B2010', 'B30', 'P-401', ''], groups)]).toEqual([
      ['03 30 00', 2],
      ['033100', 1],
      ['3', 1],
      ['B2010', 3],
      ['B30', 4],
    ]));

  it.each([
    ['09 29 00', '09 00 00', true],
    ['09 29 00', '09 29', false],
    ['092900', '09 29 00', false],
    ['3', '03 00 00', false],
    ['03', '03 00 00', false],
    ['03310', '03 31 00', false],
    ['03315', '03 31 00', true],
    ['3310.10', '03 31 00', false],
    ['10 00 00', '10', false],
    ['B2010', 'B20', true],
    ['B2010', 'B2010', false],
  ])('of %s in %s are the nearest above: %s', (code, group, isAbove) =>
    expect(isNearestAbove(code, { div_code: group })).toBe(isAbove),
  );

  it('are its components by name, initials, or how they begin', () =>
    expect([
      ...matchComponents(
        ['patient tower', 'CUP', 'Site', 'P', 'Garage 2'],
        [
          { id: 1, name: 'Patient Tower' },
          { id: 2, name: 'Central Utility Plant' },
          { id: 3, name: 'Site and Landscape' },
          { id: 4, name: 'Parking Garage' },
        ],
      ),
    ]).toEqual([
      ['patient tower', 1],
      ['CUP', 2],
      ['Site', 3],
    ]));

  it('components are found by words that only one of them has', () => {
    const names = ['Tower', 'Garage', 'Utility Plant', 'Plant Tower', 'Landscape', 'Power', 'Level 2'];
    const known = [
      'Patient Tower',
      'Central Utility Plant',
      'Site and Landscape',
      'Parking Garage',
      'Power Tower',
    ];
    expect([
      ...matchComponents(
        names,
        known.map((name, at) => ({ id: at + 1, name })),
      ),
    ]).toEqual([
      ['Garage', 4],
      ['Utility Plant', 2],
      ['Landscape', 3],
      ['Power', 5],
    ]);
  });
});

it('a row that somebody adds to a file that names its lines is a line of its own', () => {
  const { sheets } = one([
    ['Code', 'Cost group', 'Description', 'Component', 'Quantity', 'Unit', 'Unit cost', 'Amount', 'Line ID'],
    ['03 30 00', 'Cast-in-Place Concrete', 'Mat foundation', 'Patient Tower', 10, 'CY', 412, 4120, '523'],
    [null, null, 'Canopy', null, null, null, null, 77_000],
    ['05 12 00', 'Structural Steel', 'Steel frame', 'Patient Tower', 2, 'TN', 5000, 10_000, '524'],
  ]);
  expect(
    sheets[0]?.lines.map(({ description, code, component, lineId }) => [
      description,
      code,
      component,
      lineId,
    ]),
  ).toEqual([
    ['Mat foundation', '03 30 00', 'Patient Tower', '523'],
    ['Canopy', '', '', ''],
    ['Steel frame', '05 12 00', 'Patient Tower', '524'],
  ]);
});
