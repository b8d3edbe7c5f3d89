import { canEditItem, type Caller, type Decision } from './canEditItem.ts';
import { canCloneItem, canDeleteItem, canSetStatus, type MovableItem } from './canMoveStatus.ts';
import { FOCUS_PROBLEMS, type FocusableItem } from './focus.ts';
import type { ItemStatus } from './itemStatuses.ts';

/** Most items that are changed, decided, copied or deleted at once; the contract states the same. */
export const BULK_LIMIT = 500;

/** What is done to many items at once: their fields, a status they are brought into, a copy, or an end. */
export type BulkAction = 'edit' | 'clone' | 'delete' | ItemStatus;

/** What an action on many items looks at. */
export type BulkItem = MovableItem & FocusableItem;

/** The items that an action touches, and those that it leaves alone, each with its reason. */
export interface BulkParts<Item> {
  touched: Item[];
  left: { item: Item; reason: string }[];
}

/** Whether the caller may do this to one of many items: the same rules as for a single one (docs/product/items.md). */
export function canDoInBulk(item: MovableItem, action: BulkAction, caller: Caller): Decision {
  if (action === 'edit') return canEditItem(item, caller);
  if (action === 'clone') return canCloneItem(item, caller);
  if (action === 'delete') return canDeleteItem(item, caller);
  return canSetStatus(item, action, caller);
}

/**
 * Parts items by whether an action may touch them. Of items that exclude each other none is approved: which one it is to be
 * is a decision of its own (docs/product/items.md).
 */
export function partInBulk<Item extends BulkItem>(
  items: readonly Item[],
  action: BulkAction,
  caller: Caller,
): BulkParts<Item> {
  const asked = items.map((item) => ({ item, decision: canDoInBulk(item, action, caller) }));
  const allowed = asked.flatMap(({ item, decision }) => (decision.allowed ? [item] : []));
  const rivals = action === 'APPROVED' ? inConflict(allowed) : new Set<number>();
  return {
    touched: allowed.filter(({ id }) => !rivals.has(id)),
    left: asked.flatMap(({ item, decision }) => {
      if (!decision.allowed) return [{ item, reason: decision.reason }];
      return rivals.has(item.id) ? [{ item, reason: FOCUS_PROBLEMS.exclusive }] : [];
    }),
  };
}

/** Ids of the items that share an exclusive group with another one of them. */
function inConflict(items: readonly BulkItem[]): ReadonlySet<number> {
  const byGroup = new Map<number, number>();
  for (const { me_groups } of items)
    for (const { id } of me_groups) byGroup.set(id, (byGroup.get(id) ?? 0) + 1);
  const crowded = items.filter(({ me_groups }) => me_groups.some(({ id }) => (byGroup.get(id) ?? 0) > 1));
  return new Set(crowded.map(({ id }) => id));
}
