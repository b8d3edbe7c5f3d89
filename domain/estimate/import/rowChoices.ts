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
