import { firstOf, formatCents, formatNumber, sumMoney } from '#domain/money';
import { type Cell, columnLetter } from '#domain/sheets';
import { fieldOf } from './columns.ts';
import { COLUMN_LABELS, type EstimateColumn } from './estimateColumns.ts';
import { type Reading, readLines } from './sheetLines.ts';
import { statesAll } from './wholeTotal.ts';
import type { SheetLines } from './sheetLineTypes.ts';
import { readNumber } from './sheetNumber.ts';

/** What a file hides of a sheet; rows and columns from 0. */
export interface HiddenParts {
  hidden_rows?: readonly { first: number; last: number }[] | undefined;
  hidden_columns?: readonly number[] | undefined;
}

/** Hidden rows below a header: how many, where, what they hold, and which choice the stated total agrees with. */
export interface HiddenRows {
  count: number;
  /** `14–25, 30`, from 1. */
  places: string;
  lines: number;
  /** What their lines come to, in the file's currency. */
  sum: number;
  agrees: 'in' | 'out' | null;
}

/** A hidden column with what it holds. */
export interface HiddenColumn {
  letter: string;
  title: string;
  /** What is read of it; null for nothing. */
  field: EstimateColumn | null;
  /** What its numbers come to, where it is one of amounts. */
  sum: number | null;
}

const none: ReadonlySet<number> = new Set();

/** The hidden rows of a sheet, from 0. */
export function hiddenRowsOf({ hidden_rows: runs = [] }: HiddenParts): ReadonlySet<number> {
  if (runs.length === 0) return none;
  const rows = new Set<number>();
  for (const { first, last } of runs) for (let row = first; row <= last; row += 1) rows.add(row);
  return rows;
}

/** The hidden columns of a sheet, from 0. */
export const hiddenColumnsOf = ({ hidden_columns: columns }: HiddenParts): ReadonlySet<number> =>
  columns === undefined ? none : new Set(columns);

/** A sheet with its hidden rows and without them, and what they hold; read once where it hides none. */
export function readBothWays(
  reading: Reading,
  parts: HiddenParts,
): { within: SheetLines; without: SheetLines; hidden: HiddenRows | null } {
  const all = hiddenRowsOf(parts);
  const below = [...all].filter((row) => row > reading.headerRow);
  const within = readLines(reading);
  if (below.length === 0) return { within, without: within, hidden: null };
  const lines = within.lines.filter(({ row }) => all.has(row - 1));
  const without = readLines({ ...reading, skipped: all });
  return {
    within,
    without,
    hidden: {
      count: below.length,
      places: placesOf(below),
      lines: lines.length,
      sum: sumMoney(lines.map(({ amount }) => amount ?? 0)),
      agrees: statesAll(within) ? 'in' : statesAll(without) ? 'out' : null,
    },
  };
}

/** Hidden rows are read unless the stated total leaves them out: a sum in a workbook counts them. */
export const readsHiddenAtFirst = (hidden: HiddenRows | null): boolean => hidden?.agrees !== 'out';

/** Why hidden rows are left in or out, as the stated total has it. */
export function hiddenReason({ lines, agrees }: HiddenRows): string {
  if (lines === 0) return 'They hold no lines.';
  if (agrees === 'in') return 'The stated total counts them.';
  if (agrees === 'out') return 'The stated total leaves them out.';
  return 'No stated total tells. A sum in a workbook counts hidden rows.';
}

/** What hidden rows hold: `Rows 14–25: 9 lines, $45,000.00.` */
export const hiddenRowsText = ({ count, places, lines, sum }: HiddenRows): string =>
  `${count === 1 ? 'Row' : 'Rows'} ${places}: ${formatNumber(lines)} ${lines === 1 ? 'line' : 'lines'}, ${formatCents(sum)}.`;

/** The hidden columns of a sheet that say anything. */
export function hiddenColumnsIn(
  { rows, headerRow, mapping }: Reading,
  parts: HiddenParts,
  read: SheetLines,
): HiddenColumn[] {
  const fieldAt = new Map(
    Object.entries(mapping).map(([field, column]) => [column, field as EstimateColumn]),
  );
  return [...hiddenColumnsOf(parts)].flatMap((column): HiddenColumn[] => {
    const cellOf = (row: readonly Cell[] | undefined) => row?.[column] ?? null;
    if (!rows.slice(headerRow).some((row) => cellOf(row) !== null)) return [];
    const head = cellOf(rows[headerRow]);
    const amounts = read.lines.flatMap(({ row }) => {
      const figure = readNumber(cellOf(rows[row - 1]));
      return figure.kind === 'number' ? [figure.value] : [];
    });
    return [
      {
        letter: columnLetter(column),
        title: typeof head === 'string' ? head.trim().slice(0, 40) : '',
        field: fieldAt.get(column) ?? null,
        sum: fieldOf(head ?? undefined) === 'amount' ? sumMoney(amounts.filter(Number.isFinite)) : null,
      },
    ];
  });
}

/** What a hidden column holds: `D Old price, $12,000.00, not read`. */
export const hiddenColumnText = ({ letter, title, field, sum }: HiddenColumn): string =>
  [
    `${letter} ${title}`.trim(),
    ...(sum === null ? [] : [formatCents(sum)]),
    field ? `read as ${COLUMN_LABELS[field].toLowerCase()}` : 'not read',
  ].join(', ');

/** Runs of rows from 1, the first few: `14–25, 30`. */
function placesOf(rows: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.[1] === row - 1) last[1] = row;
    else runs.push([row, row]);
  }
  return firstOf(
    runs.map(([first, last]) => (first === last ? String(first + 1) : `${first + 1}–${last + 1}`)),
    4,
  );
}
