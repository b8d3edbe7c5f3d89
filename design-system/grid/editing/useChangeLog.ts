import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sameValue } from './cellTypes.ts';
import { changesNothing, inverseOf, type GridChanges } from './changes.ts';
import { createDraft, type Draft } from './createDraft.ts';
import type { GridEditing } from './gridEditing.ts';
import { emptyHistory, forget, record, stepBack, stepForward, type History } from './history.ts';
import { valueOf, type SheetColumn } from './sheet.ts';

interface ChangeLogInput<Row> {
  columns: readonly SheetColumn<Row>[];
  keyOf: (row: Row) => string;
  editing: GridEditing<Row>;
}

/** The edits over the owner's rows, as they are drawn. */
export function useDraft<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Draft<Row> {
  const [draft] = useState(() => createDraft(keyOf));
  draft.follow(rows);
  useSyncExternalStore(draft.subscribe, draft.version, draft.version);
  return draft;
}

const countWords = (count: number, one: string) =>
  `${count} ${one}${count === 1 ? ' was' : 's were'} changed since`;

/** What became of a step: all of it, what somebody has not changed since, or nothing. */
function stepWords<Row>(taken: GridChanges<Row>, sound: GridChanges<Row>, back: boolean): string {
  const cells = taken.cells.length - sound.cells.length;
  if (changesNothing(sound)) {
    const rows = taken.added.length + taken.removed.length;
    const why = cells > 0 ? countWords(cells, 'cell') : countWords(rows, 'row');
    return `Nothing was ${back ? 'undone' : 'redone'}: ${why}.`;
  }
  const done = back ? 'Undone.' : 'Redone.';
  return cells === 0 ? done : `${done} ${countWords(cells, 'cell')} and ${cells === 1 ? 'stays' : 'stay'}.`;
}

/** Applies change sets, tells the owner, takes back what he refuses, and steps through the history. */
export function useChangeLog<Row>(
  draft: Draft<Row>,
  { columns, editing, keyOf }: ChangeLogInput<Row>,
  announce: (text: string) => void,
) {
  const history = useRef<History<Row>>(emptyHistory);
  const alive = useRef(true);
  // A large paste ends long after the draw it began in: the owner's present answer counts.
  const owner = useRef(editing);
  useEffect(() => {
    owner.current = editing;
  });
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  const byId = new Map(columns.map((column) => [column.id, column]));

  /** Without the cells that somebody has changed since, and the rows that are there or gone already. */
  const withoutConflicts = (changes: GridChanges<Row>): GridChanges<Row> => {
    const comes = new Set(changes.added.map(({ key }) => key));
    const cells = changes.cells.filter(({ key, column: id, from }) => {
      const column = byId.get(id);
      const row = draft.find(key);
      if (row === undefined) return comes.has(key);
      return column !== undefined && sameValue(valueOf(row, column), from);
    });
    const present =
      changes.removed.length + changes.added.length > 0 ? new Set(draft.rows().map(keyOf)) : undefined;
    const added = changes.added.filter(({ key }) => !present?.has(key));
    const removed = changes.removed.filter(({ key }) => present?.has(key));
    return cells.length === changes.cells.length
      ? { ...changes, added, removed }
      : { ...changes, cells, added, removed };
  };

  const send = (changes: GridChanges<Row>) => {
    const answer = owner.current.onChange(changes);
    if (!(answer instanceof Promise)) return;
    answer.catch(() => {
      if (!alive.current) return;
      history.current = forget(history.current, changes);
      draft.apply(withoutConflicts(inverseOf(changes, 'undo')), byId);
      announce('The change could not be saved and was taken back.');
    });
  };
  const commit = (changes: GridChanges<Row>, known?: (key: string) => Row | undefined) => {
    if (changesNothing(changes)) return;
    history.current = record(history.current, changes);
    draft.apply(changes, byId, known);
    send(changes);
  };
  const step = (back: boolean): GridChanges<Row> | undefined => {
    const taken = back ? stepBack(history.current) : stepForward(history.current);
    if (!taken) {
      announce(back ? 'There is nothing to take back.' : 'There is nothing to do again.');
      return undefined;
    }
    history.current = taken.history;
    const sound = withoutConflicts(taken.changes);
    if (!changesNothing(sound)) {
      draft.apply(sound, byId);
      send(sound);
    }
    announce(stepWords(taken.changes, sound, back));
    return sound;
  };
  return { commit, undo: () => step(true), redo: () => step(false) };
}
