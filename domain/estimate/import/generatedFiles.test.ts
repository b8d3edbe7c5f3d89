import { describe, expect, it } from 'vitest';
import { type Cell, columnLetter, NOT_CALCULATED } from '#domain/sheets';
import { type EstimateColumn, type FileSheet, guessSheets, readEstimate } from './index.ts';

/** Whole numbers from 0 to below `end`, the same for a seed on every machine. */
function dice(seed: number) {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return (end: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return Math.floor(((state ^ (state >>> 13)) >>> 0) / (4_294_967_296 / end));
  };
}

const headings: Readonly<Partial<Record<EstimateColumn, readonly string[]>>> = {
  code: ['CSI', 'Cost Code', 'Division', 'WBS'],
  component: ['Building', 'Location', 'Component'],
  description: ['Description', 'Scope', 'Item Description', 'Particulars'],
  quantity: ['Qty', 'Quantity', 'Takeoff Qty', 'Est. Qty'],
  unit: ['Unit', 'U/M', 'UOM'],
  unit_cost: ['Unit Cost', 'Rate', 'Unit Price'],
  amount: ['Amount', 'Ext.', 'Total Cost', 'Line Total'],
  notes: ['Remarks', 'Notes', 'Comments'],
};
const trades = ['Concrete', 'Steel frame', 'Curtain wall', 'Ductwork', 'Switchgear', 'Gyp board', 'Roofing'];

/** How a file writes its figures. */
const styles: readonly ((cents: number) => Cell)[] = [
  (cents) => cents / 100,
  (cents) => grouped(cents, ',', '.'),
  (cents) => `$${grouped(cents, ',', '.')}`,
  (cents) => (cents < 0 ? `(${grouped(-cents, ',', '.')})` : grouped(cents, ',', '.')),
  (cents) => grouped(cents, '.', ','),
  (cents) => `${grouped(cents, '.', ',')} €`,
  (cents) => `CAD ${grouped(cents, ',', '.')}`,
];
/** The currencies that the last of them name. */
const foreign: readonly (string | undefined)[] = styles.map((_, at) => ({ 5: 'EUR', 6: 'CAD' })[at]);

