import { companyPermissions } from './permissions/companyPermissions.ts';
import type { PermissionWords } from './permissions/permissionGroup.ts';
import { planPermissions } from './permissions/planPermissions.ts';
import { projectPermissions } from './permissions/projectPermissions.ts';

const GROUPS = { ...projectPermissions, ...planPermissions, ...companyPermissions } as const;

type KeysOf<Group> = Group extends { permissions: Readonly<Record<infer Key extends string, unknown>> }
  ? Key
  : never;

/** Name of a group of permissions: the module they belong to. */
export type PermissionGroupId = keyof typeof GROUPS;
/** Every permission key of the product (docs/product/access.md). */
export type PermissionKey = { [Id in PermissionGroupId]: KeysOf<(typeof GROUPS)[Id]> }[PermissionGroupId];

/** Keys that nothing asks for yet: kept by their names, and marked where roles are made. */
const IDLE: ReadonlySet<PermissionKey> = new Set<PermissionKey>([
  'view_markuptemplategroup',
  'add_markuptemplategroup',
  'change_markuptemplategroup',
  'delete_markuptemplategroup',
  'change_customattributegroup',
  'delete_customattributegroup',
]);

/** One permission as an administrator reads it. `needs` is the key without which it opens nothing. */
export interface PermissionEntry {
  key: PermissionKey;
  group: PermissionGroupId;
  label: string;
  unlocks: string;
  needs: PermissionKey | undefined;
  /** Nothing asks for it yet. */
  isIdle: boolean;
}

/** The permissions of one module. */
export interface PermissionGroup {
  id: PermissionGroupId;
  label: string;
  entries: readonly PermissionEntry[];
}

/** All permissions by module, in the order in which they are read (docs/product/access.md). */
export const PERMISSION_GROUPS: readonly PermissionGroup[] = Object.entries(GROUPS).map(([id, group]) => ({
  id: id as PermissionGroupId,
  label: group.label,
  entries: Object.entries<PermissionWords>(group.permissions).map(([key, [label, unlocks, needs]]) => ({
    key: key as PermissionKey,
    group: id as PermissionGroupId,
    label,
    unlocks,
    needs: needs as PermissionKey | undefined,
    isIdle: IDLE.has(key as PermissionKey),
  })),
}));

/** Every permission by its key. */
export const PERMISSIONS = Object.fromEntries(
  PERMISSION_GROUPS.flatMap(({ entries }) => entries.map((entry) => [entry.key, entry])),
) as Readonly<Record<PermissionKey, PermissionEntry>>;

/** A key and everything that it needs to open something, itself first. */
export function withNeeds(key: PermissionKey): PermissionKey[] {
  const { needs } = PERMISSIONS[key];
  return needs === undefined ? [key] : [key, ...withNeeds(needs)];
}

/** A key and everything that opens nothing without it, itself first. */
export function withDependents(key: PermissionKey): PermissionKey[] {
  return Object.values(PERMISSIONS)
    .filter((entry) => withNeeds(entry.key).includes(key))
    .map((entry) => entry.key)
    .sort((a, b) => Number(b === key) - Number(a === key));
}
