import { UNCATEGORIZED_ID } from './dimensions.ts';
import type { ForesiteInput, InputItem } from './foresiteInput.ts';
import { itemShares } from './itemShares.ts';

/** The component that holds what belongs to none. */
export function homeOf({ components }: Pick<ForesiteInput, 'components'>): number | null {
  return components.find((component) => component.is_uncategorized)?.id ?? null;
}

/** Items by component; those without one belong to the uncategorized component, where there is one. */
export function byComponent(
  input: Pick<ForesiteInput, 'components'>,
  items: readonly InputItem[],
): (componentId: number) => InputItem[] {
  const home = homeOf(input);
  const groups = new Map<number | null, InputItem[]>();
  for (const item of items) {
    const owner = item.component_id ?? home;
    const group = groups.get(owner);
    if (group) group.push(item);
    else groups.set(owner, [item]);
  }
  return (componentId) => groups.get(componentId) ?? [];
}

/** Items by member of the dimension: an item that several share counts in each with what it has of its cost there. */
export function byMember(
  { split, ...input }: ForesiteInput,
  items: readonly InputItem[],
): (memberId: number) => readonly InputItem[] {
  if (!split) return byComponent(input, items);
  const known = new Set(split.members.map(({ id }) => id));
  const groups = new Map<number, InputItem[]>();
  for (const item of items) {
    for (const { member_id: own, amount } of itemShares(item.cost, item.rows ?? [])) {
      const id = known.has(own) ? own : UNCATEGORIZED_ID;
      const group = groups.get(id);
      if (group) group.push({ ...item, cost: amount });
      else groups.set(id, [{ ...item, cost: amount }]);
    }
  }
  return (memberId) => groups.get(memberId) ?? [];
}