function grouped(cents: number, thousands: string, decimal: string): string {
  const whole = String(Math.floor(Math.abs(cents) / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, thousands);
  return `${cents < 0 ? '-' : ''}${whole}${decimal}${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}

interface Made {
  sheets: FileSheet[];
  /** What its lines come to, in cents. */
  cents: number;
  linesCount: number;
  /** Names of the sheets that hold no lines. */
  left: string[];
  /** Each line in error, by its sheet and row, with the reason that names its cells. */
  errors: string[];
  /** Cells of formulas that were never calculated, by their sheet. */
  formulas: string[];
  /** What hidden rows are said of each priced sheet: their lines and sum, and whether they are read. */
  hidden: string[];
  currencies: string[];
  /** The hidden sheets. */
  drafts: string[];
  /** What its totals say together, in cents; null where one of them was never calculated. */
  stated: number | null;
}

/** One priced sheet: a banner, a header somewhere below it, sections, lines of every kind, and totals. */
function pricedSheet(name: string, next: (end: number) => number, off: number) {
  const style = next(styles.length);
  const money = styles[style] ?? styles[0]!;
  const formatted = style === 0 && next(4) === 0;
  const optional = (['code', 'component', 'notes'] as const).filter(() => next(2) === 0);
  const order: EstimateColumn[] = [...optional, 'quantity', 'unit', 'unit_cost', 'amount'];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = next(at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  // What is said of a line stands left of its figures, as in every file we know.
  const columns: EstimateColumn[] = ['description', ...order];
  const titles = columns.map((field) => headings[field]?.[next(headings[field]?.length ?? 1)] ?? '');
  const row = (cells: Partial<Record<EstimateColumn, Cell>>): Cell[] =>
    columns.map((field) => cells[field] ?? null);
  const rows: Cell[][] = Array.from({ length: next(6) }, (_, at) =>
    at === 0 ? ['Northbank Builders'] : at === 1 ? ['Cedar Ridge, issued for review'] : [],
  );
  rows.push(titles);
  if (next(3) === 0) rows.push(row({ unit_cost: '$ / unit', amount: '$' }));
  const errors: string[] = [];
  const formulas: string[] = [];
  const cell = (field: EstimateColumn) => `${columnLetter(columns.indexOf(field))}${rows.length}`;
  // A filter that somebody left on, the total with it or without.
  const filtered = next(4);
  const hides = filtered < 2;
  const hiddenAt: { row: number; cents: number }[] = [];
  // A total that was never calculated; nothing else says what the sheet comes to.
  const isOpen = next(10) === 0;
  let cents = 0;
  let linesCount = 0;
  for (let section = 0, end = 1 + next(4); section < end; section += 1) {
    const code = String(3 + section).padStart(2, '0');
    rows.push([`DIVISION ${code}  ${trades[section]?.toUpperCase()}`]);
    let sub = 0;
    for (let at = 0, lines = 1 + next(7); at < lines; at += 1) {
      linesCount += 1;
      const quantity = 1 + next(4000);
      const rate = 1 + next(90_000);
      const text = `${trades[next(trades.length)]} ${section}.${at} of level ${next(12)}`;
      const about = {
        description: text,
        ...(next(2) === 0 && { code: `${code} ${next(9)}0 00` }),
        component: ['Tower', 'Garage', null][next(3)] ?? null,
        unit: ['SF', 'EA', 'LS', 'CY'][next(4)] ?? '',
        notes: next(5) === 0 ? 'See the drawings' : null,
      };
      const kind = next(12);
      const price = quantity * rate;
      const isBroken = next(2) === 0;
      // Amounts that are not the sum of what stands above them.
      const lump = 100_003 + next(5_000_000) * 7;
      if (kind === 0) rows.push(row({ ...about, amount: money(lump) }));
      else if (kind === 1)
        rows.push(row({ ...about, quantity, unit_cost: money(rate), amount: money(-price) }));
      else if (kind === 2) rows.push(row({ ...about, quantity, unit_cost: money(rate) }));
      else if (kind === 3) {
        rows.push(
          row({
            ...about,
            quantity: isBroken ? '#REF!' : quantity,
            unit_cost: money(rate),
            amount: '#REF!',
          }),
        );
        errors.push(
          `${name} ${rows.length}: ${isBroken ? `Quantity ${cell('quantity')} is #REF! in the file. ` : ''}Amount ${cell('amount')} is #REF! in the file.`,
        );
      } else if (kind === 4) {
        rows.push(row({ ...about, quantity, unit_cost: money(rate), amount: NOT_CALCULATED }));
        formulas.push(`${name} ${cell('amount')}`);
      } else if (kind === 5) {
        rows.push(
          row({ ...about, quantity, unit_cost: isBroken ? NOT_CALCULATED : null, amount: NOT_CALCULATED }),
        );
        if (isBroken) formulas.push(`${name} ${cell('unit_cost')}`);
        formulas.push(`${name} ${cell('amount')}`);
        const said = (label: string, field: EstimateColumn) =>
          `${label} ${cell(field)} is a formula that was never calculated. Save the file in Excel and upload it again, or type the amount.`;
        errors.push(
          `${name} ${rows.length}: ${isBroken ? `${said('Unit cost', 'unit_cost')} ` : ''}${said('Amount', 'amount')}`,
        );
      } else rows.push(row({ ...about, quantity, unit_cost: money(rate), amount: money(price) }));
      const came = kind === 0 ? lump : kind === 1 ? -price : kind === 3 || kind === 5 ? 0 : price;
      // Lines in error are never hidden: nobody would mend them.
      if (hides && linesCount > 1 && kind !== 3 && kind !== 4 && kind !== 5 && next(5) === 0)
        hiddenAt.push({ row: rows.length - 1, cents: came });
      sub += came;
      if (next(9) === 0) rows.push([]);
      if (next(15) === 0) rows.push([...titles]);
    }
    cents += sub;
    if (!isOpen && next(2) === 0)
      rows.push(row({ description: `Sub-total Division ${code}`, amount: money(sub) }));
  }
  const hiddenCents = hiddenAt.reduce((sum, one) => sum + one.cents, 0);
  const without = filtered === 1 && !isOpen && hiddenAt.length > 0;
  const stated = cents + off - (without ? hiddenCents : 0);
  rows.push([], row({ description: 'GRAND TOTAL', amount: isOpen ? NOT_CALCULATED : money(stated) }));
  if (isOpen) formulas.push(`${name} ${cell('amount')}`);
  // The prices of before stand right of everything, out of sight.
  const before = next(4) === 0 ? columns.length : undefined;
  if (before !== undefined)
    for (const one of rows)
      if (one.length === before) one.push(one[0] === titles[0] ? 'Amount' : one[1] === null ? null : 77_700);
  const isOut = without && off === 0;
  const sheet: FileSheet = {
    name,
    rows,
    ...(hiddenAt.length > 0 && {
      hidden_rows: hiddenAt.map(({ row: at }) => ({ first: at, last: at })),
    }),
    ...(before !== undefined && { hidden_columns: [before] }),
    ...(formatted && {
      currencies: [{ code: 'GBP', column: columns.indexOf('amount'), row: rows.length - 1, count: 1 }],
    }),
  };
  return {
    sheet,
    cents: cents - (isOut ? hiddenCents : 0),
    stated: isOpen ? null : stated,
    linesCount: linesCount - (isOut ? hiddenAt.length : 0),
    errors,
    formulas,
    hidden:
      hiddenAt.length === 0
        ? []
        : [`${name} ${hiddenAt.length} ${hiddenCents / 100} ${isOut ? 'left out' : 'read'}`],
    currency: formatted
      ? 'GBP'
      : rows.some((one) => one.some((text) => typeof text === 'string' && /€|CAD /.test(text)))
        ? foreign[style]
        : undefined,
  };
}

