import type { TenantTx } from '#server/database/tenantTransaction.ts';
import {
  AlreadyUndoneError,
  type FieldConflict,
  MissingRowError,
  UndoConflictError,
} from './changeErrors.ts';
import {
  type ChangeEntry,
  type ChangeSetRow,
  lockChangeSet,
  markUndone,
  readEntries,
} from './changeHistoryRepository.ts';
import type { Change, ChangeResult, ChangeSetHead, EntityAdapter, Snapshot } from './entityAdapter.ts';
import { sameValue } from './fieldDiff.ts';

type Apply = (tx: TenantTx, head: ChangeSetHead, changes: readonly Change[]) => Promise<ChangeResult>;
type By = { actorId: number; now: string; summary?: string };

/** Applies the inverse of a change set as a change set of its own, so undo itself is history and can be undone. */
export async function undoWith(
  apply: Apply,
  registered: Map<string, EntityAdapter>,
  tx: TenantTx,
  changeSetId: number,
  by: By,
): Promise<ChangeResult & { projectId: number | null }> {
  const set = await lockChangeSet(tx, changeSetId);
  if (!set) throw new MissingRowError('change_set', changeSetId);
  if (set.undoneById !== null) throw new AlreadyUndoneError();
  const entries = await readEntries(tx, changeSetId);
  const conflicts = await findConflicts(tx, registered, entries);
  if (conflicts.length > 0) throw new UndoConflictError(conflicts);
  const head: ChangeSetHead = {
    projectId: set.projectId,
    actorId: by.actorId,
    source: 'undo',
    summary: by.summary ?? `Undo: ${set.summary}`,
    now: by.now,
    revertsId: changeSetId,
  };
  const result = await apply(tx, head, entries.map(inverse).reverse());
  await noteUndo(tx, set, result.id);
  return { ...result, projectId: set.projectId };
}

/** Undoing an undo makes the first change set valid, and open to undo, again. */
async function noteUndo(tx: TenantTx, set: ChangeSetRow, undoneById: number | null): Promise<void> {
  await markUndone(tx, set.id, undoneById);
  if (set.revertsId !== null) await markUndone(tx, set.revertsId, null);
}

function inverse(entry: ChangeEntry): Change {
  const { entity, entityId: id } = entry;
  const earlier = Object.fromEntries(Object.entries(entry.fields).map(([field, { from }]) => [field, from]));
  if (entry.kind === 'create') return { entity, kind: 'delete', id };
  if (entry.kind === 'delete')
    return { entity, kind: 'create', id, afterVersion: entry.versionAfter, fields: earlier };
  return { entity, kind: 'update', id, fields: earlier };
}

/** Fields that are no longer as the change set left them; rows it created or deleted count as one field, `deleted`. */
async function findConflicts(
  tx: TenantTx,
  registered: Map<string, EntityAdapter>,
  entries: readonly ChangeEntry[],
): Promise<FieldConflict[]> {
  const conflicts: FieldConflict[] = [];
  for (const adapter of registered.values()) {
    const own = entries.filter(({ entity }) => entity === adapter.entity);
    if (own.length === 0) continue;
    const rows = await adapter.load(
      tx,
      own.map(({ entityId }) => entityId).sort((a, b) => a - b),
    );
    for (const entry of own) conflicts.push(...conflictsOf(entry, rows.get(entry.entityId)));
  }
  return conflicts;
}

function conflictsOf(entry: ChangeEntry, row: Snapshot | undefined): FieldConflict[] {
  const { entity, entityId: id } = entry;
  const gone = !row || row.deleted === true;
  const expectedGone = entry.kind === 'delete';
  if (gone !== expectedGone) return [{ entity, id, field: 'deleted', expected: expectedGone, current: gone }];
  if (gone) return [];
  return Object.entries(entry.fields).flatMap(([field, { to }]) => {
    const current = row.fields[field] ?? null;
    return sameValue(current, to) ? [] : [{ entity, id, field, expected: to, current }];
  });
}
