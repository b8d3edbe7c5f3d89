import { read, SSF, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { checkArchive } from './checkArchive.ts';
import { readCsv } from './readCsv.ts';
import { checkedSizes, type CheckedSizes } from './sheetSizes.ts';
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

/**
 * Reads a workbook or CSV file whose kind its name promises: values only, no formulas, links or macros. Throws
 * `SheetError` with a sentence for the person. Runs where it can be stopped (`readSheets`), because what is inside is
 * not known to end.
 */
export function readWorkbook(bytes: Buffer, kind: SheetKind, mostRows?: number): Sheet[] {
  const sheets =
    kind === 'csv'
      ? [{ name: csvName, rows: csvRows(bytes, checkedSizes(mostRows)) }]
      : sheetsOf(parseWorkbook(bytes, kind), checkedSizes(mostRows));
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new SheetError('The file holds no rows. Choose one that does.');
  return filled;
}

const csvName = 'Rows';

function csvRows(bytes: Buffer, sizes: CheckedSizes): SheetCell[][] {
  if (startsWith(bytes, archive) || startsWith(bytes, compound)) throw new SheetError(incompatible);
  return readCsv(bytes, csvName).map((row, index) =>
    row.map((text) => {
      sizes.text(csvName, index, text.length);
      return text.trim() === '' ? null : text;
    }),
  );
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

function sheetsOf(book: WorkBook, sizes: CheckedSizes): Sheet[] {
  const isFrom1904 = book.Workbook?.WBProps?.date1904 === true;
  const names = book.SheetNames.filter((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden);
  if (names.length > SHEET_LIMITS.sheets)
    throw new SheetError(`The workbook has ${names.length} sheets; at most ${SHEET_LIMITS.sheets} are read.`);
  return names.flatMap((name) => {
    const sheet = book.Sheets[name];
    return sheet ? [{ name, rows: rowsOf(sheet, name, isFrom1904, sizes) }] : [];
  });
}

type Filled = { index: number; width: number; cells: (readonly [number, SheetCell])[] };

/**
 * The rows of a sheet up to the last that holds something. What the reader found is sparse, and stays so until its
 * sizes are known to be moderate.
 */
function rowsOf(sheet: WorkSheet, name: string, isFrom1904: boolean, sizes: CheckedSizes): SheetCell[][] {
  const filled = filledRows(sheet['!data'] ?? [], isFrom1904);
  for (const { index, width, cells } of filled) {
    sizes.row(name, index, width);
    for (const [, value] of cells) if (typeof value === 'string') sizes.text(name, index, value.length);
  }
  const last = filled.reduce((most, { index }) => Math.max(most, index), -1);
  const rows = Array.from({ length: last + 1 }, (): SheetCell[] => []);
  for (const { index, width, cells } of filled) {
    const row = Array.from({ length: width }, (): SheetCell => null);
    for (const [column, value] of cells) row[column] = value;
    rows[index] = row;
  }
  for (const merge of sheet['!merges'] ?? []) fillMerge(rows, merge, sizes);
  return rows;
}

/** Rows with what they hold: the keys of a sparse list, however long it says it is. */
function filledRows(grid: readonly (CellObject[] | undefined)[], isFrom1904: boolean): Filled[] {
  return Object.keys(grid).flatMap((line) => {
    const index = Number(line);
    const sparse = grid[index] ?? [];
    const cells = Object.keys(sparse).flatMap((key) => {
      const cell = sparse[Number(key)];
      const value = cell ? cellOf(cell, isFrom1904) : null;
      return value === null ? [] : [[Number(key), value] as const];
    });
    const width = cells.reduce((most, [column]) => Math.max(most, column + 1), 0);
    return width === 0 ? [] : [{ index, width, cells }];
  });
}

/** Every cell of a merged range says what its first one says. */
function fillMerge(
  rows: SheetCell[][],
  { s: start, e: end }: NonNullable<WorkSheet['!merges']>[number],
  sizes: CheckedSizes,
): void {
  const value = rows[start.r]?.[start.c] ?? null;
  if (value === null) return;
  const lastRow = Math.min(end.r, rows.length - 1);
  const width = Math.min(end.c + 1, SHEET_LIMITS.columns);
  if (lastRow < start.r || width <= start.c) return;
  sizes.merge((lastRow - start.r + 1) * (width - start.c));
  for (let line = start.r; line <= lastRow; line += 1) {
    const row = rows[line] as SheetCell[];
    while (row.length < width) row.push(null);
    row.fill(value, start.c, width);
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
  // A code such as 03 that is kept as a number and shown by the format 00: its leading zeros belong to it.
  if (/^0{2,20}$/.test(format) && Number.isSafeInteger(value) && value >= 0)
    return String(value).padStart(format.length, '0');
  return format.includes('%') ? { percent: value } : value;
}
