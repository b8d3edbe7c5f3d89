import { emptyOf, sameValue, type CellValue } from './cellTypes.ts';
import type { CellChange } from './changes.ts';
import { readCell, type ReadingHints } from './readCell.ts';
import { valueOf, type Sheet, type SheetColumn } from './sheet.ts';

/** What is to stand in a cell: a value, or a text that could not be read. */
export type CellContent = { value: CellValue } | { refused: string };

/** The change that puts a content into a cell, or undefined where it is there already. */
export function changeOf<Row>(
  sheet: Sheet<Row>,
  row: Row,
  column: SheetColumn<Row>,
  content: CellContent,
): CellChange | undefined {
  if (!column.edit) return undefined;
  const key = sheet.keyOf(row);
  const from = valueOf(row, column);
  const refusedFrom = sheet.refusedAt(key, column.id);
  const refusedTo = 'refused' in content ? content.refused : undefined;
  const to = 'refused' in content ? emptyOf(column.edit) : content.value;
  if (refusedFrom === refusedTo && sameValue(from, to)) return undefined;
  return {
    key,
    column: column.id,
    from,
    to,
    ...(refusedFrom !== undefined && { refusedFrom }),
    ...(refusedTo !== undefined && { refusedTo }),
  };
}

/** What a text becomes in a cell: its value, or itself with a mark when it cannot be read. Never nothing. */
export function contentOf<Row>(
  text: string,
  row: Row,
  column: SheetColumn<Row>,
  hints: ReadingHints,
): { content: CellContent; problem?: string } {
  if (!column.edit) return { content: { refused: text } };
  const before = valueOf(row, column);
  const unit = typeof before === 'object' && before !== null && 'unit' in before ? before.unit : undefined;
  const reading = readCell(text, column.edit, { ...hints, unit, name: column.title });
  return reading.problem === undefined
    ? { content: { value: reading.value } }
    : { content: { refused: text }, problem: reading.problem };
}
