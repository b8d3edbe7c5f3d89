import type { CellValue } from './cellTypes.ts';
import { withValues, type SheetColumn } from './sheet.ts';

/** One cell before and after. A text that could not be read stands in `refused...` while the value is empty. */
export interface CellChange {
  key: string;
  column: string;
  from: CellValue;
  to: CellValue;
  refusedFrom?: string;
  refusedTo?: string;
}

/** A row that comes or goes; `at` is its index among the rows. */
export interface RowChange<Row> {
  key: string;
  row: Row;
  at: number;
}

/** What gave rise to a change. */
export type ChangeSource = 'type' | 'paste' | 'cut' | 'clear' | 'fill' | 'rows' | 'undo' | 'redo';

/** One action of a person: everything it changed, as one set. Applied in the order added, cells, removed. */
export interface GridChanges<Row> {
  source: ChangeSource;
  cells: readonly CellChange[];
  /** By ascending place among the rows afterwards. */
  added: readonly RowChange<Row>[];
  /** By ascending place among the rows before. */
  removed: readonly RowChange<Row>[];
}

/** Whether a set changes nothing. */
export const changesNothing = <Row>({ cells, added, removed }: GridChanges<Row>) =>
  cells.length + added.length + removed.length === 0;

/** The set that takes another back, exactly. */
export function inverseOf<Row>(changes: GridChanges<Row>, source: ChangeSource): GridChanges<Row> {
  const cells = changes.cells
    .toReversed()
    .map(({ key, column, from, to, refusedFrom, refusedTo }): CellChange => ({
      key,
      column,
      from: to,
      to: from,
      ...(refusedTo !== undefined && { refusedFrom: refusedTo }),
      ...(refusedFrom !== undefined && { refusedTo: refusedFrom }),
    }));
  return { source, cells, added: changes.removed, removed: changes.added };
}

/** Rows with others put in at their places. */
export function insertRows<Row>(rows: readonly Row[], added: readonly RowChange<Row>[]): readonly Row[] {
  if (added.length === 0) return rows;
  const result: Row[] = [];
  let next = 0;
  for (const row of rows) {
    while (next < added.length && (added[next]?.at ?? 0) <= result.length)
      result.push((added[next++] as RowChange<Row>).row);
    result.push(row);
  }
  for (; next < added.length; next++) result.push((added[next] as RowChange<Row>).row);
  return result;
}

/** Rows as they are after a change set; for owners that keep the rows themselves. The given rows stay as they are. */
export function applyChanges<Row>(
  rows: readonly Row[],
  { cells, added, removed }: GridChanges<Row>,
  columns: readonly SheetColumn<Row>[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const byRow = new Map<string, CellChange[]>();
  for (const cell of cells) {
    const list = byRow.get(cell.key);
    if (list) list.push(cell);
    else byRow.set(cell.key, [cell]);
  }
  const gone = new Set(removed.map(({ key }) => key));
  return insertRows(rows, added)
    .filter((row) => !gone.has(keyOf(row)))
    .map((row) => {
      const edits = byRow.get(keyOf(row));
      if (!edits) return row;
      return withValues(
        row,
        edits.flatMap(({ column: id, to }) => {
          const column = byId.get(id);
          return column ? [[column, to] as const] : [];
        }),
      );
    });
}
