import { voidedItem } from './itemFields.ts';
import type { ItemStatus } from './itemStatuses.ts';

/** The fields that a void item hides. */
export interface ShownItem {
  status: ItemStatus;
  name: string;
  due_date: string | null;
  priority: number;
  estimated_area: { value: number; unit: 'sq_ft' | 'sq_m' | 'acre' | 'hectare' } | null;
  lower_limit: number;
  upper_limit: number;
  cost: number | null;
}

/** What is said when somebody tries to open a void item (docs/product/items.md). */
export const VOID_ITEM_CLOSED = 'This item is void and cannot be opened';

/**
 * The item as people see it. A void one is named 'Void', has no due date, medium priority, no area, no limits and no
 * cost, which reads `-` (docs/product/items.md).
 */
export function showItem<Item extends ShownItem>(item: Item): Item {
  if (item.status !== 'VOID') return item;
  const hidden = Object.entries(voidedItem).filter(([field]) => Object.hasOwn(item, field));
  return { ...item, ...Object.fromEntries(hidden) };
}
