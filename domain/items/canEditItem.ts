import { ITEM_STATUSES, type ItemStatus } from './itemStatuses.ts';

/** Who asks. */
export interface Caller {
  userId: number;
  permissions: ReadonlySet<string>;
}

/** The fields of an item that decide who may touch it. */
export interface OwnedItem {
  status: ItemStatus;
  created_by_id?: number | null;
  proposed_by_id?: number | null;
}

/**
 * An answer with its reason. `cause` tells a server which refusal it is: a forbidden move, a missing permission, or a
 * rule about the item's content.
 */
export type Decision =
  | { allowed: true }
  | { allowed: false; cause: 'transition' | 'rule'; reason: string }
  | { allowed: false; cause: 'permission'; reason: string; permission: string };

/** The one answer that needs no reason. */
export const ALLOWED: Decision = { allowed: true };

/** A refusal for want of a permission. `action` completes "You need permission to …". */
export function lacksPermission(permission: string, action: string): Decision {
  const reason = `You need permission to ${action}. Ask your company administrator for it.`;
  return { allowed: false, cause: 'permission', permission, reason };
}

/** Whether the caller created or proposed the item. */
export function ownsItem(item: OwnedItem, caller: Caller): boolean {
  return item.created_by_id === caller.userId || item.proposed_by_id === caller.userId;
}

/** The right to edit this item, whatever its status: any item, or one's own (docs/product/items.md). */
export function mayEdit(item: OwnedItem, caller: Caller): Decision {
  if (caller.permissions.has('edit_any_scenarioitem')) return ALLOWED;
  if (!caller.permissions.has('edit_own_scenarioitem'))
    return lacksPermission('edit_any_scenarioitem', 'edit items');
  if (ownsItem(item, caller)) return ALLOWED;
  return lacksPermission('edit_any_scenarioitem', 'edit items of other people');
}

/** Whether the caller may change the item's fields. Approved, rejected and void items keep what they say. */
export function canEditItem(item: OwnedItem, caller: Caller): Decision {
  const { label } = ITEM_STATUSES[item.status];
  if (item.status === 'VOID') {
    return { allowed: false, cause: 'rule', reason: 'This item is void and cannot be changed.' };
  }
  if (item.status === 'APPROVED' || item.status === 'REJECTED') {
    const reason = `This item is ${label.toLowerCase()}, so it cannot be edited. Revert it to Pending to change it.`;
    return { allowed: false, cause: 'rule', reason };
  }
  return mayEdit(item, caller);
}
