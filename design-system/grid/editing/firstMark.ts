import { applyChanges, type CellChange, type GridChanges } from './changes.ts';
import { marksOf } from './cellMarks.ts';
import type { SheetColumn } from './sheet.ts';

/** Rows that are made before the browser may get its turn. */
const rowsAtOnce = 100;

/**
 * Where a person goes on with rows that came in: the first cell that is marked, else the first that can be edited. Goes through the rows
 * some at a time, and no further than that cell; yields how many it has seen.
 */
export function* firstMark<Row>(
  changes: GridChanges<Row>,
  columns: readonly SheetColumn<Row>[],
  keyOf: (row: Row) => string,
  today: string | undefined,
): Generator<number, { key: string; column: string } | undefined> {
  const cellsOf = new Map<string, CellChange[]>();
  for (const cell of changes.cells) {
    const own = cellsOf.get(cell.key);
    if (own) own.push(cell);
    else cellsOf.set(cell.key, [cell]);
  }
  const { added } = changes;
  for (let from = 0; from < added.length; from += rowsAtOnce) {
    const part = added.slice(from, from + rowsAtOnce).map((one, at) => ({ ...one, at }));
    const cells = part.flatMap(({ key }) => cellsOf.get(key) ?? []);
    for (const row of applyChanges([], { ...changes, added: part, cells }, columns, keyOf)) {
      const key = keyOf(row);
      const unread = (cellsOf.get(key) ?? []).flatMap(({ column, refusedTo }): [string, string][] =>
        refusedTo === undefined ? [] : [[column, refusedTo]],
      );
      const marks = marksOf(row, columns, unread.length > 0 ? new Map(unread) : undefined, undefined, today);
      const [column] = marks?.keys() ?? [];
      if (column !== undefined) return { key, column };
    }
    yield from + part.length;
  }
  const first = columns.find(({ edit }) => edit !== undefined);
  return added[0] === undefined || first === undefined ? undefined : { key: added[0].key, column: first.id };
}
