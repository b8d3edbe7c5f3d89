import { read, SSF, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { type CurrencyCode, currencyOfFormat, NOT_CALCULATED } from '#domain/sheets';
import { checkArchive } from './checkArchive.ts';
import { readCsv } from './readCsv.ts';
import { scanSheets, type SheetMarks } from './scanSheets.ts';
import { checkedSizes, type CheckedSizes } from './sheetSizes.ts';
import {
  incompatible,
  SHEET_LIMITS,
  type Sheet,
  type SheetCell,
  SheetError,
  type SheetFindings,
  type SheetKind,
  type SheetReading,
} from './sheetTypes.ts';

const archive = Buffer.from('PK\u0003\u0004', 'latin1');
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/**
 * Reads a workbook or CSV file whose kind its name promises: values only, no formulas, links or macros. Throws
 * `SheetError` with a sentence for the person. Runs where it can be stopped (`readSheets`), because what is inside is
 * not known to end.
 */
export function readWorkbook(
  bytes: Buffer,
  kind: SheetKind,
  { mostRows, findings = false }: SheetReading = {},
): Sheet[] {
  const sheets =
    kind === 'csv'
      ? [{ name: csvName, rows: csvRows(bytes, checkedSizes(mostRows)) }]
      : sheetsOf(parseWorkbook(bytes, kind, findings), checkedSizes(mostRows), findings);
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

type Parsed = { book: WorkBook; marks: ReadonlyMap<string, SheetMarks> };

function parseWorkbook(bytes: Buffer, kind: 'xlsx' | 'xls', findings: boolean): Parsed {
  const isCompound = startsWith(bytes, compound);
  if (kind === 'xlsx' && startsWith(bytes, archive)) checkArchive(bytes);
  // A workbook with a password is a compound file whatever its name; what it is comes out when it is read.
  else if (!isCompound) throw new SheetError(incompatible);
  let book: WorkBook;
  // Before the reader, so that the text of the parts is gone when it needs its memory.
  const marks = findings && !isCompound ? scanSheets(bytes) : new Map<string, SheetMarks>();
  try {
    book = read(bytes, {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      bookVBA: false,
      // The older format says so which rows are hidden, and keeps little of the look.
      cellStyles: findings && isCompound,
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
  return { book, marks };
}

function sheetsOf({ book, marks }: Parsed, sizes: CheckedSizes, findings: boolean): Sheet[] {
  const isFrom1904 = book.Workbook?.WBProps?.date1904 === true;
  const isHidden = (index: number) => Boolean(book.Workbook?.Sheets?.[index]?.Hidden);
  const visible = book.SheetNames.filter((_, index) => !isHidden(index)).length;
  if (visible > SHEET_LIMITS.sheets)
    throw new SheetError(`The workbook has ${visible} sheets; at most ${SHEET_LIMITS.sheets} are read.`);
  const readAt = (index: number): Sheet | undefined => {
    const name = book.SheetNames[index] ?? '';
    const sheet = book.Sheets[name];
    if (!sheet) return undefined;
    const rows = rowsOf(sheet, name, isFrom1904, sizes, marks.get(name)?.notCalculated);
    return findings ? { name, rows, ...findingsOf(sheet, marks.get(name)) } : { name, rows };
  };
  const read = new Map<number, Sheet | undefined>();
  for (const index of book.SheetNames.keys()) if (!isHidden(index)) read.set(index, readAt(index));
  if (findings && book.SheetNames.length <= SHEET_LIMITS.sheets)
    for (const index of book.SheetNames.keys()) {
      if (!isHidden(index)) continue;
      const sheet = withinSizes(() => readAt(index));
      if (sheet) read.set(index, { ...sheet, is_hidden: true });
    }
  return [...book.SheetNames.keys()].flatMap((index) => read.get(index) ?? []);
}

/** Nobody is refused a file for the size of what is hidden in it. */
function withinSizes<Read>(readIt: () => Read): Read | undefined {
  try {
    return readIt();
  } catch (error) {
    if (error instanceof SheetError) return undefined;
    throw error;
  }
}

function findingsOf(sheet: WorkSheet, marks: SheetMarks | undefined): SheetFindings {
  const hidden = (list: readonly ({ hidden?: boolean } | undefined)[] | undefined) =>
    Object.entries(list ?? []).flatMap(([at, one]) => (one?.hidden ? [Number(at)] : []));
  const columns = (marks?.hiddenColumns ?? hidden(sheet['!cols'])).filter(
    (column) => column < SHEET_LIMITS.columns,
  );
  const data = sheet['!data'] ?? [];
  // Empty rows may be hidden without anybody missing them.
  const rows = (marks?.hiddenRows ?? hidden(sheet['!rows'])).filter((row) => data[row] !== undefined);
  const currencies = currenciesOf(data);
  return {
    ...(rows.length > 0 && { hidden_rows: runsOf(rows) }),
    ...(columns.length > 0 && { hidden_columns: columns }),
    ...(currencies.length > 0 && { currencies }),
  };
}

function runsOf(rows: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.[1] === row - 1) last[1] = row;
    else runs.push([row, row]);
  }
  return runs;
}

function currenciesOf(grid: readonly (CellObject[] | undefined)[]): NonNullable<SheetFindings['currencies']> {
  const known = new Map<unknown, CurrencyCode | undefined>();
  const found = new Map<string, NonNullable<SheetFindings['currencies']>[number]>();
  for (const line of Object.keys(grid)) {
    const row = Number(line);
    const cells = grid[row] ?? [];
    for (const key of Object.keys(cells)) {
      const cell = cells[Number(key)];
      if (cell?.t !== 'n' || cell.z === undefined) continue;
      if (!known.has(cell.z)) known.set(cell.z, currencyOfFormat(String(cell.z)));
      const code = known.get(cell.z);
      const column = Number(key);
      if (code === undefined || column >= SHEET_LIMITS.columns) continue;
      const place = `${code} ${column}`;
      const before = found.get(place);
      if (before) before.count += 1;
      else found.set(place, { code, column, row, count: 1 });
    }
  }
  return [...found.values()];
}

type Filled = { index: number; width: number; cells: (readonly [number, SheetCell])[] };

/**
 * The rows of a sheet up to the last that holds something. What the reader found is sparse, and stays so until its
 * sizes are known to be moderate.
 */
function rowsOf(
  sheet: WorkSheet,
  name: string,
  isFrom1904: boolean,
  sizes: CheckedSizes,
  notCalculated: SheetMarks['notCalculated'] = new Map(),
): SheetCell[][] {
  // A row all of whose formulas have no value is one, too.
  const grid = sheet['!data'] ?? [];
  for (const row of notCalculated.keys()) grid[row] ??= [];
  const filled = filledRows(grid, isFrom1904, notCalculated);
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
function filledRows(
  grid: readonly (CellObject[] | undefined)[],
  isFrom1904: boolean,
  notCalculated: SheetMarks['notCalculated'],
): Filled[] {
  return Object.keys(grid).flatMap((line) => {
    const index = Number(line);
    const sparse = grid[index] ?? [];
    const empty = notCalculated.get(index) ?? [];
    const cells = Object.keys(sparse).flatMap((key): (readonly [number, SheetCell])[] => {
      const cell = sparse[Number(key)];
      const value = cell && !empty.includes(Number(key)) ? cellOf(cell, isFrom1904) : null;
      return value === null ? [] : [[Number(key), value]];
    });
    for (const column of empty) cells.push([column, NOT_CALCULATED]);
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
