import { useState } from 'react';
import type { Item } from '#shared/foresite';
import { type SubItemDraft, toSubItemDraft, withSavedIds } from '../../model/itemDraft.ts';

/** A row has no scope yet: nothing is saved until it has. */
export const isWriting = (rows: readonly SubItemDraft[]) => rows.some((row) => row.scope.trim() === '');

/**
 * Scope rows as they are typed. Saved rows take their place with the next version, under the keys that they were written by, unless a row is
 * still being written: that one outlives the save of the others. `base` is the item that the rows began from, but for what its writer has
 * saved since. Undefined while the item is on its way.
 */
export function useScopeRows(item: Item | undefined, writerId: number) {
  const [draft, setDraft] = useState<{ base: Item; seen: number; rows: SubItemDraft[]; dirty: boolean }>();
  if (!item) return undefined;
  const { version: seen } = item;
  const isOwn = item.updated_by?.id === writerId;
  let held = draft;
  if (draft && draft.seen !== seen) {
    const rows = isOwn ? withSavedIds(draft.rows, item.sub_items) : draft.rows;
    const isKept = draft.dirty && (isWriting(rows) || (isOwn && rows.some(({ id }) => id === null)));
    const keys = new Map(rows.map(({ id, key }) => [id, key]));
    const saved = item.sub_items
      .map(toSubItemDraft)
      .map((row) => ({ ...row, key: keys.get(row.id) ?? row.key }));
    held = { base: isKept && !isOwn ? draft.base : item, seen, rows: isKept ? rows : saved, dirty: isKept };
    setDraft(held);
  }
  const base = held?.base ?? item;
  const setRows = (rows: SubItemDraft[]) => setDraft({ base, seen, rows, dirty: true });
  const value = held?.rows ?? item.sub_items.map(toSubItemDraft);
  return [{ value, dirty: held?.dirty ?? false, base }, setRows] as const;
}
