import { canCloneItem, ITEM_LIMITS } from '#domain/items';
import { conflict, notFound } from '#server/contract/errors.ts';
import { blankItem, type ItemFields } from './itemSnapshot.ts';
import { lockItems, type StoredItem } from './itemWriteRepository.ts';
import { headOf, type ItemWriter, type Written } from './itemWriter.ts';
import { presentItem } from './presentItem.ts';
import { refuse } from './refuseItem.ts';
import { type RowSupply, supplyRows } from './rowSupply.ts';

/** Locks an item of the writer's project, deleted or not; 404 where there is none. */
async function lockAny({ tx, projectId }: ItemWriter, itemId: number): Promise<StoredItem> {
  const [stored] = await lockItems(tx, [itemId], projectId);
  if (!stored) throw notFound();
  return stored;
}

const copied = (name: string) => `Copy of ${name}`.slice(0, ITEM_LIMITS.name);

/**
 * Everything that describes and prices an item, as a draft of whoever copies it; what was decided or said about it stays
 * behind. Its scope rows take their ids from the supply.
 */
export function copyOf(
  { number: _number, ...kept }: ItemFields,
  { today, caller }: Pick<ItemWriter, 'today' | 'caller'>,
  { takeId }: RowSupply,
): Omit<ItemFields, 'number'> {
  return {
    ...kept,
    name: copied(kept.name),
    status: 'DRAFT',
    date_added: today,
    created_by_id: caller.userId,
    proposed_by_id: caller.userId,
    milestone_id: blankItem.milestone_id,
    approved_on: blankItem.approved_on,
    rejection_reason: blankItem.rejection_reason,
    sub_items: kept.sub_items.map((row) => ({ ...row, id: takeId() })),
  };
}

/** Copies an item. */
export async function cloneItem(writer: ItemWriter, itemId: number): Promise<Written> {
  const { tx, caller } = writer;
  const { fields, deleted } = await lockAny(writer, itemId);
  if (deleted) throw notFound();
  await refuse(writer, { id: itemId, status: fields.status }, canCloneItem(fields, caller));
  const supply = await supplyRows(tx, [], fields.sub_items.length);
  const { id, rows } = await writer.changes.apply(tx, headOf(writer, `Copied "${fields.name}"`), [
    { entity: 'item', kind: 'create', fields: copyOf(fields, writer, supply) },
  ]);
  return { itemId: rows[0]?.id ?? 0, changeSetId: id };
}

/** Brings a deleted item back as it was, under its own number. */
export async function restoreItem(writer: ItemWriter, itemId: number): Promise<Written> {
  const { tx, projectId, caller } = writer;
  const { fields, deleted } = await lockAny(writer, itemId);
  if (!deleted)
    throw conflict(
      'This item is not deleted. Reload the page.',
      await presentItem(tx, projectId, itemId, caller.permissions, null),
    );
  const { id } = await writer.changes.apply(tx, headOf(writer, `Restored "${fields.name}"`), [
    { entity: 'item', kind: 'create', id: itemId, fields: { ...fields } },
  ]);
  return { itemId, changeSetId: id };
}
