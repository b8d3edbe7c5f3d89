import { inverseOf, type GridChanges } from './changes.ts';

/** Steps that can be taken back. */
export const historyLimit = 100;

/** What was done and what was taken back, the latest last. */
export interface History<Row> {
  past: readonly GridChanges<Row>[];
  future: readonly GridChanges<Row>[];
}

/** Nothing done yet. */
export const emptyHistory = { past: [], future: [] } as const;

/** After a new action; what was taken back before can no longer be done again. */
export const record = <Row>({ past }: History<Row>, changes: GridChanges<Row>): History<Row> => ({
  past: [...past.slice(-(historyLimit - 1)), changes],
  future: [],
});

/** One step back: what is left, and the changes that take it back. */
export function stepBack<Row>({ past, future }: History<Row>) {
  const last = past.at(-1);
  return (
    last && {
      history: { past: past.slice(0, -1), future: [...future, last] },
      changes: inverseOf(last, 'undo'),
    }
  );
}

/** One step forward again. */
export function stepForward<Row>({ past, future }: History<Row>) {
  const next = future.at(-1);
  return (
    next && {
      history: { past: [...past, next], future: future.slice(0, -1) },
      changes: { ...next, source: 'redo' as const },
    }
  );
}

/** Without a step that was refused: it never happened. */
export const forget = <Row>({ past, future }: History<Row>, changes: GridChanges<Row>): History<Row> => ({
  past: past.filter((one) => one !== changes),
  future: future.filter((one) => one !== changes),
});
