import type { Cell } from '#domain/sheets';
import { guessColumns, HEADER_ROWS } from './columns.ts';
import { ESTIMATE_COLUMNS, type ColumnMapping } from './estimateColumns.ts';
import { foldHeading } from './foldHeading.ts';
import { hiddenColumnsOf } from './hiddenParts.ts';
import type { FileSheet, GuessedSheet, SheetChoice } from './readEstimate.ts';
import { rowChoices } from './rowChoices.ts';

/** How sheets with these headings are read. */
export interface SheetLayout {
  /** The header row as it is recognized: its headings in small letters. */
  headings: string;
  is_used: boolean;
  columns: ColumnMapping;
}

/** How files of one shape are read: kept under a name, for oneself or for the company (docs/product/estimate.md). */
export interface FileLayout {
  sheets: readonly SheetLayout[];
  /** What codes of such files mean, by the number of the cost group; null for none. */
  codes: readonly (readonly [string, number | null])[];
}

/** Codes that a layout keeps at most. */
export const MOST_LAYOUT_CODES = 1_000;

const between = ' | ';

/** By what a header row is known again; empty for a row without headings. */
export const headingsOf = (row: readonly Cell[] | undefined): string =>
  (row ?? []).some((cell) => foldHeading(cell) !== '') ? (row ?? []).map(foldHeading).join(between) : '';

/** The layout of a file as it is being read; sheets with the same headings count once. */
export function layoutOf(
  sheets: readonly FileSheet[],
  choices: readonly SheetChoice[],
  codes: ReadonlyMap<string, number | null>,
): FileLayout {
  const kept = new Map<string, SheetLayout>();
  for (const [index, { isUsed, headerRow, mapping }] of choices.entries()) {
    const headings = headerRow === null ? '' : headingsOf(sheets[index]?.rows[headerRow]);
    if (headings === '' || (kept.get(headings)?.is_used ?? false)) continue;
    kept.set(headings, { headings, is_used: isUsed, columns: mapping });
  }
  return { sheets: [...kept.values()], codes: [...codes].slice(0, MOST_LAYOUT_CODES) };
}

/** The sheets of a file as a layout has them read; undefined where no sheet that the layout reads is in the file. */
export function readBy(
  layout: FileLayout,
  name: string,
  sheets: readonly FileSheet[],
  guessed: readonly GuessedSheet[],
): GuessedSheet[] | undefined {
  const known = new Map(layout.sheets.map((sheet) => [sheet.headings, sheet]));
  let fits = false;
  const read = guessed.map((sheet, index) => {
    const rows = sheets[index]?.rows ?? [];
    const headerRow = rows.slice(0, HEADER_ROWS).findIndex((row) => known.has(headingsOf(row)));
    const own = known.get(headingsOf(rows[headerRow]));
    if (!own) return sheet;
    fits ||= own.is_used;
    return {
      ...sheet,
      headerRow,
      isUsed: own.is_used,
      mapping: own.columns,
      guess: guessColumns(rows, headerRow, hiddenColumnsOf(sheets[index] ?? {})),
      only: rowChoices(rows, headerRow, own.columns).map(({ column, value }) => ({ column, value })),
      reason: `As in the layout ${name}`,
    };
  });
  return fits ? read : undefined;
}

/** Whether two layouts have files read alike. */
export const sameLayout = (one: FileLayout, other: FileLayout): boolean => textOf(one) === textOf(other);

/** Sheets and codes in one order, whatever the order they were kept in. */
const textOf = ({ sheets, codes }: FileLayout): string =>
  [
    ...sheets.map(({ headings, is_used: isUsed, columns }) =>
      JSON.stringify([headings, isUsed, ESTIMATE_COLUMNS.map((field) => columns[field] ?? null)]),
    ),
    ...codes.map((pair) => JSON.stringify(pair)),
  ]
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join();

/** A layout as it was stored; undefined for anything else. */
export function toLayout({ sheets, codes }: Readonly<Record<string, unknown>>): FileLayout | undefined {
  if (!Array.isArray(sheets) || !Array.isArray(codes)) return undefined;
  return {
    sheets: sheets.flatMap((sheet: unknown) => toSheet(sheet) ?? []),
    codes: codes.flatMap((pair: unknown): [string, number | null][] =>
      Array.isArray(pair) &&
      typeof pair[0] === 'string' &&
      (pair[1] === null || Number.isSafeInteger(pair[1]))
        ? [[pair[0], pair[1] as number | null]]
        : [],
    ),
  };
}

function toSheet(sheet: unknown): SheetLayout | undefined {
  if (typeof sheet !== 'object' || sheet === null) return undefined;
  const { headings, is_used: isUsed, columns } = sheet as Partial<Record<keyof SheetLayout, unknown>>;
  if (typeof headings !== 'string' || headings === '' || typeof columns !== 'object' || columns === null)
    return undefined;
  const found = ESTIMATE_COLUMNS.flatMap((field) => {
    const at: unknown = (columns as Readonly<Record<string, unknown>>)[field];
    return typeof at === 'number' && Number.isSafeInteger(at) && at >= 0 ? [[field, at] as const] : [];
  });
  return { headings, is_used: isUsed === true, columns: Object.fromEntries(found) };
}
