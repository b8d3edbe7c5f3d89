import type { FieldConflict } from '#domain/changes';
import type { Snapshot } from './entityAdapter.ts';

/** The row was changed since the caller read it (412). `current` is the row as it stands now. */
export class StaleRowError extends Error {
  override readonly name = 'StaleRowError';

  constructor(
    readonly entity: string,
    readonly id: number,
    readonly current: Snapshot,
  ) {
    super('Someone else changed this in the meantime. Look at the current values and save again.');
  }
}

/** The row does not exist, or was deleted (404). */
export class MissingRowError extends Error {
  override readonly name = 'MissingRowError';

  constructor(
    readonly entity: string,
    readonly id: number,
  ) {
    super('This does not exist, or was deleted.');
  }
}

/** Undo was refused because somebody changed the same values since (409); `yours` is the value undo would write, `theirs` the one there. */
export class UndoConflictError extends Error {
  override readonly name = 'UndoConflictError';

  constructor(readonly conflicts: readonly FieldConflict[]) {
    super('This cannot be undone: someone changed the same values since. Change them by hand instead.');
  }
}

/** Undo was asked for a change set that is undone already (409). */
export class AlreadyUndoneError extends Error {
  override readonly name = 'AlreadyUndoneError';

  constructor() {
    super('This was undone already. Reload to see the current values.');
  }
}
