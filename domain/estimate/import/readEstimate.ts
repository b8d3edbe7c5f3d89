import { formatCents, sumMoney } from '#domain/money';
import type { Cell } from '#domain/sheets';
import { findHeader, guessColumns, type GuessedColumns, isMeasurement } from './columns.ts';
import { type RowChoice, rowChoices, statedBid } from './rowChoices.ts';
import type { ColumnMapping } from './estimateColumns.ts';
import { type ForeignCurrency, foreignCurrencies, type FormatCurrency } from './fileCurrency.ts';
import {
  type HiddenColumn,
  hiddenColumnsIn,
  hiddenColumnsOf,
  type HiddenParts,
  type HiddenRows,
  readBothWays,
  readsHiddenAtFirst,
} from './hiddenParts.ts';
import { isInTotal, totalOf } from './linesSoFar.ts';
import { agreesWithin, type Reading } from './sheetLines.ts';
import { wholeTotal } from './wholeTotal.ts';
import type { SheetLines, StatedTotal } from './sheetLineTypes.ts';

/** A sheet as it was read from the file. */
export interface FileSheet extends HiddenParts {
  name: string;
  rows: readonly (readonly Cell[])[];
  is_hidden?: boolean | undefined;
  /** What number formats say of the currency. */
  currencies?: readonly FormatCurrency[] | undefined;
}

/** How a sheet is read: guessed first, then as somebody chose. */
export interface SheetChoice {
  isUsed: boolean;
  /** From 0; null where no header was found. */
  headerRow: number | null;
  mapping: ColumnMapping;
  /** Which of its rows are read, where it is a list of bids; all of them where nothing is said. */
  only: readonly RowChoice[];
  /** Whether rows that the file hides are read. */
  readsHidden: boolean;
}

/** A sheet with what was guessed about it. */
export interface GuessedSheet extends SheetChoice {
  name: string;
  /** Hidden in the file. */
  isHidden: boolean;
  /** Why it is taken, or left out. */
  reason: string;
  guess: GuessedColumns | null;
}

/** What is guessed about each sheet of a file: which are priced, and where their header and columns are. */
export function guessSheets(sheets: readonly FileSheet[]): GuessedSheet[] {
  const read = sheets.map(guessSheet);
  const amounts = read.map((sheet) => sheet.amounts);
  const guessed = withoutHidden(read.map((one) => one.sheet));
  return withoutTwins(amounts, withoutBidders(besideLineIds(guessed)));
}

/** In an export of ours the sheet of lines names them; the others sum them up. */
function besideLineIds(guessed: readonly GuessedSheet[]): readonly GuessedSheet[] {
  const named = guessed.find(({ isUsed, mapping }) => isUsed && mapping.line_id !== undefined);
  if (!named) return guessed;
  return guessed.map((sheet) =>
    sheet.isUsed && sheet.mapping.line_id === undefined
      ? { ...sheet, isUsed: false, reason: `A summary of ${named.name}` }
      : sheet,
  );
}

/** Sheets that the file hides are left out, unless nothing that one sees is priced. */
function withoutHidden(guessed: readonly GuessedSheet[]): GuessedSheet[] {
  const alone = !guessed.some(({ isUsed, isHidden }) => isUsed && !isHidden);
  return guessed.map((sheet) => {
    if (!sheet.isHidden) return sheet;
    const reason = `Hidden in the file. ${sheet.reason}`;
    return sheet.isUsed && alone
      ? { ...sheet, reason: `${reason}. No visible sheet has priced lines` }
      : { ...sheet, isUsed: false, reason };
  });
}

/** A sheet that repeats another would count everything twice: the later one of the same lines and total is left out. */
function withoutTwins(
  amounts: readonly (readonly number[])[],
  guessed: readonly GuessedSheet[],
): GuessedSheet[] {
  const seen = new Map<string, string>();
  return guessed.map((sheet, at) => {
    const own = amounts[at] ?? [];
    if (!sheet.isUsed) return sheet;
    const mark = `${own.length} ${sumMoney(own)}`;
    const twin = seen.get(mark);
    if (own.length < 2 || twin === undefined) {
      seen.set(mark, sheet.name);
      return sheet;
    }
    return { ...sheet, isUsed: false, reason: `The same lines as ${twin}` };
  });
}

function withoutBidders(guessed: readonly GuessedSheet[]): readonly GuessedSheet[] {
  const isBidTab = (sheet: GuessedSheet) => (sheet.guess?.priceColumns ?? 0) > 1;
  const fromEstimate = (sheet: GuessedSheet) =>
    /estimate/i.test(sheet.guess?.pricesOf ?? '') || (sheet.isUsed && !isBidTab(sheet));
  if (!guessed.some(isBidTab) || !guessed.some((sheet) => sheet.isUsed && fromEstimate(sheet)))
    return guessed;
  return guessed.map((sheet) =>
    sheet.isUsed && !fromEstimate(sheet)
      ? { ...sheet, isUsed: false, reason: 'Prices of bidders, no estimate' }
      : sheet,
  );
}

