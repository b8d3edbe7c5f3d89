import type { Decision } from '#domain/items';
import { conflict, missingPermission, notFound, ruleRefused, stale } from '#server/contract/errors.ts';
import { presentItem } from './presentItem.ts';
import { holdItem, type LockedItem, type StoredItem } from './itemWriteRepository.ts';
import type { ItemWriter } from './itemWriter.ts';
import { whoDecided } from './whoDecided.ts';

/** The item as the caller would read it now, for answers that refuse an edit. */
async function currentItem(writer: ItemWriter, itemId: number): Promise<object> {
  const { tx, projectId, caller } = writer;
  return presentItem(tx, projectId, itemId, caller.permissions, null);
}

const lockedOf = (stored: StoredItem) => ({
  id: stored.id,
  number: stored.fields.number ?? 0,
  status: stored.fields.status,
  cost: stored.cost,
  version: stored.version,
  has_valid_scope: stored.has_valid_scope,
  created_by_id: stored.fields.created_by_id,
  proposed_by_id: stored.fields.proposed_by_id,
  stored,
});

/**
 * Locks the item until the transaction ends; 404 when it is not there, 412 when it moved on from `version`, with who
 * decided it and when where it is decided by now.
 */
export async function lockForDecision(
  writer: ItemWriter,
  itemId: number,
  version: number | undefined,
): Promise<LockedItem & { stored: StoredItem }> {
  const stored = await holdItem(writer.tx, writer.projectId, itemId);
  if (!stored || stored.deleted) throw notFound();
  const item = lockedOf(stored);
  if (version !== undefined && version !== item.version)
    throw stale(await currentItem(writer, itemId), await whoDecided(writer, 'item', item));
  return item;
}

/** Turns a rule's no into its answer: 403 with the key, 409 with who decided it and the row as it stands, or 422 with the sentence. */
export async function refuse(
  writer: ItemWriter,
  item: Pick<LockedItem, 'id' | 'status'>,
  decision: Decision,
): Promise<void> {
  if (decision.allowed) return;
  if (decision.cause === 'permission') throw missingPermission(decision.permission, decision.reason);
  if (decision.cause === 'transition') {
    const reason = [decision.reason, await whoDecided(writer, 'item', item)].filter(Boolean).join(' ');
    throw conflict(reason, await currentItem(writer, item.id));
  }
  throw ruleRefused(decision.reason);
}
