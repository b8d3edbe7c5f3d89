import { type Cell, guessHeading, headingTitles } from './headings.ts';
import { guessMapping, type SheetField } from './mapping.ts';

/** A column that is asked for: `required` ones are guessed by their place where no heading says them. */
export interface SheetColumn extends SheetField {
  label: string;
  required: boolean;
}

type Rows = readonly (readonly Cell[])[];

/**
 * Which column of a sheet is which, by its headings; what is required and not named is the first column with texts that is left. With the
 * titles of all columns, and the first row below the headings, from 0.
 */
export function guessSheetColumns(rows: Rows, fields: readonly SheetColumn[]) {
  const heading = guessHeading(rows);
  const titles = headingTitles(rows, heading);
  const chosen: Record<string, number> = {};
  for (const [column, id] of guessMapping(titles, fields)) chosen[id] = column;
  const named = fields.some(({ id }) => chosen[id] !== undefined);
  for (const { id, required } of fields) {
    if (!required || chosen[id] !== undefined) continue;
    const taken = new Set(Object.values(chosen));
    const next = titles.findIndex(
      (_, column) => !taken.has(column) && rows.some((row) => (row[column] ?? null) !== null),
    );
    if (next >= 0) chosen[id] = next;
  }
  const heads = named || (!hasNumber(rows[heading.last]) && hasNumber(rows[heading.last + 1]));
  return { titles, chosen, heading: heads ? heading.last : null };
}

const hasNumber = (row: readonly Cell[] | undefined) => (row ?? []).some((cell) => typeof cell === 'number');

/** Columns of a sheet in this order as text: cells parted by tabs, rows by line breaks. Rows without any of them are left out. */
export function sheetText(rows: Rows, columns: readonly number[], first = 0): string {
  const lines: string[] = [];
  for (const row of rows.slice(first)) {
    const cells = columns.map((column) => String(row[column] ?? '').replaceAll(/[\t\r\n]+/g, ' '));
    if (cells.some((cell) => cell.trim() !== '')) lines.push(cells.join('\t'));
  }
  return lines.join('\n');
}