/** A file of one to three priced sheets between sheets that must not count. */
function workbook(seed: number): Made {
  const next = dice(seed);
  const off = next(4) === 0 ? 100 * (1 + next(90_000)) : 0;
  const priced = Array.from({ length: 1 + next(3) }, (_, at) =>
    pricedSheet(`Estimate ${at + 1}`, next, at === 0 ? off : 0),
  );
  const left: FileSheet[] = [
    {
      name: 'Takeoff',
      rows: [
        ['Description', 'Nos', 'Length', 'Breadth', 'Height', 'Quantity'],
        ['Footings', 4, 12, 3, 2, 288],
        ['Walls', 2, 80, 1, 12, 1920],
      ],
    },
    {
      name: 'Summary',
      rows: [
        ['Description', 'Amount'],
        ...priced.map(({ sheet, cents }): Cell[] => [sheet.name, cents / 100]),
        ['GRAND TOTAL', priced.reduce((sum, { cents }) => sum + cents, 0) / 100],
      ],
    },
    { name: 'Notes', rows: [['Everything is priced as of today'], ['Excludes hazardous materials']] },
  ].filter(() => next(2) === 0);
  const drafts: FileSheet[] = [
    {
      name: 'Draft',
      is_hidden: true,
      rows: [
        ['Description', 'Quantity', 'Unit Cost', 'Amount'],
        ['Footings of before', 2, 1000, 2000],
        ['Walls of before', 3, 1000, 3000],
      ],
    },
  ].filter(() => next(3) === 0);
  const stated = priced.map((one) => one.stated);
  return {
    sheets: [...left.slice(0, 1), ...priced.map(({ sheet }) => sheet), ...left.slice(1), ...drafts],
    stated: stated.includes(null) ? null : stated.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    formulas: priced.flatMap(({ formulas }) => formulas),
    hidden: priced.flatMap(({ hidden }) => hidden),
    currencies: [...new Set(priced.flatMap(({ currency }) => currency ?? []))].toSorted(),
    drafts: drafts.map(({ name }) => name),
    cents: priced.reduce((sum, { cents }) => sum + cents, 0),
    linesCount: priced.reduce((sum, one) => sum + one.linesCount, 0),
    left: left.map(({ name }) => name),
    errors: priced.flatMap(({ errors }) => errors),
  };
}

/** What is wrong with how a file was read, and where; nothing where all of it is right. */
function complaints({ sheets, cents, stated, linesCount, errors, ...made }: Made): string[] {
  const guessed = guessSheets(sheets);
  const found = readEstimate(sheets, guessed);
  const same = (what: string, is: unknown, should: unknown) =>
    JSON.stringify(is) === JSON.stringify(should)
      ? []
      : [`${what}: ${JSON.stringify(is)} in place of ${JSON.stringify(should)}`];
  const broken = found.sheets.flatMap(({ name, lines }) =>
    lines.flatMap(({ row, problem }) => (problem === '' ? [] : [`${name} ${row}: ${problem}`])),
  );
  return [
    ...same(
      'sheets left out',
      guessed.flatMap(({ name, isUsed }) => (isUsed ? [] : [name])),
      sheets.map(({ name }) => name).filter((name) => [...made.left, ...made.drafts].includes(name)),
    ),
    ...same('total', found.total, cents / 100),
    ...same('lines', found.linesCount, linesCount),
    ...same('stated', found.stated, stated === null ? null : stated / 100),
    ...same('difference', found.difference, stated === null ? null : (stated - cents) / 100),
    ...same('agrees', found.agrees, stated === cents),
    ...same('rows in error', broken, errors),
    ...same(
      'formulas without a value',
      found.sheets.flatMap(({ name, notCalculated }) => notCalculated.map((one) => `${name} ${one}`)),
      made.formulas,
    ),
    ...same(
      'hidden rows',
      found.sheets.flatMap(({ name, index, hiddenRows }) =>
        hiddenRows
          ? [
              `${name} ${hiddenRows.lines} ${hiddenRows.sum} ${guessed[index]?.readsHidden ? 'read' : 'left out'}`,
            ]
          : [],
      ),
      made.hidden,
    ),
    ...same('currencies', found.currencies.map(({ code }) => code).toSorted(), made.currencies),
    ...guessed.flatMap(({ name, reason }) =>
      made.drafts.includes(name) && !reason.startsWith('Hidden in the file. 2 lines, $5,000.00')
        ? [`hidden sheet: ${reason}`]
        : [],
    ),
    ...guessed.flatMap(({ isUsed, reason }) =>
      isUsed || reason !== '' ? [] : ['left out without a reason'],
    ),
  ];
}

describe('2,000 generated files', () => {
  // In parts, each with a test's time of its own.
  it.each([1, 501, 1001, 1501])(
    'come to the total that they were made with, or say by how much they do not, from %d',
    (first) => {
      const wrong = Array.from({ length: 500 }, (_, at) => at + first).flatMap((seed) => {
        const found = complaints(workbook(seed));
        return found.length === 0 ? [] : [`${seed}: ${found.join('; ')}`];
      });
      expect(wrong.slice(0, 20)).toEqual([]);
    },
  );
});
