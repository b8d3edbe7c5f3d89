import { describe, expect, it } from 'vitest';
import type { Cell } from '#domain/sheets';
import { levelSheet } from '../leveling.ts';
import { isEstimateName, withSection } from './bidTab.ts';
import { readBidTab, sheetOfTab, tabCompanies, tabStated, tabTotal } from './index.ts';

type Rows = Cell[][];

const pair = ['Unit Price', 'Total Price'];
const heads = (companies: readonly string[]): Cell[] => [
  'Item No.',
  'Item Description',
  'Estimated Quantity',
  'Units',
  ...companies.flatMap(() => pair),
];
const title = (companies: readonly string[]): Cell[] => [
  'PIER 4',
  'PIER 4',
  'PIER 4',
  'PIER 4',
  ...companies.flatMap((one) => [one, one]),
];

/** A tabulation as ports publish it: bidders in pairs of columns, their names in merged cells above. */
const wide = (companies: readonly string[], prices: readonly (readonly (number | null)[])[]): Rows => [
  title(companies),
  ['Contract 17', 'Contract 17'],
  [],
  heads(companies),
  ['0001', 'Sweeper \n(Section 012200)', 1, 'LS', ...(prices[0] ?? [])],
  [null, 'SITE WORK'],
  ['0002', 'Curb', 40, 'LF', ...(prices[1] ?? [])],
  [null, 'Total Amount Bid (Basis of Award)', null, null, ...(prices[2] ?? [])],
];

const two = wide(
  ['Alder \nBuilders, Inc.', "Engineer's Estimate"],
  [
    [1000, 1000, 900, 900],
    [null, 820.000_000_000_1, 20, 800],
    [null, 1820, null, 1700],
  ],
);

describe('bidders side by side', () => {
  it('come to their stated totals, with what is missing as missing', () => {
    const [contract, ...more] = readBidTab([
      { name: 'Bid Item List', rows: [['Item No.', 'Item Description', 'Estimated Quantity', 'Units']] },
      { name: 'Bid Tabulation', rows: two },
    ]);
    expect(more).toEqual([]);
    expect(contract?.items).toEqual([
      { code: '0001', name: 'Sweeper', section: 'Section 012200', quantity: 1, unit: 'LS' },
      { code: '0002', name: 'Curb', section: '', quantity: 40, unit: 'LF' },
    ]);
    expect(contract?.bidders).toEqual([
      {
        company: 'Alder Builders, Inc.',
        isEstimate: false,
        prices: [
          { unit_price: 1000, amount: 1000 },
          { unit_price: null, amount: 820 },
        ],
        stated: 1820,
        rejection: '',
      },
      {
        company: "Engineer's Estimate",
        isEstimate: true,
        prices: [
          { unit_price: 900, amount: 900 },
          { unit_price: 20, amount: 800 },
        ],
        stated: 1700,
        rejection: '',
      },
    ]);
  });

  it('are put together over several sheets with the same items, each company once', () => {
    const one = wide(
      ['Birch'],
      [
        [1, 1],
        [2, 80],
        [null, 81],
      ],
    );
    const other = wide(
      ['Cedar Co.', 'BIRCH'],
      [
        [3, 3, 9, 9],
        [4, 160, 9, 360],
        [null, 163, null, 369],
      ],
    );
    const contracts = readBidTab([
      { name: 'Bid Tab (1)', rows: one },
      { name: 'Bid Tab (2-3)', rows: other },
    ]);
    expect(contracts).toHaveLength(1);
    expect(tabCompanies(contracts).map(({ company }) => company)).toEqual(['Birch', 'Cedar Co.']);
    expect(tabTotal(contracts, 'birch')).toBe(81);
  });

  it('keep an alternate apart, and take its own total rather than that of base and alternate', () => {
    const alternate: Rows = [
      ...wide(
        ['Birch'],
        [
          [5, 5],
          [1, 40],
        ],
      ).slice(0, -1),
      [null, 'Total Amount Base Bid and Alternate A', null, null, null, 126],
      [null, 'Total Amount Additive Alternate A', null, null, null, 45],
    ];
    alternate[4] = ['A1', 'Night work', 1, 'LS', 5, 5];
    const contracts = readBidTab([
      {
        name: 'Base',
        rows: wide(
          ['Birch'],
          [
            [1, 1],
            [2, 80],
            [null, 81],
          ],
        ),
      },
      { name: 'Alternate Bid Tabulation', rows: alternate },
    ]);
    expect(contracts.map(({ isAlternate }) => isAlternate)).toEqual([false, true]);
    expect(contracts[1]?.bidders[0]?.stated).toBe(45);
    expect([tabTotal(contracts, 'Birch'), tabStated(contracts, 'Birch')]).toEqual([126, 126]);
    const sheet = sheetOfTab({ lines: [], bidders: [] }, contracts, {
      estimate: null,
      prevails: 'amount',
      replaces: true,
    });
    expect(sheet.lines.map(({ section }) => section)).toEqual([
      'Base',
      'Base',
      'Alternate Bid Tabulation',
      'Alternate Bid Tabulation',
    ]);
  });

  it('say why a bid does not count, from the mark behind its total', () => {
    const contracts = readBidTab([
      { name: 'Bid Tabulation', rows: two },
      {
        name: 'Summary',
        rows: [
          ['Bidder', 'Total Price'],
          ['Alder Builders, Inc.', '$1,820.00*'],
          ['*Non-responsive to the solicitation.'],
        ],
      },
    ]);
    expect(contracts[0]?.bidders[0]?.rejection).toBe('Non-responsive to the solicitation');
    const corrected = readBidTab([
      { name: 'Bid Tabulation', rows: two },
      { name: 'Summary', rows: [['Alder Builders, Inc.', '$1,820.00*'], ['*Corrected Bid Total']] },
    ]);
    expect(corrected[0]?.bidders[0]?.rejection).toBe('');
  });
});

