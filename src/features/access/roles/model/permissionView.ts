import {
  PERMISSION_GROUPS,
  type PermissionEntry,
  type PermissionGroup,
  type PermissionKey,
} from '#domain/access';

/** One group as it shows: its permissions that match, and how many of all of them are granted. */
export interface PermissionGroupView {
  group: PermissionGroup;
  entries: readonly PermissionEntry[];
  granted: number;
}

/**
 * The groups that hold a match, in their order. `search` looks at labels, what they unlock and the group's name;
 * `only` leaves those granted when the view was chosen, so that a row does not vanish under the pointer when it is unticked.
 */
export function viewPermissions(
  held: ReadonlySet<PermissionKey>,
  search: string,
  only: ReadonlySet<PermissionKey> | null,
): PermissionGroupView[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return PERMISSION_GROUPS.flatMap((group) => {
    const entries = group.entries.filter((entry) => {
      if (only && !only.has(entry.key) && !held.has(entry.key)) return false;
      const text = `${group.label} ${entry.label} ${entry.unlocks} ${entry.key}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    if (entries.length === 0) return [];
    const granted = group.entries.filter(({ key }) => held.has(key)).length;
    return [{ group, entries, granted }];
  });
}
