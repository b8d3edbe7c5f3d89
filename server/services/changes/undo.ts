import { type Change as Move, conflictsWith, type FieldConflict, inverseOf } from '#domain/changes';
import { eachInParts } from '#server/database/sendInParts.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { AlreadyUndoneError, MissingRowError, UndoConflictError } from './changeErrors.ts';
import {
  type ChangeEntry,
  type ChangeSetRow,
  lockChangeSet,
  markUndone,
  readEntries,
} from './changeHistoryRepository.ts';
import type { Change, ChangeResult, ChangeSetHead, EntityAdapter, Snapshot } from './entityAdapter.ts';

/** Rows of one entity that this transaction has read and locked, and not written since. */
export type ReadRows = { entity: string; rows: Map<number, Snapshot> };
type Apply = (
  tx: TenantTx,
  head: ChangeSetHead,
  changes: readonly Change[],
  read?: ReadRows,
) => Promise<ChangeResult>;
export type UndoneBy = {
  actorId: number;
  now: string;
  summary?: string;
  /** Of the change set, where they have been read: they never change. */
  entries?: readonly ChangeEntry[];
};

/** Applies the inverse of a change set as a change set of its own, so undo itself is history and can be undone. */
export async function undoWith(
  apply: Apply,
  registered: Map<string, EntityAdapter>,
  tx: TenantTx,
  changeSetId: number,
  by: UndoneBy,
): Promise<ChangeResult & { projectId: number | null }> {
  const set = await lockChangeSet(tx, changeSetId);
  if (!set) throw new MissingRowError('change_set', changeSetId);
  if (set.undoneById !== null) throw new AlreadyUndoneError();
  const entries = by.entries ?? (await readEntries(tx, changeSetId));
  const moves: Move[] = [];
  // The last first, as `inverseOf` has it.
  await eachInParts(entries.toReversed(), (entry) => moves.push(...inverseOf([toMove(entry)])));
  const { conflicts, read } = await findConflicts(tx, registered, moves, set.projectId);
  if (conflicts.length > 0) throw new UndoConflictError(conflicts);
  const head: ChangeSetHead = {
    projectId: set.projectId,
    actorId: by.actorId,
    source: 'undo',
    summary: by.summary ?? `Undo: ${set.summary}`,
    now: by.now,
    revertsId: changeSetId,
  };
  const changes: Change[] = [];
  await eachInParts(moves, (move, index) =>
    changes.push(toChange(move, entries.at(-1 - index)?.versionAfter)),
  );
  const result = await apply(tx, head, changes, read);
  await noteUndo(tx, set, result.id);
  return { ...result, projectId: set.projectId };
}

/** Undoing an undo makes the first change set valid, and open to undo, again. */
async function noteUndo(tx: TenantTx, set: ChangeSetRow, undoneById: number | null): Promise<void> {
  await markUndone(tx, set.id, undoneById);
  if (set.revertsId !== null) await markUndone(tx, set.revertsId, null);
}

const toMove = ({ entity, entityId, kind, fields, versionAfter }: ChangeEntry): Move => ({
  entity,
  id: entityId,
  kind,
  version: versionAfter - 1,
  fields,
});

/** The request that carries out a move. No version is asked for: other fields of the row may have changed since. */
function toChange({ entity, id, kind, fields }: Move, afterVersion: number | undefined): Change {
  if (kind === 'delete') return { entity, kind, id };
  const wanted = Object.fromEntries(Object.entries(fields).map(([field, { to }]) => [field, to]));
  if (kind === 'update') return { entity, kind, id, fields: wanted };
  return { entity, kind, id, afterVersion, fields: wanted };
}

/** Everything that is no longer as the change set left it, and the rows of the entity that is written first. */
async function findConflicts(
  tx: TenantTx,
  registered: Map<string, EntityAdapter>,
  moves: readonly Move[],
  projectId: number | null,
): Promise<{ conflicts: FieldConflict[]; read: ReadRows | undefined }> {
  const conflicts: FieldConflict[] = [];
  let read: ReadRows | undefined;
  for (const adapter of registered.values()) {
    const own = moves.filter(({ entity }) => entity === adapter.entity);
    if (own.length === 0) continue;
    const rows = await adapter.load(
      tx,
      own.map(({ id }) => id).sort((a, b) => a - b),
      projectId,
    );
    read ??= { entity: adapter.entity, rows };
    await eachInParts(own, (move) => {
      const row = rows.get(move.id);
      conflicts.push(...conflictsWith(row && !row.deleted ? row.fields : null, move));
    });
  }
  return { conflicts, read };
}
