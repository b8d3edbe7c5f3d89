/** What a cell holds; days are `YYYY-MM-DD`, 0.15 is 15 percent. Formulas are what they last came to. */
export type SheetCell = string | number | boolean | { date: string } | { percent: number } | null;

/** A sheet that can be seen, from its first row on; rows end with their last cell that holds something. */
export type Sheet = { name: string; rows: SheetCell[][] };

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
