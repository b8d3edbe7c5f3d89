import type { ItemStatus } from './itemStatuses.ts';

/** What of an item tells whether it stands in for another one. */
export interface ComparableItem {
  id: number;
  status: ItemStatus;
  component_id: number | null;
  group_ids: readonly number[];
  /** Cost groups in which its rows are coded, in any format. */
  code_ids: readonly number[];
}

const isPending = ({ status }: ComparableItem) => status === 'PENDING';

/**
 * Pending items that look like alternatives of a pending one: they touch the same code of the same component, and no
 * exclusive group holds both yet. In the order they are given.
 */
export function likelyAlternatives<Item extends ComparableItem>(
  item: ComparableItem,
  others: readonly Item[],
): Item[] {
  if (!isPending(item) || item.component_id === null) return [];
  const codes = new Set(item.code_ids);
  const groups = new Set(item.group_ids);
  return others.filter(
    (other) =>
      other.id !== item.id &&
      isPending(other) &&
      other.component_id === item.component_id &&
      other.code_ids.some((code) => codes.has(code)) &&
      !other.group_ids.some((group) => groups.has(group)),
  );
}
