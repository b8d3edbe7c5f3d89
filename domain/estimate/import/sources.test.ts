import { describe, expect, it } from 'vitest';
import type { Cell } from '#domain/sheets';
import { type FileSheet, guessSheets, matchCodes, readEstimate } from './index.ts';

const _ = null;

/** Sage Estimating: the spreadsheet by group and phase. Quantity and unit share a heading; costs come by category, then in total. */
const sage: Cell[][] = [
  ['Spreadsheet Report', _, _, _, _, _, _, _, _, _, _, _],
  ['Cedar Ridge Patient Tower', _, _, _, _, _, _, _, _, _, _, 'Page 1'],
  [],
  [
    'Group',
    'Phase',
    'Description',
    'Takeoff Quantity',
    _,
    'Labor\nCost/Unit',
    'Labor\nAmount',
    'Material\nCost/Unit',
    'Material\nAmount',
    'Total\nCost/Unit',
    'Total\nAmount',
    'Location',
  ],
  ['03.000', _, 'CONCRETE', _, _, _, 4760, _, 8960, _, 13_720, _],
  [_, '3110.100', 'Formwork', _, _, _, 2400, _, 1600, _, 4000, _],
  [_, _, 'Footing forms', 800, 'sf', 3, 2400, 2, 1600, 5, 4000, 'Tower'],
  [_, '3310.300', 'Ready-mix concrete', _, _, _, 2360, _, 7360, _, 9720, _],
  [_, _, 'Footings 4,000 psi', 40, 'cy', 24, 960, 120, 4800, 144, 5760, 'Tower'],
  [_, _, 'Slab on grade', 22, 'cy', 63.6364, 1400, 116.3636, 2560, 180, 3960, 'Garage'],
  ['26.000', _, 'ELECTRICAL', _, _, _, 8000, _, 22_000, _, 30_000, _],
  [_, '26200.200', 'Switchgear', _, _, _, 8000, _, 22_000, _, 30_000, _],
  [_, _, 'Main switchboard', 1, 'ea', 8000, 8000, 22_000, 22_000, 30_000, 30_000, 'Tower'],
  [],
  ['Estimate Totals', _, _, _, _, _, _, _, _, _, _, _],
  [_, _, 'Total', _, _, _, 12_760, _, 30_960, _, 43_720, _],
];

/**
 * DESTINI Estimator: groups by UniFormat, each with what it comes to above its items. Unit Cost is by the item's own quantity;
 * Cost/Unit by a reference that the estimate chooses, here the building's 304,000 square feet.
 */
const destini: Cell[][] = [
  ['Cedar Ridge Patient Tower'],
  ['Description', 'Quantity', 'UoM', 'Cost/Unit', 'Unit Cost', 'Total Cost'],
  ['Base Estimate', _, _, 0.1438, _, 43_720],
  ['A Substructure', _, _, 0.0451, _, 13_720],
  ['A10 Foundations', _, _, 0.0451, _, 13_720],
  ['Footing forms', 800, 'SF', 0.0132, 5, 4000],
  ['Footings 4,000 psi', 40, 'CY', 0.0189, 144, 5760],
  ['Slab on grade', 22, 'CY', 0.013, 180, 3960],
  ['D Services', _, _, 0.0987, _, 30_000],
  ['D50 Electrical', _, _, 0.0987, _, 30_000],
  ['Main switchboard', 1, 'EA', 0.0987, 30_000, 30_000],
];

/** WinEst: one row for each item of the sheet, costs by category and in total, sub-totals of the level below. */
const winest: Cell[][] = [
  [
    'CSI',
    'Item',
    'Description',
    'TO Qty',
    'TO UM',
    'Lab Unit',
    'Lab Total',
    'Mat Unit',
    'Mat Total',
    'Total Unit Price',
    'Grand Total',
    'Location',
  ],
  ['03 DIVISION 03 CONCRETE'],
  ['03 11 13', '100', 'Footing forms', 800, 'SF', 3, 2400, 2, 1600, 5, 4000, 'Tower'],
  ['03 30 00', '210', 'Footings 4,000 psi', 40, 'CY', 24, 960, 120, 4800, 144, 5760, 'Tower'],
  ['03 30 00', '230', 'Slab on grade', 22, 'CY', 64, 1400, 116, 2560, 180, 3960, 'Garage'],
  [_, _, 'Subtotal DIVISION 03 CONCRETE', _, _, _, 4760, _, 8960, _, 13_720, _],
  ['26 DIVISION 26 ELECTRICAL'],
  ['26 24 13', '100', 'Main switchboard', 1, 'EA', 8000, 8000, 22_000, 22_000, 30_000, 30_000, 'Tower'],
  [_, _, 'Subtotal DIVISION 26 ELECTRICAL', _, _, _, 8000, _, 22_000, _, 30_000, _],
  [_, _, 'Grand Total', _, _, _, 12_760, _, 30_960, _, 43_720, _],
];

