import { writeHtml, writeTsv, type CopiedCell } from '../clipboard/writeClipboard.ts';
import type { Rect } from './ranges.ts';
import { valueOf, type Sheet, type SheetColumn } from './sheet.ts';
import { writeCell } from './writeCell.ts';

/** What a column without an editor says in words; the grid's own `exportValue` or `value`. */
export type PlainText<Row> = (
  row: Row,
  column: SheetColumn<Row>,
) => string | number | boolean | null | undefined;

const valueTypes = new Set(['number', 'money', 'percent', 'date', 'checkbox']);

function copied<Row>(
  sheet: Sheet<Row>,
  row: Row,
  column: SheetColumn<Row>,
  plainText: PlainText<Row>,
): CopiedCell {
  const { edit } = column;
  if (!edit) {
    const value = plainText(row, column);
    return { text: String(value ?? ''), kind: typeof value === 'number' ? 'value' : 'text' };
  }
  const refused = sheet.refusedAt(sheet.keyOf(row), column.id);
  if (refused !== undefined) return { text: refused, kind: 'text' };
  return { text: writeCell(valueOf(row, column), edit), kind: valueTypes.has(edit.type) ? 'value' : 'text' };
}

/** A range in the two shapes that spreadsheets take. Headings of groups are left out. */
export function copyRange<Row>(
  sheet: Sheet<Row>,
  { top, left, bottom, right }: Rect,
  plainText: PlainText<Row>,
): { text: string; html: string } {
  const rows: CopiedCell[][] = [];
  const columns = sheet.columns.slice(left, right + 1);
  for (let line = top; line <= bottom; line++) {
    const row = sheet.rowAt(line);
    if (row !== undefined) rows.push(columns.map((column) => copied(sheet, row, column, plainText)));
  }
  return { text: writeTsv(rows), html: writeHtml(rows) };
}
