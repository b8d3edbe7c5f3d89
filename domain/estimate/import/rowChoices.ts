import type { Cell } from '#domain/sheets';
import type { ColumnMapping } from './estimateColumns.ts';
import { foldHeading } from './foldHeading.ts';
import { readNumber } from './sheetNumber.ts';

type Row = readonly Cell[];

/** Rows are read where this column says this; a list of bids holds the same items for every bidder. */
export interface RowChoice {
  column: number;
  value: string;
}

/** What can be chosen of a column: its heading, and each of its values once, in their order. */
export interface RowChoices extends RowChoice {
  title: string;
  values: string[];
}

/** Columns that part a list of bids, the widest first: contracts, then who bid for them. */
const partings: readonly (readonly string[])[] = [
  ['projectid', 'project id', 'contract', 'contract id', 'contract no', 'contract number', 'letting item'],
  ['bidder name', 'bidder', 'vendor name', 'vendor', 'contractor name', 'contractor'],
];

const textOf = (cell: Cell | undefined): string => String(cell ?? '').trim();

/** Whether a row is among those that are read. */
export const isChosen = (row: Row, only: readonly RowChoice[]): boolean =>
  only.every(({ column, value }) => textOf(row[column]) === value);

/**
 * How a list of bids is parted: by contract and bidder, of which one is read each; nothing where no column names bidders.
 * What is not said is guessed: the first contract, and its lowest bidder.
 */
export function rowChoices(
  rows: readonly Row[],
  headerRow: number,
  { amount, description }: ColumnMapping,
  said: readonly RowChoice[] = [],
): RowChoices[] {
  const header = rows[headerRow] ?? [];
  const [contract = -1, bidder = -1] = partings.map((words) =>
    header.findIndex((cell) => words.includes(foldHeading(cell))),
  );
  if (bidder === -1 || !isOfBids(rows.slice(headerRow + 1), { contract, bidder, description })) return [];
  const chosen: RowChoices[] = [];
  let left = rows.slice(headerRow + 1);
  for (const column of [contract, bidder]) {
    if (column === -1) continue;
    const sums = new Map<string, number>();
    for (const row of left) {
      const value = textOf(row[column]);
      if (value === '') continue;
      const read = amount === undefined ? undefined : readNumber(row[amount]);
      sums.set(value, (sums.get(value) ?? 0) + (read?.kind === 'number' ? read.value : 0));
    }
    const values = [...sums.keys()];
    const lowest = values.reduce(
      (low, value) => ((sums.get(value) ?? 0) < (sums.get(low) ?? 0) ? value : low),
      values[0] ?? '',
    );
    const own = said.find((one) => one.column === column)?.value;
    const value = own !== undefined && sums.has(own) ? own : column === bidder ? lowest : (values[0] ?? '');
    if (values.length > 1) chosen.push({ column, title: textOf(header[column]), values, value });
    left = left.filter((row) => textOf(row[column]) === value);
  }
  return chosen;
}

/** Headings of what the lowest bid of a contract comes to, on each of its rows. */
const bidTotals: readonly string[] = [
  'job size',
  'contract total',
  'contract amount',
  'low bid total',
  'lowest bid',
];

/** What a list of bids states for the rows that are read, where they are those of the lowest bidder: by its first cell, from 0. */
export function statedBid(
  rows: readonly Row[],
  headerRow: number,
  mapping: ColumnMapping,
  only: readonly RowChoice[],
): { row: number; column: number; label: string; amount: number } | null {
  const header = rows[headerRow] ?? [];
  const column = header.findIndex((cell) => bidTotals.includes(foldHeading(cell)));
  const bidder = header.findIndex((cell) => partings[1]?.includes(foldHeading(cell)));
  if (column === -1 || only.length === 0) return null;
  const lowest = rowChoices(
    rows,
    headerRow,
    mapping,
    only.filter((one) => one.column !== bidder),
  );
  if (!lowest.every((one) => only.some((own) => own.column === one.column && own.value === one.value)))
    return null;
  const read = rows.flatMap((row, at) => (at > headerRow && isChosen(row, only) ? [{ row, at }] : []));
  const amounts = read.map(({ row }) => readNumber(row[column]));
  const [first] = amounts;
  const isOne = amounts.every(
    (one) => one.kind === 'number' && first?.kind === 'number' && one.value === first.value,
  );
  const at = read[0]?.at;
  if (!isOne || first?.kind !== 'number' || at === undefined) return null;
  return { row: at, column, label: textOf(header[column]), amount: first.value };
}

/** Whether at least half of the items stand there for several bidders; else the column says who does the work of an estimate. */
function isOfBids(
  rows: readonly Row[],
  { contract, bidder, description }: { contract: number; bidder: number; description: number | undefined },
): boolean {
  if (description === undefined) return false;
  const bidders = new Map<string, Set<string>>();
  for (const row of rows) {
    const item = `${textOf(row[contract])}/${textOf(row[description])}`;
    const known = bidders.get(item) ?? new Set();
    bidders.set(item, known.add(textOf(row[bidder])));
  }
  const several = [...bidders.values()].filter(({ size }) => size > 1).length;
  return several > 0 && several >= bidders.size / 2;
}