/** CostOS: a bill of quantities, its items under group codes, rates by resource and in total. */
const costos: Cell[][] = [
  ['Bill of Quantities'],
  [],
  [
    'BOQ Item Code',
    'Title',
    'Unit',
    'Quantity',
    'Labor Rate',
    'Material Rate',
    'Rate',
    'Total Cost',
    'Location',
    'Notes',
  ],
  ['03', 'Concrete', _, _, _, _, _, _, _, _],
  ['03 11 13', 'Footing forms', 'SF', 800, 3, 2, 5, 4000, 'Tower', _],
  ['03 30 00', 'Footings 4,000 psi', 'CY', 40, 24, 120, 144, 5760, 'Tower', 'pumped'],
  ['03 30 00', 'Slab on grade', 'CY', 22, 64, 116, 180, 3960, 'Garage', _],
  ['26', 'Electrical', _, _, _, _, _, _, _, _],
  ['26 24 13', 'Main switchboard', 'EA', 1, 8000, 22_000, 30_000, 30_000, 'Tower', _],
  [_, 'Total', _, _, _, _, _, 43_720, _, _],
];

/** Our own workbook of lines. */
const product: Cell[][] = [
  ['Code', 'Cost group', 'Description', 'Component', 'Quantity', 'Unit', 'Unit cost', 'Amount', 'Notes'],
  ['03 11 00', 'Concrete Forming', 'Footing forms', 'Tower', 800, 'SF', 5, 4000, _],
  ['03 30 00', 'Cast-in-Place Concrete', 'Footings 4,000 psi', 'Tower', 40, 'CY', 144, 5760, _],
  ['03 30 00', 'Cast-in-Place Concrete', 'Slab on grade', 'Garage', 22, 'CY', 180, 3960, _],
  ['26 24 00', 'Switchboards', 'Main switchboard', 'Tower', 1, 'EA', 30_000, 30_000, 'long lead'],
];

/** A sheet that somebody made: a banner, headings in two rows, units below them. */
const excel: Cell[][] = [
  ['Northbank Builders', _, _, _, _, _, _],
  [_, _, _, _, 'Total', 'Total', _],
  ['Division', 'Scope', 'Qty', 'U/M', 'Unit Price', 'Amount', 'Bldg'],
  [_, _, _, _, '$ / unit', '$', _],
  ['03 11 13', 'Footing forms', '800', 'SF', '5.00', '4,000.00', 'Tower'],
  ['03 30 00', 'Footings 4,000 psi', '40', 'CY', '144.00', '5,760.00', 'Tower'],
  ['03 30 00', 'Slab on grade', '22', 'CY', '180.00', '3,960.00', 'Garage'],
  ['26 24 13', 'Main switchboard', '1', 'EA', '30,000.00', '30,000.00', 'Tower'],
  [_, 'TOTAL', _, _, _, '43,720.00', _],
];

/**
 * WinEst sorted by job cost phase, costs of the estimate with its markups allocated to the items: which columns a sheet has, and in
 * which words, is the company's choice, so that it comes in also where nothing says that it is of WinEst.
 */
const winestByPhase: Cell[][] = [
  [
    'Job Cost Phase',
    'Description',
    'Takeoff Qty',
    'Unit',
    'Labor',
    'Material',
    'Unit Price',
    'Total',
    'Location',
  ],
  ['03-1100', 'Footing forms', 800, 'SF', 2400, 1600, 5, 4000, 'Tower'],
  ['03-3000', 'Footings 4,000 psi', 40, 'CY', 960, 4800, 144, 5760, 'Tower'],
  ['03-3000', 'Slab on grade', 22, 'CY', 1400, 2560, 180, 3960, 'Garage'],
  ['26-2400', 'Main switchboard', 1, 'EA', 8000, 22_000, 30_000, 30_000, 'Tower'],
  [_, 'Total', _, _, 12_760, 30_960, _, 43_720, _],
];

