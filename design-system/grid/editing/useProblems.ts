import { useEffect, useEffectEvent, useMemo } from 'react';
import { marksOf } from './cellMarks.ts';
import type { Draft } from './createDraft.ts';
import type { CellProblem, GridEditing } from './gridEditing.ts';
import type { SheetColumn } from './sheet.ts';

/** Problems shown in the list at most; the count tells of all. */
const longestList = 2000;

/** What is wrong in the rows that were touched or that the owner complains about, in the order of the grid's columns. */
export function useProblems<Row>(
  draft: Draft<Row>,
  columns: readonly SheetColumn<Row>[],
  editing: GridEditing<Row>,
): readonly CellProblem[] {
  const version = draft.version();
  // A row that the owner takes out takes its problems along.
  const rows = draft.rows();
  const { errors, today } = editing;
  const problems = useMemo(() => {
    const keys = new Set([
      ...draft.refusedRows().keys(),
      ...Object.keys(errors ?? {}),
      ...draft.touchedKeys(),
    ]);
    const found: CellProblem[] = [];
    for (const key of keys) {
      const row = draft.find(key);
      if (row === undefined) continue;
      const marks = marksOf(row, columns, draft.refusedOf(key), errors?.[key], today);
      for (const [column, message] of marks ?? []) found.push({ key, column, message });
      if (found.length >= longestList) break;
    }
    return found;
    // The draft is one object that changes inside; its version and its list of rows say when.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft, version, rows, columns, errors, today]);
  const tell = useEffectEvent(() => editing.onProblems?.(problems));
  useEffect(() => {
    tell();
  }, [problems]);
  return problems;
}
