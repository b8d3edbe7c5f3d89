import {
  ALLOWED,
  canEditItem,
  lacksPermission,
  mayEdit,
  type Caller,
  type Decision,
  type OwnedItem,
} from './canEditItem.ts';
import { ITEM_STATUSES, MOVE_NEEDS, movesOf, type ItemStatus } from './itemStatuses.ts';

/** What a status move looks at. */
export interface MovableItem extends OwnedItem {
  has_valid_scope: boolean;
}

const ACTIONS = { APPROVED: 'approve items', REJECTED: 'reject items' } as const;
const DECIDED: ReadonlySet<ItemStatus> = new Set(['APPROVED', 'REJECTED']);

function listOf(statuses: readonly ItemStatus[]): string {
  const labels = statuses.map((status) => ITEM_STATUSES[status].label);
  return labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;
}

function forbiddenMove(from: ItemStatus, to: ItemStatus): Decision {
  const moves = movesOf(from);
  const label = ITEM_STATUSES[from].label;
  const next = DECIDED.has(from)
    ? 'Revert it first.'
    : moves.length > 0
      ? `It can move to ${listOf(moves)}.`
      : '';
  const reason =
    from === to
      ? `The item is already ${label}.`
      : `The item is ${label} and cannot become ${ITEM_STATUSES[to].label}. ${next}`;
  return { allowed: false, cause: 'transition', reason: reason.trim() };
}

/** Whether the caller may move the item to a status, and if not, why (docs/product/items.md). */
export function canMoveStatus(item: MovableItem, to: ItemStatus, caller: Caller): Decision {
  if (!movesOf(item.status).includes(to)) return forbiddenMove(item.status, to);
  if (to !== 'APPROVED' && to !== 'REJECTED') return mayEdit(item, caller);
  const permission = MOVE_NEEDS[to];
  if (!caller.permissions.has(permission)) return lacksPermission(permission, ACTIONS[to]);
  if (to === 'APPROVED' && !item.has_valid_scope) {
    const reason =
      'Item should have valid Scope(s): at least one row with scope text, a cost group, a quantity and a unit cost.';
    return { allowed: false, cause: 'rule', reason };
  }
  return ALLOWED;
}

/** The statuses the editor offers this caller, in the order of the table (docs/product/items.md). */
export function offeredStatuses(item: MovableItem, caller: Caller): ItemStatus[] {
  return movesOf(item.status).filter((to) => canMoveStatus(item, to, caller).allowed);
}

/** Whether the caller may revert a decision: approved or rejected becomes pending again (docs/product/items.md). */
export function canRevertItem(item: OwnedItem, caller: Caller): Decision {
  if (!DECIDED.has(item.status)) return forbiddenMove(item.status, 'PENDING');
  if (!caller.permissions.has('revert_scenarioitem')) {
    return lacksPermission('revert_scenarioitem', 'revert a decision');
  }
  return ALLOWED;
}

/** Whether the caller may bring the item into a status by either way: a move of the table, or a decision taken back. */
export function canSetStatus(item: MovableItem, to: ItemStatus, caller: Caller): Decision {
  return to === 'PENDING' && DECIDED.has(item.status)
    ? canRevertItem(item, caller)
    : canMoveStatus(item, to, caller);
}

/** Whether the caller may copy the item. */
export function canCloneItem(item: OwnedItem, caller: Caller): Decision {
  if (!caller.permissions.has('scenario_item_clone'))
    return lacksPermission('scenario_item_clone', 'clone items');
  if (item.status !== 'VOID') return ALLOWED;
  return { allowed: false, cause: 'rule', reason: 'This item is void and cannot be copied.' };
}

/** Whether the caller may delete the item. A decided one is reverted first, so that no total moves unseen. */
export function canDeleteItem(item: OwnedItem, caller: Caller): Decision {
  if (!caller.permissions.has('delete_scenarioitem'))
    return lacksPermission('delete_scenarioitem', 'delete items');
  const settled = canEditItem(item, { ...caller, permissions: new Set(['edit_any_scenarioitem']) });
  return settled.allowed ? ALLOWED : settled;
}
