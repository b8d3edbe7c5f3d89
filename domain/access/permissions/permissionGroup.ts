/** What one permission key stands for: its label, what it unlocks, and the key without which it opens nothing. */
export type PermissionWords = readonly [label: string, unlocks: string, needs?: string];

/** The permissions of one module, in the order in which they are read. */
export interface PermissionGroupWords<Key extends string> {
  label: string;
  permissions: Readonly<Record<Key, PermissionWords>>;
}

/** Declares a group and keeps its keys as types. */
export const permissionGroup = <Key extends string>(
  label: string,
  permissions: Readonly<Record<Key, PermissionWords>>,
): PermissionGroupWords<Key> => ({ label, permissions });
