import { fromCents, toCents } from '#domain/money';
import { type Rows, xlsx } from './workbooks.ts';

/**
 * Bid tabulations in the shapes in which public agencies publish them, with the totals that such files state. Their items and companies
 * are made up; sheets, headings, sizes, totals and errors are as there.
 */

const quantities = [1, 2, 4, 5, 8, 10, 20, 25, 40, 50];
const quantityAt = (item: number): number => quantities[item % quantities.length] ?? 1;

type Price = { unit: number | null; amount: number };

/** Prices of so many items that come to the total to the cent; the last one takes what is left. */
function prices(items: number, total: number): Price[] {
  const cents = toCents(total);
  const share = Math.floor(cents / items / 200) * 200;
  return Array.from({ length: items }, (_, item) => {
    const amount = fromCents(item < items - 1 ? share : cents - share * (items - 1));
    return { unit: amount / quantityAt(item), amount };
  });
}

type Column = { company: string; prices: Price[]; total: number };
const column = (items: number, [company, total]: readonly [string, number]): Column => ({
  company,
  prices: prices(items, total),
  total,
});

/** Bidders side by side: names in merged cells of the first row, heads in the seventh, the total below the items. */
function wide(columns: readonly Column[], more: { prefix?: string; totals?: readonly string[] } = {}): Rows {
  const { prefix = '', totals = ['Total Amount Bid (Basis of Award)'] } = more;
  const items = columns[0]?.prices.length ?? 0;
  const head = [
    'Item No.',
    'Item Description',
    'Estimated \nQuantity',
    'Units',
    ...columns.flatMap(() => ['Unit Price', 'Total Price']),
  ];
  return [
    ['BASIN 7', null, null, null, ...columns.flatMap(({ company }) => [company, null])],
    ['Bid opening'],
    [46_055],
    [],
    [],
    [],
    head,
    ...Array.from({ length: items }, (_, item) => [
      `${prefix}${String(item + 1).padStart(4, '0')}`,
      `Work ${item + 1}\n(Section 0${310_000 + item})`,
      quantityAt(item),
      'LS',
      ...columns.flatMap(({ prices: own }) => [own[item]?.unit ?? null, own[item]?.amount ?? null]),
    ]),
    ...totals.map((text, at) => [
      null,
      text,
      null,
      null,
      ...columns.flatMap(({ total }) => [null, at === 0 ? total : total + 1000]),
    ]),
  ];
}

const estimate = "Engineer's \nEstimate";
const merges = Array.from({ length: 13 }, (_, at) => ({
  s: { r: 0, c: 4 + 2 * at },
  e: { r: 0, c: 5 + 2 * at },
}));

export const runwayTotals = [
  ['K & E Works, Inc.', 8_933_240],
  ['Kerr Contractors', 8_574_914],
  ['Kodiak Construction', 9_791_361.5],
  [estimate, 10_235_723.8],
] as const;

/** 85 items, three bidders and the estimate, behind a sheet that lists units before its heads. */
export const runwayTab = (): Buffer =>
  xlsx(
    {
      'Bid Item List': [
        ...Array.from({ length: 18 }, () => ['EA', 'Each'] as const),
        ['Item No.', 'Item Description', 'Estimated Quantity', 'Units'],
        ['0001', 'Work 1', 1, 'LS'],
      ],
      'Bid Tabulation': wide(runwayTotals.map((one) => column(85, one))),
      Summary: [['Bidder', 'Total'], ...runwayTotals.map(([company, total]) => [company, total])],
    },
    merges,
  );

export const basinTotals = [
  ['Goodfellow Bros., Inc.', 2_080_880],
  ['Fowler Co.', 2_182_288],
  ['K&E Works, Inc.', 2_105_760],
  ['Kodiak Construction', 2_460_460],
  ['McClure and Sons, Inc.', 2_147_577],
  ['Moore Excavation, Inc.', 2_286_150],
  ['TEK Works, Inc.', 1_800_000],
  [estimate, 1_991_785],
] as const;

/** 38 items, seven bidders and the estimate: one unit price is missing, and the lowest bid is not responsive, its total a text. */
export function basinTab(): Buffer {
  const columns = basinTotals.map((one) => column(38, one));
  const empty = columns[4]?.prices[36];
  if (empty) empty.unit = null;
  return xlsx(
    {
      'Bid Tabulation': wide(columns),
      Summary: [
        ['Bidder', 'Total Price'],
        ...basinTotals.map(([company, total]) => [
          company,
          company.startsWith('TEK') ? '$1,800,000.00*' : total,
        ]),
        ['*Non-responsive to the small business requirements of this solicitation.'],
      ],
    },
    merges,
  );
}

