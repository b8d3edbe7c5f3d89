import { formatCode } from '#domain/items';
import { conflict, missingPermission, notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call, Caller, Result } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { type ChangeEntry, readEntries } from '#server/services/changes/changeHistoryRepository.ts';
import { isOfMarks, openAttachment } from '../files/openAttachment.ts';
import {
  type NamedKind,
  namedKinds,
  readApprovedRivals,
  readItemsWithDraws,
  readNames,
  readUndoSubject,
} from './historyRepository.ts';
import { undoRefusal } from './undoRefusal.ts';
import { approvesAgain, canBeUndone, missingToUndo, needsOpenRow, takesApprovalBack } from './mayUndo.ts';

const none: ReadonlySet<number> = new Set();
const noNames = Object.fromEntries(namedKinds.map((kind) => [kind, none])) as Record<
  NamedKind,
  ReadonlySet<number>
>;

/** Refuses to change, by the way of undo, an item or scenario that is decided or closed now. */
async function requireOpenRows(tx: TenantTx, entries: readonly ChangeEntry[]): Promise<void> {
  const touched = entries.filter(needsOpenRow);
  if (touched.length === 0) return;
  const idsOf = (kind: 'item' | 'scenario') =>
    new Set(touched.filter(({ entity }) => entity === kind).map(({ entityId }) => entityId));
  const rows = await readNames(tx, { ...noNames, item: idsOf('item'), scenario: idsOf('scenario') });
  const closed = rows.find(({ status }) => status !== 'DRAFT' && status !== 'PENDING');
  if (closed) {
    const entity = closed.kind === 'scenario' ? 'scenario' : 'item';
    throw conflict(
      `${formatCode(entity, closed.number ?? 0)} has been decided since, so this cannot be undone. Take it back to pending first.`,
    );
  }
}

/** An item must not come back approved beside another of its exclusive group. */
async function requireNoRivals(tx: TenantTx, entries: readonly ChangeEntry[]): Promise<void> {
  const ids = entries.filter(approvesAgain).map(({ entityId }) => entityId);
  if (ids.length === 0) return;
  const [rival] = await readApprovedRivals(tx, ids);
  if (!rival) return;
  throw ruleRefused(
    `${formatCode('item', rival.number)} of group ${rival.letter} has been approved since, and only one of a group can be. Revert it first.`,
  );
}

/** An item must not lose its approval while contingency that was moved for it later stays as it is. */
async function requireNoDraws(tx: TenantTx, entries: readonly ChangeEntry[]): Promise<void> {
  const ids = entries.filter(takesApprovalBack).map(({ entityId }) => entityId);
  if (ids.length === 0) return;
  const own = entries.filter(({ entity }) => entity === 'contingency_entry').map(({ entityId }) => entityId);
  const [item] = await readItemsWithDraws(tx, ids, own);
  if (!item) return;
  throw conflict(
    `Contingency has been moved for ${formatCode('item', item.number)} since, so this cannot be undone. Revert the item to Pending instead: that takes both back.`,
  );
}

/** Marks are undone by whoever may draw them: that depends on the row that the picture belongs to. */
async function requireOpenPictures(
  call: Call<'undoChangeSet'>,
  entries: readonly ChangeEntry[],
): Promise<void> {
  await Promise.all(entries.map(({ entityId }) => openAttachment(call, entityId)));
}

function requirePermission(entries: readonly ChangeEntry[], actorId: number | null, caller: Caller): void {
  for (const entry of entries) {
    const missing = missingToUndo(entry, actorId, caller);
    if (missing) throw missingPermission(missing);
  }
}

/**
 * Undoes a change set, of the company or of a project that the caller sees, as a change set of its own. What it takes
 * is asked for each of its entries.
 */
export async function undoChangeSet(call: Call<'undoChangeSet'>): Promise<Result<'undoChangeSet'>> {
  const { tx, caller, params, services, now } = call;
  const subject = await readUndoSubject(tx, params.change_set_id);
  if (!subject) throw notFound();
  const entries = await readEntries(tx, params.change_set_id);
  const marks = entries.filter(isOfMarks);
  const others = entries.filter((entry) => !isOfMarks(entry));
  if (!others.every(canBeUndone))
    throw ruleRefused('Changes of accounts and teams cannot be undone. Change them back by hand instead.');
  requirePermission(others, subject.actorId, caller);
  await requireOpenPictures(call, marks);
  await requireOpenRows(tx, entries);
  await requireNoRivals(tx, entries);
  await requireNoDraws(tx, entries);
  const result = await services.changes
    .undo(tx, params.change_set_id, { actorId: caller.userId, now: now.toISOString(), entries })
    .catch(async (error: unknown) => {
      throw (await undoRefusal(tx, params.change_set_id, error)) ?? error;
    });
  // A project that comes or goes changes what people may see.
  if (entries.some(({ entity }) => entity === 'project'))
    tx.afterCommit(() => services.forgetCompany(caller.tenantId));
  if (result.id === null) throw conflict('Everything is already as it was before; there is nothing to undo.');
  return {
    id: result.id,
    source: 'undo',
    reverts_id: params.change_set_id,
    project_id: subject.projectId,
    changed: result.rows.map(({ entity, id, version }) => ({ entity, id, version })),
  };
}
