import { applyChanges, type GridChanges } from './changes.ts';
import { marksOf } from './cellMarks.ts';
import type { SheetColumn } from './sheet.ts';

/** Where a person goes on with rows that came in: the first cell that is marked, else the first that can be edited. */
export function firstMark<Row>(
  changes: GridChanges<Row>,
  columns: readonly SheetColumn<Row>[],
  keyOf: (row: Row) => string,
  today: string | undefined,
): { key: string; column: string } | undefined {
  const unread = new Map<string, Map<string, string>>();
  for (const { key, column, refusedTo } of changes.cells) {
    if (refusedTo === undefined) continue;
    const own = unread.get(key) ?? new Map<string, string>();
    unread.set(key, own.set(column, refusedTo));
  }
  const rows = applyChanges([], changes, columns, keyOf);
  for (const row of rows) {
    const [column] = marksOf(row, columns, unread.get(keyOf(row)), undefined, today)?.keys() ?? [];
    if (column !== undefined) return { key: keyOf(row), column };
  }
  const first = columns.find(({ edit }) => edit !== undefined);
  return rows[0] === undefined || first === undefined ? undefined : { key: keyOf(rows[0]), column: first.id };
}
