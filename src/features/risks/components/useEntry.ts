import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { applyChanges, type GridChanges } from '#design-system/grid/editing/changes.ts';
import type { SheetColumn } from '#design-system/grid/editing/sheet.ts';
import { useProjectId } from '#shared/project';
import {
  blankEntryRow,
  changedFields,
  type EntryRow,
  toBatch,
  toEntryRow,
  withBlanks,
} from '../model/entryRows.ts';
import { entryQuery, type RiskBrief } from '../riskQueries.ts';

const rowKey = (row: EntryRow) => row.key;

interface Entry {
  saved: ReadonlyMap<string, EntryRow>;
  rows: readonly EntryRow[];
  removed: readonly EntryRow[];
}

const start: Entry = { saved: new Map(), rows: [], removed: [] };

/** The rows of quick entry: what is saved, what was edited, and the one batch that saves it. */
export function useEntry() {
  const query = useQuery(entryQuery(useProjectId()));
  const risks = query.data?.results;
  const [seen, setSeen] = useState<readonly RiskBrief[]>();
  const [entry, setEntry] = useState(start);
  if (risks && risks !== seen) {
    setSeen(risks);
    setEntry(merged(entry, risks));
  }
  const { saved, rows, removed } = entry;
  const batch = useMemo(() => toBatch(rows, saved, removed), [rows, saved, removed]);
  const change = useCallback(
    (changes: GridChanges<EntryRow>, columns: readonly SheetColumn<EntryRow>[]) =>
      setEntry((before) => {
        const back = new Set(changes.added.map(({ key }) => key));
        return {
          ...before,
          rows: withBlanks(applyChanges(before.rows, changes, columns, rowKey)),
          removed: [
            ...before.removed.filter(({ key }) => !back.has(key)),
            ...changes.removed.flatMap(({ row }) => (row.id === null ? [] : [row])),
          ],
        };
      }),
    [],
  );
  /** Takes a row out; a saved one goes with the next save. */
  const remove = useCallback(
    (row: EntryRow) =>
      setEntry((before) => ({
        ...before,
        rows: withBlanks(before.rows.filter(({ key }) => key !== row.key)),
        removed: row.id === null ? before.removed : [...before.removed, row],
      })),
    [],
  );
  const addRow = useCallback(
    () => setEntry((before) => ({ ...before, rows: withBlanks([...before.rows, blankEntryRow()]) })),
    [],
  );
  return { query, rows, removed, batch, change, remove, addRow };
}

/** Rows as they now are on the server; what the person edited stays, based on what it was edited from. */
function merged({ saved, rows, removed }: Entry, risks: readonly RiskBrief[]): Entry {
  const fresh = new Map(risks.map((risk) => [String(risk.id), toEntryRow(risk)]));
  const gone = new Set(removed.map(({ key }) => key));
  const isEdited = (row: EntryRow) => {
    const base = saved.get(row.key);
    return base !== undefined && changedFields(row, base).length > 0;
  };
  const edited = new Map(rows.filter(isEdited).map((row) => [row.key, row]));
  const kept = [...fresh.values()]
    .filter(({ key }) => !gone.has(key))
    .map((row) => edited.get(row.key) ?? row);
  const own = rows.filter(({ id }) => id === null);
  return {
    saved: new Map([...fresh].map(([key, row]) => [key, edited.has(key) ? (saved.get(key) ?? row) : row])),
    rows: withBlanks([...kept, ...own]),
    removed,
  };
}
