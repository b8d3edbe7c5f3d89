import { useCallback, useMemo, useState } from 'react';
import { applyChanges, type GridChanges } from '#design-system/grid/editing/changes.ts';
import type { SheetColumn } from '#design-system/grid/editing/sheet.ts';
import type { EntryBase, EntrySave, EntrySheet } from './entrySheet.ts';

interface Entry<Row> {
  saved: ReadonlyMap<string, Row>;
  rows: readonly Row[];
  removed: readonly Row[];
}

const rowKey = (row: EntryBase) => row.key;

/**
 * The rows of quick entry: what is saved, what was edited, and the one batch that saves it. Keep `loaded` stable. While they are on their way,
 * and once they are saved, what comes from the server waits: own new rows would stand beside what became of them.
 */
export function useEntry<Row extends EntryBase, Save extends EntrySave>(
  sheet: EntrySheet<Row, Save>,
  loaded: readonly Row[] | undefined,
  isSending: boolean,
) {
  const [seen, setSeen] = useState<readonly Row[]>();
  const [entry, setEntry] = useState<Entry<Row>>({ saved: new Map(), rows: [], removed: [] });
  if (loaded && loaded !== seen && !isSending) {
    setSeen(loaded);
    setEntry(merged(sheet, entry, loaded));
  }
  const { saved, rows, removed } = entry;
  const batch = useMemo(() => sheet.toBatch(rows, saved, removed), [sheet, rows, saved, removed]);
  const change = useCallback(
    (changes: GridChanges<Row>, columns: readonly SheetColumn<Row>[]) =>
      setEntry((before) => {
        const back = new Set(changes.added.map(({ key }) => key));
        return {
          ...before,
          rows: sheet.withBlanks(applyChanges(before.rows, changes, columns, rowKey)),
          removed: [
            ...before.removed.filter(({ key }) => !back.has(key)),
            ...changes.removed.flatMap(({ row }) => (row.id === null ? [] : [row])),
          ],
        };
      }),
    [sheet],
  );
  /** Takes a row out; a saved one goes with the next save. */
  const remove = useCallback(
    (row: Row) =>
      setEntry((before) => ({
        ...before,
        rows: sheet.withBlanks(before.rows.filter(({ key }) => key !== row.key)),
        removed: row.id === null ? before.removed : [...before.removed, row],
      })),
    [sheet],
  );
  const addRow = useCallback(
    () => setEntry((before) => ({ ...before, rows: sheet.withBlanks([...before.rows, sheet.blankRow()]) })),
    [sheet],
  );
  return { sheet, isLoaded: seen !== undefined, rows, batch, change, remove, addRow };
}

/** What a page of quick entry works on. */
export type EntryState<Row extends EntryBase, Save extends EntrySave> = ReturnType<
  typeof useEntry<Row, Save>
>;

/** Rows as they now are on the server; what the person edited stays, based on what it was edited from. */
function merged<Row extends EntryBase, Save extends EntrySave>(
  sheet: EntrySheet<Row, Save>,
  { saved, rows, removed }: Entry<Row>,
  loaded: readonly Row[],
): Entry<Row> {
  const gone = new Set(removed.map(rowKey));
  const isEdited = (row: Row) => {
    const base = saved.get(row.key);
    return base !== undefined && sheet.changedFields(row, base).length > 0;
  };
  const edited = new Map(rows.filter(isEdited).map((row) => [row.key, row]));
  const kept = loaded.filter(({ key }) => !gone.has(key)).map((row) => edited.get(row.key) ?? row);
  const own = rows.filter(({ id }) => id === null);
  return {
    saved: new Map(loaded.map((row) => [row.key, edited.has(row.key) ? (saved.get(row.key) ?? row) : row])),
    rows: sheet.withBlanks([...kept, ...own]),
    removed,
  };
}
