/** Item statuses: label, and where each may go in the status editor (docs/product/items.md). Empty `moves` means terminal. */
export const ITEM_STATUSES = {
  PENDING: { label: 'Pending', moves: ['APPROVED', 'REJECTED', 'ARCHIVED'] },
  APPROVED: { label: 'Approved', moves: [] },
  REJECTED: { label: 'Rejected', moves: [] },
  DRAFT: { label: 'Draft', moves: ['PENDING', 'ARCHIVED'] },
  VOID: { label: 'Void', moves: [] },
  ARCHIVED: { label: 'Archived', moves: ['PENDING', 'DRAFT'] },
} as const;

/** A status of an item. */
export type ItemStatus = keyof typeof ITEM_STATUSES;

/** Where an item of this status may go, before permissions are asked. */
export function movesOf(status: ItemStatus): readonly ItemStatus[] {
  return ITEM_STATUSES[status].moves;
}

/** The permission that lets somebody bring an item into a status; `edit` stands for the right to edit that item. */
export const MOVE_NEEDS = {
  APPROVED: 'approve_scenarioitem',
  REJECTED: 'approve_scenarioitem',
  PENDING: 'edit',
  DRAFT: 'edit',
  ARCHIVED: 'edit',
  VOID: 'edit',
} as const satisfies Record<ItemStatus, string>;

/** Items shown when nobody has chosen a filter (docs/product/items.md). */
export const DEFAULT_STATUS_FILTER: readonly ItemStatus[] = ['PENDING'];