/** CostOS with the codes of a work breakdown instead of group codes, and a description beside the title. */
const costosByWbs: Cell[][] = [
  ['WBS Code', 'Title', 'Quantity', 'Unit', 'Unit Rate', 'Total Cost', 'Location'],
  ['03', 'Concrete', _, _, _, 13_720, _],
  ['03 11 13', 'Footing forms', 800, 'SF', 5, 4000, 'Tower'],
  ['03 30 00', 'Footings 4,000 psi', 40, 'CY', 144, 5760, 'Tower'],
  ['03 30 00', 'Slab on grade', 22, 'CY', 180, 3960, 'Garage'],
  ['26', 'Electrical', _, _, _, 30_000, _],
  ['26 24 13', 'Main switchboard', 1, 'EA', 30_000, 30_000, 'Tower'],
  [_, 'Total', _, _, _, 43_720, _],
];

const files = { sage, beckDestini: destini, winestxls: winest, costos, product, excel };
const read = (rows: Cell[][]) => {
  const sheets: FileSheet[] = [{ name: 'Estimate', rows }];
  const guessed = guessSheets(sheets);
  return { guessed: guessed[0], estimate: readEstimate(sheets, guessed) };
};

describe.each(
  Object.entries({ 'WinEst, by job cost phase': winestByPhase, 'CostOS, by work breakdown': costosByWbs }),
)('an export with other columns: %s', (_name, rows) => {
  const { estimate } = read(rows);
  it('comes in by itself, with its codes and every total that it states', () => {
    const lines = estimate.sheets[0]?.lines ?? [];
    expect(lines.map((line) => [line.quantity, line.unit_cost, line.amount, line.component])).toEqual([
      [800, 5, 4000, 'Tower'],
      [40, 144, 5760, 'Tower'],
      [22, 180, 3960, 'Garage'],
      [1, 30_000, 30_000, 'Tower'],
    ]);
    const digits = lines.map(({ code }) => code.replaceAll(/\D/g, '').slice(0, 4));
    expect(digits).toEqual(['0311', '0330', '0330', '2624']);
    expect(estimate).toMatchObject({ total: 43_720, stated: 43_720, problems: 0, warnings: 0 });
    expect(estimate.sheets[0]?.totals.filter(({ agrees }) => !agrees)).toEqual([]);
  });
});

describe.each(Object.entries(files))('an estimate in the layout of %s', (source, rows) => {
  const { guessed, estimate } = read(rows);
  const lines = estimate.sheets[0]?.lines ?? [];
  it('is known by its headings', () => expect(guessed?.guess?.source).toBe(source));
  it('comes in by itself: its lines, units, prices and total, none in error', () => {
    expect(
      lines.map(({ description, quantity, unit, amount }) => [
        description,
        quantity,
        unit.toUpperCase(),
        amount,
      ]),
    ).toEqual([
      ['Footing forms', 800, 'SF', 4000],
      ['Footings 4,000 psi', 40, 'CY', 5760],
      ['Slab on grade', 22, 'CY', 3960],
      ['Main switchboard', 1, 'EA', 30_000],
    ]);
    expect(lines.map((line) => line.unit_cost)).toEqual([5, 144, 180, 30_000]);
    expect(estimate).toMatchObject({ total: 43_720, problems: 0, warnings: 0 });
  });
  it('agrees with every total that it states', () => {
    const totals = estimate.sheets[0]?.totals ?? [];
    expect(totals.filter(({ agrees }) => !agrees)).toEqual([]);
    expect(estimate.stated).toBe(source === 'product' ? null : 43_720);
  });
  it('stands under the divisions and components of the file', () => {
    const groups = [
      { id: 3, div_code: '030000' },
      { id: 26, div_code: '260000' },
      { id: 110, div_code: 'A10' },
      { id: 150, div_code: 'D50' },
    ];
    const found = matchCodes(
      lines.map(({ code }) => code),
      groups,
    );
    const expected = source === 'beckDestini' ? [110, 110, 110, 150] : [3, 3, 3, 26];
    expect(lines.map(({ code }) => found.get(code))).toEqual(expected);
    const components = ['Tower', 'Tower', 'Garage', 'Tower'];
    expect(lines.map(({ component }) => component)).toEqual(
      source === 'beckDestini' ? lines.map(() => '') : components,
    );
  });
});
