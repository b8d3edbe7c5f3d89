import type { ItemBrief } from '#shared/foresite';

/** Letters of the mutually exclusive groups that more than one of the items belongs to. */
export function sharedGroups(items: readonly Pick<ItemBrief, 'me_groups'>[]): string[] {
  const counts = new Map<string, number>();
  for (const item of items)
    for (const { letter } of item.me_groups) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([letter]) => letter);
}
