/** Items, parted so that none shares a group with one of another part. */
export function partedByGroup<Grouped extends { item: { group_ids: readonly number[] } }>(
  items: readonly Grouped[],
): Grouped[][] {
  const parent = new Map<number, number>();
  const rootOf = (group: number): number => {
    const up = parent.get(group) ?? group;
    if (up === group) return group;
    const root = rootOf(up);
    parent.set(group, root);
    return root;
  };
  for (const { item } of items) {
    const first = item.group_ids[0] ?? 0;
    for (const other of item.group_ids) parent.set(rootOf(other), rootOf(first));
  }
  const parts = new Map<number, Grouped[]>();
  for (const one of items) {
    const root = rootOf(one.item.group_ids[0] ?? 0);
    parts.set(root, [...(parts.get(root) ?? []), one]);
  }
  return [...parts.values()];
}