/** A sheet as it is guessed, with the amounts of its lines where it is taken. */
function guessSheet(file: FileSheet): { sheet: GuessedSheet; amounts: readonly number[] } {
  const { name, rows, is_hidden: isHidden = false } = file;
  const headerRow = findHeader(rows) ?? null;
  const guess = headerRow === null ? null : guessColumns(rows, headerRow, hiddenColumnsOf(file));
  const mapping = guess?.mapping ?? {};
  const out = (reason: string) => ({
    sheet: { name, isHidden, isUsed: false, headerRow, mapping, only: [], readsHidden: true, reason, guess },
    amounts: [],
  });
  if (headerRow === null) return out('No header row with a description and an amount');
  if (isMeasurement(rows[headerRow] ?? [])) return out('Measurements, no amounts');
  if (mapping.amount === undefined && (mapping.quantity === undefined || mapping.unit_cost === undefined))
    return out('No column of amounts');
  if (
    mapping.quantity === undefined &&
    mapping.unit_cost === undefined &&
    rows.length < 60 &&
    /summary/i.test(name)
  )
    return out('A summary of other sheets');
  const only = rowChoices(rows, headerRow, mapping).map(({ column, value }) => ({ column, value }));
  const reading = { rows, headerRow, mapping, only };
  const { hidden, within, without } = readBothWays(reading, file);
  const readsHidden = readsHiddenAtFirst(hidden);
  const { lines } = readsHidden ? within : without;
  // Lines whose figures are all error cells are priced, too: left out, nobody would see them.
  if (!lines.some(({ amount, problem }) => amount !== null || / is (?:#|a formula)/.test(problem)))
    return out('No priced lines');
  const count = lines.length.toLocaleString('en-US');
  return {
    sheet: {
      name,
      isHidden,
      isUsed: true,
      headerRow,
      mapping,
      only,
      readsHidden,
      guess,
      reason: `${only.length > 0 ? `${only.map(({ value }) => value).join(', ')}: ` : ''}${count} lines${isHidden ? `, ${formatCents(sumMoney(lines.map(({ amount }) => amount ?? 0)))}` : ''}, header in row ${headerRow + 1}`,
    },
    amounts: lines.map(({ amount }) => amount ?? 0),
  };
}

/** The lines of the sheets that are used. */
export interface FileEstimate {
  sheets: (SheetLines & {
    name: string;
    index: number;
    hiddenRows: HiddenRows | null;
    hiddenColumns: readonly HiddenColumn[];
  })[];
  /** Sum of all lines without alternates, in the file's currency. */
  total: number;
  /** What its alternates come to. */
  alternates: number;
  /** The sum of the last total that each sheet states; null where a sheet states none that can be read. */
  stated: number | null;
  /** Stated less found. */
  difference: number | null;
  /** Whether they are the same but for the rounding of single lines. */
  agrees: boolean;
  linesCount: number;
  problems: number;
  warnings: number;
  /** Currencies of its prices that are not the US dollar. */
  currencies: readonly ForeignCurrency[];
}

/** Reads a file as it was chosen. Linear in its rows. */
export function readEstimate(sheets: readonly FileSheet[], choices: readonly SheetChoice[]): FileEstimate {
  const read = sheets.flatMap((sheet, index) => {
    const reading = readingOf(sheet, choices[index]);
    if (!reading) return [];
    const { within, without, hidden } = readBothWays(reading, sheet);
    const found = withStatedBid((choices[index]?.readsHidden ?? true) ? within : without, reading);
    return [
      {
        name: sheet.name,
        index,
        ...found,
        hiddenRows: hidden,
        hiddenColumns: hiddenColumnsIn(reading, sheet, found),
      },
    ];
  });
  const lines = read.flatMap((sheet) => sheet.lines);
  const total = totalOf(lines);
  const isOfFile = ({ agrees, amount }: StatedTotal) =>
    !agrees && amount !== null && Math.abs(amount - total) <= agreesWithin(lines.length);
  const sheetsRead = read.map((sheet) => ({
    ...sheet,
    totals: sheet.totals.map((one): StatedTotal =>
      isOfFile(one)
        ? { ...one, scope: 'file', sum: total, difference: sumMoney([one.amount ?? 0, -total]), agrees: true }
        : one,
    ),
  }));
  const ofFile = sheetsRead.flatMap(({ totals }) => totals).find(({ scope }) => scope === 'file');
  const ends = sheetsRead.map((sheet) => wholeTotal(sheet)?.amount ?? null);
  const stated =
    ofFile?.amount ?? (ends.length > 0 && ends.every((end) => end !== null) ? sumMoney(ends) : null);
  const difference = stated === null ? null : sumMoney([stated, -total]);
  return {
    sheets: sheetsRead,
    total,
    alternates: sumMoney(lines.map((line) => (isInTotal(line) ? null : line.amount))),
    stated,
    difference,
    agrees: difference !== null && Math.abs(difference) <= agreesWithin(lines.length),
    linesCount: lines.length,
    problems: lines.filter(({ problem }) => problem !== '').length,
    warnings: lines.filter(({ problem, warning }) => problem === '' && warning !== '').length,
    currencies: foreignCurrencies(
      sheets.flatMap((sheet, index) => {
        const reading = readingOf(sheet, choices[index]);
        return reading ? [{ ...sheet, ...reading, prefix: read.length > 1 ? `${sheet.name} ` : '' }] : [];
      }),
    ),
  };
}

/** A list of bids says what a bid comes to beside its rows, not below them. */
function withStatedBid(read: SheetLines, { rows, headerRow, mapping, only = [] }: Reading): SheetLines {
  const stated = read.totals.length > 0 ? null : statedBid(rows, headerRow, mapping, only);
  if (!stated) return read;
  const sum = totalOf(read.lines);
  const difference = sumMoney([stated.amount, -sum]);
  const agrees = Math.abs(difference) <= agreesWithin(read.lines.length);
  const total = {
    ...stated,
    row: stated.row + 1,
    sum,
    difference,
    agrees,
    isEmpty: false,
    scope: 'all' as const,
  };
  return { ...read, totals: [total] };
}

/** What is read of a sheet that is used; undefined for any other. */
const readingOf = ({ rows }: FileSheet, choice: SheetChoice | undefined) =>
  choice?.isUsed && choice.headerRow !== null
    ? { rows, headerRow: choice.headerRow, mapping: choice.mapping, only: choice.only }
    : undefined;
