import { describe, expect, it } from 'vitest';
import type { Cell } from '#domain/sheets';
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
];

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
  /** Sheet and row of each line in error. */
  errors: string[];
  /** By how much the grand total is wrong, in cents. */
  off: number;
}

/** One priced sheet: a banner, a header somewhere below it, sections, lines of every kind, and totals. */
function pricedSheet(name: string, next: (end: number) => number, off: number) {
  const money = styles[next(styles.length)] ?? styles[0]!;
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
            quantity: [quantity, '#REF!'][next(2)] ?? null,
            unit_cost: money(rate),
            amount: '#REF!',
          }),
        );
        errors.push(`${name} ${rows.length}`);
      } else rows.push(row({ ...about, quantity, unit_cost: money(rate), amount: money(price) }));
      sub += kind === 0 ? lump : kind === 1 ? -price : kind === 3 ? 0 : price;
      if (next(9) === 0) rows.push([]);
      if (next(15) === 0) rows.push([...titles]);
    }
    cents += sub;
    if (next(2) === 0) rows.push(row({ description: `Sub-total Division ${code}`, amount: money(sub) }));
  }
  rows.push([], row({ description: 'GRAND TOTAL', amount: money(cents + off) }));
  return { sheet: { name, rows }, cents, linesCount, errors };
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
  return {
    sheets: [...left.slice(0, 1), ...priced.map(({ sheet }) => sheet), ...left.slice(1)],
    cents: priced.reduce((sum, { cents }) => sum + cents, 0),
    linesCount: priced.reduce((sum, one) => sum + one.linesCount, 0),
    left: left.map(({ name }) => name),
    errors: priced.flatMap(({ errors }) => errors),
    off,
  };
}

/** What is wrong with how a file was read, and where; nothing where all of it is right. */
function complaints({ sheets, cents, linesCount, left, errors, off }: Made): string[] {
  const guessed = guessSheets(sheets);
  const found = readEstimate(sheets, guessed);
  const same = (what: string, is: unknown, should: unknown) =>
    JSON.stringify(is) === JSON.stringify(should)
      ? []
      : [`${what}: ${JSON.stringify(is)} in place of ${JSON.stringify(should)}`];
  const broken = found.sheets.flatMap(({ name, lines }) =>
    lines.flatMap(({ row, problem }) => (problem === '' ? [] : [{ at: `${name} ${row}`, problem }])),
  );
  return [
    ...same(
      'sheets left out',
      guessed.flatMap(({ name, isUsed }) => (isUsed ? [] : [name])),
      sheets.map(({ name }) => name).filter((name) => left.includes(name)),
    ),
    ...same('total', found.total, cents / 100),
    ...same('lines', found.linesCount, linesCount),
    ...same('stated', found.stated, (cents + off) / 100),
    ...same('difference', found.difference, off / 100),
    ...same('agrees', found.agrees, off === 0),
    ...same(
      'rows in error',
      broken.map(({ at }) => at),
      errors,
    ),
    ...broken.flatMap(({ problem }) =>
      same('reason', problem.replace('Quantity is #REF! in the file. ', ''), 'Amount is #REF! in the file.'),
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
