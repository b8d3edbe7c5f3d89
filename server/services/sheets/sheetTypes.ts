import type { CurrencyCode } from '#domain/sheets';

/** What a cell holds; days are `YYYY-MM-DD`, 0.15 is 15 percent. Formulas are what they last came to. */
export type SheetCell = string | number | boolean | { date: string } | { percent: number } | null;

/**
 * A sheet from its first row on; rows end with their last cell that holds something. Sheets that are hidden, and all that
 * follows `rows`, are read where the reader is asked to.
 */
export type Sheet = { name: string; rows: SheetCell[][] } & SheetFindings;

/** What a file says of a sheet beside its values; rows and columns from 0, absent where there is nothing to say. */
export type SheetFindings = {
  is_hidden?: true;
  /** First and last of each run of hidden rows. */
  hidden_rows?: [number, number][];
  hidden_columns?: number[];
  /** Currencies that number formats name, by column: how many cells, and the row of the first. */
  currencies?: { code: CurrencyCode; column: number; row: number; count: number }[];
};

/** How a file is read where it is not read as usual. */
export type SheetReading = {
  /** Of one sheet. */
  mostRows?: number | undefined;
  /** Hidden sheets too, and what a sheet says beside its values; formulas without a value say so. */
  findings?: boolean | undefined;
};

/** Kinds of files that are read, by the ending of their name. */
export const SHEET_KINDS = ['xlsx', 'xls', 'csv'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** What is read at most; more is refused with where it stands (docs/product/lists.md). */
export const SHEET_LIMITS = {
  megabytes: 50,
  rows: 20_000,
  /** Of an estimate, whose lines are many; as many as an .xls sheet holds. */
  estimateRows: 65_536,
  columns: 200,
  /** Of all sheets together. */
  cells: 1_000_000,
  /** Characters of one cell, as many as spreadsheets hold. */
  characters: 32_767,
  sheets: 100,
} as const;

/** A file that is not read: why, and what to do, for the person who chose it. */
export class SheetError extends Error {
  override name = 'SheetError';
}

/** Said of whatever is no workbook of a kind that is read (docs/product/lists.md). */
export const incompatible = 'The file format is not compatible';
