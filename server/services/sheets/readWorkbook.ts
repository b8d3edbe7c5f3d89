import { read, SSF, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { checkArchive } from './checkArchive.ts';
import { readCsv } from './readCsv.ts';
import {
  incompatible,
  SHEET_LIMITS,
  type Sheet,
  type SheetCell,
  SheetError,
  type SheetKind,
} from './sheetTypes.ts';

const archive = Buffer.from('PK\u0003\u0004', 'latin1');
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const count = new Intl.NumberFormat('en-US');

/**
 * Reads a workbook or CSV file whose kind its name promises: values only, no formulas, links or macros. Throws
 * `SheetError` with a sentence for the person. Runs where it can be stopped (`readSheets`), because what is inside is
 * not known to end.
 */
export function readWorkbook(bytes: Buffer, kind: SheetKind): Sheet[] {
  const sheets =
    kind === 'csv' ? [{ name: 'Rows', rows: csvRows(bytes) }] : sheetsOf(parseWorkbook(bytes, kind));
  checkSizes(sheets);
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new SheetError('The file holds no rows. Choose one that does.');
  return filled;
}

function csvRows(bytes: Buffer): SheetCell[][] {
  if (startsWith(bytes, archive) || startsWith(bytes, compound)) throw new SheetError(incompatible);
  return trimmed(readCsv(bytes).map((row) => row.map((text) => (text.trim() === '' ? null : text))));
}

const startsWith = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);

function parseWorkbook(bytes: Buffer, kind: 'xlsx' | 'xls'): WorkBook {
  const isCompound = startsWith(bytes, compound);
  if (kind === 'xlsx' && startsWith(bytes, archive)) checkArchive(bytes);
  // A workbook with a password is a compound file whatever its name; what it is comes out when it is read.
  else if (!isCompound) throw new SheetError(incompatible);
  let book: WorkBook;
  try {
    book = read(bytes, {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      bookVBA: false,
    });
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new SheetError(
      isLocked
        ? 'This workbook is protected with a password. Save it without one, then choose it again.'
        : incompatible,
    );
  }
  if (kind === 'xlsx' && isCompound) throw new SheetError(incompatible);
  return book;
}

function sheetsOf(book: WorkBook): Sheet[] {
  const isFrom1904 = book.Workbook?.WBProps?.date1904 === true;
  const names = book.SheetNames.filter((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden);
  if (names.length > SHEET_LIMITS.sheets)
    throw new SheetError(`The workbook has ${names.length} sheets; at most ${SHEET_LIMITS.sheets} are read.`);
  return names.flatMap((name) => {
    const sheet = book.Sheets[name];
    return sheet ? [{ name, rows: rowsOf(sheet, isFrom1904) }] : [];
  });
}

function rowsOf(sheet: WorkSheet, isFrom1904: boolean): SheetCell[][] {
  const grid = sheet['!data'] ?? [];
  const rows = Array.from(grid, (cells) =>
    Array.from(cells ?? [], (cell) => (cell ? cellOf(cell, isFrom1904) : null)),
  );
  const shown = trimmed(rows);
  for (const merge of sheet['!merges'] ?? []) fillMerge(shown, merge);
  return shown;
}

/** Every cell of a merged range says what its first one says. */
function fillMerge(
  rows: SheetCell[][],
  { s: start, e: end }: NonNullable<WorkSheet['!merges']>[number],
): void {
  const value = rows[start.r]?.[start.c] ?? null;
  if (value === null) return;
  for (let line = start.r; line <= Math.min(end.r, rows.length - 1); line += 1) {
    const row = rows[line] as SheetCell[];
    while (row.length < Math.min(end.c + 1, SHEET_LIMITS.columns)) row.push(null);
    row.fill(value, start.c, Math.min(end.c + 1, row.length));
  }
}

/** How workbooks write their errors. */
const errors: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};

function cellOf({ t: type, v: value, z: format }: CellObject, isFrom1904: boolean): SheetCell {
  if (value === undefined || value === null) return null;
  if (type === 'e') return errors[Number(value)] ?? '#VALUE!';
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return numberOf(value, String(format ?? ''), isFrom1904);
  const text = String(value);
  return text.trim() === '' ? null : text;
}

function numberOf(value: number, format: string, isFrom1904: boolean): SheetCell {
  if (SSF.is_date(format)) {
    const day = SSF.parse_date_code(value, { date1904: isFrom1904 });
    if (day && day.y >= 1900)
      return { date: [day.y, day.m, day.d].map((part) => String(part).padStart(2, '0')).join('-') };
  }
  return format.includes('%') ? { percent: value } : value;
}

/** Without empty cells at the ends of rows, and empty rows at the end. */
function trimmed(rows: SheetCell[][]): SheetCell[][] {
  const short = rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== null) + 1));
  return short.slice(0, short.findLastIndex((row) => row.length > 0) + 1);
}

function checkSizes(sheets: readonly Sheet[]): void {
  let cells = 0;
  for (const { name, rows } of sheets) {
    if (rows.length > SHEET_LIMITS.rows)
      throw new SheetError(
        `"${name}" has more than ${count.format(SHEET_LIMITS.rows)} rows, and no more are read at once. Part it into several files.`,
      );
    rows.forEach((row, index) => {
      cells += row.length;
      if (row.length > SHEET_LIMITS.columns)
        throw new SheetError(
          `Row ${index + 1} of "${name}" has ${count.format(row.length)} columns; at most ${SHEET_LIMITS.columns} are read. Delete those you do not need.`,
        );
      if (row.some((cell) => typeof cell === 'string' && cell.length > SHEET_LIMITS.characters))
        throw new SheetError(
          `A cell in row ${index + 1} of "${name}" has more than ${count.format(SHEET_LIMITS.characters)} characters. Shorten it.`,
        );
    });
    if (cells > SHEET_LIMITS.cells)
      throw new SheetError(
        `The file has more than ${count.format(SHEET_LIMITS.cells)} cells. Delete the sheets and columns that you do not need.`,
      );
  }
}