export const baseTotals = [
  ['Coffman Excavation', 9_624_346.25, 402_928],
  ['Granite Works', 10_277_995.68, 417_263.04],
  ['K&E Works, Inc.', 9_569_824.55, 445_607.5],
  ['Kerr Contractors', 9_285_859.15, 364_091.75],
  ['Tapani Works, Inc.', 8_991_000, 428_765],
  [estimate, 11_210_044.25, 483_561.5],
] as const;

/** A base bid of 69 items and an additive alternate of 11 on a sheet of its own, which states the sum of both too. */
export const baseAndAlternateTab = (): Buffer =>
  xlsx(
    {
      'Base Bid Tabulation': wide(baseTotals.map(([company, base]) => column(69, [company, base]))),
      'Alternate Bid Tabulation': wide(
        baseTotals.map(([company, , alternate]) => column(11, [company, alternate])),
        {
          prefix: 'A',
          totals: ['Total Amount Additive Alternate A', 'Total Amount Base Bid and Alternate A'],
        },
      ),
    },
    merges,
  );

export const twelveTotals = [
  2_312_472, 2_047_715, 1_843_275, 1_935_149, 2_148_275, 2_748_841, 2_213_059.22, 1_910_132, 1_994_190,
  2_162_300, 1_897_247.5, 2_240_505,
].map((total, at) => [`Bidder ${String.fromCharCode(65 + at)} Works, Inc.`, total] as const);

/** 30 items, twelve bidders over four sheets, the estimate on a fifth one. */
export function splitTab(): Buffer {
  const sheets = [0, 3, 6, 9].map(
    (from) =>
      [
        `Bid Tab (${from + 1}-${from + 3})`,
        wide(twelveTotals.slice(from, from + 3).map((one) => column(30, one))),
      ] as const,
  );
  return xlsx(
    {
      ...Object.fromEntries(sheets),
      'Bid Tab (EE)': wide([column(30, [estimate, 2_079_515])]),
    },
    merges,
  );
}

/** Contracts of a letting: number, items, and the totals of the bidders by their rank. */
export const lettingContracts = [
  ['B-43355-A', 92, [1_855_375.11, 2_019_000, 2_024_864.5, 2_469_788.65]],
  ['R-37669-A', 108, [5_418_222.12, 5_673_113.57]],
  ['R-43687-A', 113, [6_956_487]],
  ['R-43927-A', 51, [398_349.8, 408_932.36, 473_500, 665_699.2]],
  ['R-44001-B', 206, [13_242_000, 13_424_810.82, 14_808_992.78]],
  ['R-45477-A', 38, [507_972, 555_880, 558_412]],
  ['R-46408-A', 44, [1_099_867, 2_037_490, 2_296_000, 2_493_821]],
  ['R-46453-A', 74, [1_935_552.42, 2_674_000, 2_892_231]],
  ['T-44085-B', 91, [1_873_575.34, 1_975_973.2, 2_199_941]],
  ['T-46034-B', 12, [1_110_405.9, 1_139_025.83, 1_148_910, 1_250_000, 1_679_932, 2_279_625.6]],
] as const;

export const lettingBidder = (rank: number): string => `RIVER ${rank} CONSTRUCTION CO., INC.`;

/** One row for each item and bidder: 2,376 rows of ten contracts, numbers as texts, names that differ in punctuation. */
export function lettingTab(): Buffer {
  const heads = [
    'Pay Item',
    'Description',
    'Quantity',
    'Unit',
    'Unit Price',
    'Bid Date',
    'Bidder Name',
    'ProjectID',
    'Job Size',
    'Job Desc',
    'Pos',
    'Extension',
    'Bidder2Name',
    'Bidder3Name',
    'Bidder2Total',
    'Bidder3Total',
  ];
  const quoted = (text: string | number) => (/,/.test(String(text)) ? `"${text}"` : String(text));
  const rows = lettingContracts.flatMap(([number, items, totals]) => {
    const priced = totals.map((total) => prices(items, total));
    return Array.from({ length: items }, (_, item) =>
      totals.map((_total, at) => [
        `${105 + item}-06845`,
        `WORK ${item + 1}`,
        quantityAt(item).toFixed(1),
        ['EACH', 'L.F.', 'SYS', 'L.S.', 'M.G.'][item % 5] ?? '',
        priced[at]?.[item]?.unit ?? '',
        '05/07/2026',
        item % 7 === 3 ? lettingBidder(at + 1).replaceAll(/[.,]/g, '') : lettingBidder(at + 1),
        number.replace('-', ' -'),
        totals[0],
        `WORKS OF ${number}`,
        at + 1,
        priced[at]?.[item]?.amount ?? '',
        lettingBidder(2),
        lettingBidder(3),
        totals[1] ?? '',
        totals[2] ?? '',
      ]),
    ).flat();
  });
  return Buffer.from([heads, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n'));
}