/** A letting as highway departments publish it: one row for each item and bidder. */
const letting: Rows = [
  [
    'Pay Item',
    'Description',
    'Quantity',
    'Unit',
    'Unit Price',
    'Bidder Name',
    'ProjectID',
    'Job Size',
    'Job Desc',
    'Pos',
    'Extension',
    'Bidder2Total',
  ],
  [
    '105',
    'MOBILIZATION',
    '1.0',
    'L.S.',
    '100.0',
    'RIVER CO., INC.',
    'B -1',
    '300.0',
    'BRIDGE',
    '1',
    '100.0',
    '450',
  ],
  ['105', 'MOBILIZATION', '1.0', 'L.S.', '150.0', 'Hill LLC', 'B -1', '300.0', 'BRIDGE', '2', '150.0', '450'],
  ['200', 'PIPE', '10', 'L.F.', '10.0', 'RIVER CO INC', 'B -1', '300.0', 'BRIDGE', '1', '100.0', '450'],
  ['200', 'PIPE', '10', 'L.F.', '10.0', 'RIVER CO., INC.', 'B -1', '300.0', 'BRIDGE', '1', '100.0', '450'],
  ['200', 'PIPE', '10', 'L.F.', '30.0', 'Hill LLC', 'B -1', '300.0', 'BRIDGE', '2', '300.0', '450'],
  ['105', 'MOBILIZATION', '1.0', 'L.S.', '7', 'Hill LLC', 'B -2', '7', 'SIGNS', '1', '7.0', ''],
];

describe('a row for each item and bidder', () => {
  it('is parted by contract, a pay item named twice is two items, and totals are those of rank', () => {
    const contracts = readBidTab([{ name: 'Letting', rows: letting }]);
    expect(contracts.map(({ name, items }) => [name, items.length])).toEqual([
      ['B-1 BRIDGE', 3],
      ['B-2 SIGNS', 1],
    ]);
    const [bridge] = contracts;
    expect(bridge?.bidders.map(({ company, stated }) => [company, stated])).toEqual([
      ['RIVER CO., INC.', 300],
      ['Hill LLC', 450],
    ]);
    expect(bridge?.bidders[1]?.prices).toEqual([
      { unit_price: 150, amount: 150 },
      { unit_price: 30, amount: 300 },
      null,
    ]);
  });
});

