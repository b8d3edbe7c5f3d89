import { sumMoney } from '#domain/money';
import type { Cell } from '#domain/sheets';
import { findHeader, guessColumns, type GuessedColumns, isMeasurement } from './columns.ts';
import { type RowChoice, rowChoices } from './rowChoices.ts';
import type { ColumnMapping } from './estimateColumns.ts';
import { agreesWithin, readLines } from './sheetLines.ts';
import type { SheetLines, StatedTotal } from './sheetLineTypes.ts';

/** A sheet as it was read from the file. */
export interface FileSheet {
  name: string;
  rows: readonly (readonly Cell[])[];
}

/** How a sheet is read: guessed first, then as somebody chose. */
export interface SheetChoice {
  isUsed: boolean;
  /** From 0; null where no header was found. */
  headerRow: number | null;
  mapping: ColumnMapping;
  /** Which of its rows are read, where it is a list of bids; all of them where nothing is said. */
  only: readonly RowChoice[];
}

/** A sheet with what was guessed about it. */
export interface GuessedSheet extends SheetChoice {
  name: string;
  /** Why it is taken, or left out. */
  reason: string;
  guess: GuessedColumns | null;
}

/** What is guessed about each sheet of a file: which are priced, and where their header and columns are. */
export function guessSheets(sheets: readonly FileSheet[]): GuessedSheet[] {
  const read = sheets.map(guessSheet);
  const amounts = read.map((sheet) => sheet.amounts);
  return withoutTwins(amounts, withoutBidders(read.map((one) => one.sheet)));
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
function guessSheet({ name, rows }: FileSheet): { sheet: GuessedSheet; amounts: readonly number[] } {
  const headerRow = findHeader(rows) ?? null;
  const guess = headerRow === null ? null : guessColumns(rows, headerRow);
  const mapping = guess?.mapping ?? {};
  const out = (reason: string) => ({
    sheet: { name, isUsed: false, headerRow, mapping, only: [], reason, guess },
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
  const { lines } = readLines(rows, headerRow, mapping, only);
  // Lines whose figures are all error cells are priced, too: left out, nobody would see them.
  if (!lines.some(({ amount, problem }) => amount !== null || / is #/.test(problem)))
    return out('No priced lines');
  const count = lines.length.toLocaleString('en-US');
  return {
    sheet: {
      name,
      isUsed: true,
      headerRow,
      mapping,
      only,
      guess,
      reason: `${only.length > 0 ? `${only.map(({ value }) => value).join(', ')}: ` : ''}${count} lines, header in row ${headerRow + 1}`,
    },
    amounts: lines.map(({ amount }) => amount ?? 0),
  };
}

/** The lines of the sheets that are used. */
export interface FileEstimate {
  sheets: (SheetLines & { name: string; index: number })[];
  /** Sum of all lines, in the file's currency. */
  total: number;
  /** The sum of the last total that each sheet states; null where a sheet states none that can be read. */
  stated: number | null;
  /** Stated less found. */
  difference: number | null;
  /** Whether they are the same but for the rounding of single lines. */
  agrees: boolean;
  linesCount: number;
  problems: number;
  warnings: number;
}

/** Reads a file as it was chosen. Linear in its rows. */
export function readEstimate(sheets: readonly FileSheet[], choices: readonly SheetChoice[]): FileEstimate {
  const read = sheets.flatMap(({ name, rows }, index) => {
    const choice = choices[index];
    if (!choice?.isUsed || choice.headerRow === null) return [];
    return [{ name, index, ...readLines(rows, choice.headerRow, choice.mapping, choice.only) }];
  });
  const lines = read.flatMap((sheet) => sheet.lines);
  const total = sumMoney(lines.map(({ amount }) => amount ?? 0));
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
  const ends = sheetsRead.map(({ totals }) => wholeTotal(totals)?.amount ?? null);
  const stated =
    ofFile?.amount ?? (ends.length > 0 && ends.every((end) => end !== null) ? sumMoney(ends) : null);
  const difference = stated === null ? null : sumMoney([stated, -total]);
  return {
    sheets: sheetsRead,
    total,
    stated,
    difference,
    agrees: difference !== null && Math.abs(difference) <= agreesWithin(lines.length),
    linesCount: lines.length,
    problems: lines.filter(({ problem }) => problem !== '').length,
    warnings: lines.filter(({ problem, warning }) => problem === '' && warning !== '').length,
  };
}

/** The total that a sheet states of all its lines. */
const wholeTotal = (totals: readonly StatedTotal[]): StatedTotal | undefined =>
  totals.findLast(({ scope }) => scope === 'all');
