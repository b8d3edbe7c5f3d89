import type { ChangeKind, Snapshot } from './changes.ts';

/** What happened to a row after a moment: the kind of the first change since then, and what its fields said before. */
export interface LaterChanges {
  first: ChangeKind;
  fields: Snapshot;
}

/**
 * The row as it stood before the later changes (docs/product/history.md); null where it was not there then. `row`
 * is what is kept of it now, `isThere` whether it is deleted since. Fields that no later change moved are as they are.
 */
export function rewindRow<Row extends Snapshot>(
  { row, isThere }: { row: Row; isThere: boolean },
  later: LaterChanges | null,
): Row | null {
  if (!later) return isThere ? row : null;
  return later.first === 'create' ? null : { ...row, ...later.fields };
}