describe('the leveling sheet of a tabulation', () => {
  const contracts = readBidTab([{ name: 'Bid Tabulation', rows: two }]);
  const whole = { estimate: "Engineer's Estimate", prevails: 'amount', replaces: true } as const;

  it('has the estimate in its lines and the bids beside them', () => {
    const sheet = sheetOfTab({ lines: [], bidders: [] }, contracts, whole);
    expect(sheet.lines).toMatchObject([
      { id: 1, name: '0001 Sweeper', section: 'Section 012200', estimate: 900 },
      { id: 2, name: '0002 Curb', quantity: 40, unit: 'LF', estimate: 800 },
    ]);
    expect(sheet.bidders).toMatchObject([{ company: 'Alder Builders, Inc.', stated_total: 1820 }]);
    expect(levelSheet(sheet).bids[0]).toMatchObject({ base: 1820, errors: [] });
  });

  it('finds wrong totals, and counts the unit price where it prevails', () => {
    const wrong = wide(
      ['Birch'],
      [
        [1, 1],
        [2, 90],
        [null, 95],
      ],
    );
    const read = readBidTab([{ name: 'Tab', rows: wrong }]);
    const counted = (prevails: 'amount' | 'unit_price') =>
      levelSheet(sheetOfTab({ lines: [], bidders: [] }, read, { estimate: null, prevails, replaces: true }))
        .bids[0];
    expect(counted('amount')).toMatchObject({ base: 91 });
    expect(counted('amount')?.errors).toHaveLength(2);
    expect(counted('unit_price')).toMatchObject({ base: 81 });
  });

  it('adds to the lines that are there, keeps plugs and other bidders, and replaces the same company', () => {
    const before = sheetOfTab({ lines: [], bidders: [] }, contracts, whole);
    const [alder] = before.bidders;
    if (!alder) throw new Error('There is no bidder.');
    const edited = {
      lines: before.lines,
      bidders: [
        { ...alder, bids: alder.bids.map((bid) => ({ ...bid, amount: 5, plug: 7, note: 'Curb' })) },
        { ...alder, id: 9, company: 'Elm' },
      ],
    };
    const after = sheetOfTab(edited, contracts, { ...whole, replaces: false });
    expect(after.lines).toEqual(before.lines);
    expect(after.bidders.map(({ id, company }) => [id, company])).toEqual([
      [9, 'Elm'],
      [1, 'Alder Builders, Inc.'],
    ]);
    expect(after.bidders[1]?.bids[1]).toMatchObject({ amount: 820, plug: 7, note: 'Curb' });
  });
});

it.each([
  ["Engineer's Estimate", true],
  ['Engineer’s Est.', true],
  ['Owner estimate', true],
  ['EE', true],
  ['Estimate Builders LLC', false],
  ['Engineering Works', false],
])('%s is the estimate: %s', (name, is) => {
  expect(isEstimateName(name)).toBe(is);
});

it.each([
  ['Sign A-1\n(Section344302)', 'Sign A-1', 'Section344302'],
  ['Asphalt (Item P-401) ', 'Asphalt', 'Item P-401'],
  ['Cable (in trench)', 'Cable (in trench)', ''],
])('%j names its section', (text, name, section) => {
  expect(withSection(text)).toEqual({ name, section });
});

it('reads nothing from what is no tabulation', () => {
  expect(
    readBidTab([
      {
        name: 'Sheet1',
        rows: [
          ['Name', 'Cost'],
          ['Pump', 12],
        ],
      },
    ]),
  ).toEqual([]);
});
