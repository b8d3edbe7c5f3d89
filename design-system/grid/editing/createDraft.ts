import { isEmptyCell, type CellValue } from './cellTypes.ts';
import { insertRows, type CellChange, type GridChanges } from './changes.ts';
import { valueOf, withValues, type SheetColumn } from './sheet.ts';

/** A row while one of its cells is typed into. */
export interface LiveRow<Row> {
  key: string;
  row: Row;
}

/**
 * What was edited, drawn over the owner's rows: single rows by key, so that an edit among 100,000 draws one row again. A new list of rows
 * from the owner is the truth and replaces it; texts that could not be read stay until their cell holds something.
 */
export function createDraft<Row>(ownKey: (row: Row) => string) {
  // An edit may change what the key is made of; the row keeps the one it had.
  const keys = new WeakMap<object, string>();
  const keyOf = (row: Row) => keys.get(row as object) ?? ownKey(row);
  let base: readonly Row[] = [];
  let rows: readonly Row[] = base;
  let edited = new Map<string, Row>();
  let byKey: Map<string, Row> | undefined;
  let live: LiveRow<Row> | undefined;
  let version = 0;
  const refused = new Map<string, ReadonlyMap<string, string>>();
  /** Rows that were ever edited here: theirs are the problems to tell of. */
  const touched = new Set<string>();
  const listeners = new Set<() => void>();

  const tell = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  /** Rows by key are collected once per list, and only when a change speaks of a row that was not edited before. */
  const find = (key: string): Row | undefined => {
    const known = edited.get(key);
    if (known !== undefined) return known;
    byKey ??= new Map(rows.map((row) => [keyOf(row), row]));
    return byKey.get(key);
  };
  const refuse = ({ key, column, refusedTo }: CellChange) => {
    const before = refused.get(key);
    if (refusedTo === undefined && !before?.has(column)) return;
    const after = new Map(before);
    if (refusedTo === undefined) after.delete(column);
    else after.set(column, refusedTo);
    if (after.size === 0) refused.delete(key);
    else refused.set(key, after);
  };
  const place = ({ added, removed }: GridChanges<Row>) => {
    if (added.length + removed.length === 0) return;
    const gone = new Set(removed.map(({ key }) => key));
    const grown = insertRows(rows, added);
    rows = gone.size === 0 ? grown : grown.filter((row) => !gone.has(keyOf(row)));
    for (const { key } of [...added, ...removed]) edited.delete(key);
    byKey = undefined;
  };

  return {
    /** Takes the owner's list; true where it is another than before. */
    follow(next: readonly Row[]): void {
      if (next === base) return;
      base = next;
      rows = next;
      edited = new Map();
      byKey = undefined;
    },
    /** The owner's rows with those that came and without those that went. */
    rows: () => rows,
    /** The edited row of a key; undefined = as the owner gave it. */
    get: (key: string): Row | undefined => (live?.key === key ? live.row : edited.get(key)),
    size: () => edited.size + (live ? 1 : 0),
    touchedKeys: (): ReadonlySet<string> => touched,
    /** The row as it is shown. */
    rowOf(row: Row): Row {
      if (edited.size === 0 && !live) return row;
      const key = keyOf(row);
      return live?.key === key ? live.row : (edited.get(key) ?? row);
    },
    keyOf,
    /** The row of a key as it stands, without what is being typed. */
    find,
    /** Texts of a row that could not be read, by column. */
    refusedOf: (key: string) => refused.get(key),
    /** All rows with texts that could not be read. */
    refusedRows: () => refused,
    /** Puts a change set over the rows. `known` are rows it speaks of, where they are at hand. */
    apply(
      changes: GridChanges<Row>,
      columns: ReadonlyMap<string, SheetColumn<Row>>,
      known?: (key: string) => Row | undefined,
    ) {
      const { added, removed, cells } = changes;
      place({ ...changes, removed: [] });
      const fresh = new Map(added.map(({ key, row }) => [key, row]));
      for (let at = 0; at < cells.length;) {
        const first = cells[at] as CellChange;
        const values: [SheetColumn<Row>, CellValue][] = [];
        // The cells of a row stand together: it is copied once.
        for (let cell: CellChange | undefined = first; cell?.key === first.key; cell = cells[++at]) {
          const column = columns.get(cell.column);
          if (column) values.push([column, cell.to]);
          refuse(cell);
        }
        const { key } = first;
        const row = edited.get(key) ?? fresh.get(key) ?? known?.(key) ?? find(key);
        if (row === undefined) continue;
        const next = withValues(row, values);
        keys.set(next as object, key);
        edited.set(key, next);
        touched.add(key);
      }
      if (removed.length > 0) place({ ...changes, added: [] });
      live = undefined;
      tell();
    },
    /** Shows a row as it will be while somebody types. */
    setLive(next: LiveRow<Row> | undefined) {
      if (live === next) return;
      live = next;
      if (next) keys.set(next.row as object, next.key);
      tell();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    version: () => version,
  };
}

/** Edits over rows. */
export type Draft<Row> = ReturnType<typeof createDraft<Row>>;

/** The text shown in a cell that could not be read; it gives way to a value. */
export const shownRefusal = <Row>(
  row: Row,
  column: SheetColumn<Row>,
  texts: ReadonlyMap<string, string> | undefined,
): string | undefined => {
  const text = texts?.get(column.id);
  return text !== undefined && isEmptyCell(valueOf(row, column) satisfies CellValue) ? text : undefined;
};
