import { type PermissionKey, PERMISSIONS, type RoleType, withDependents, withNeeds } from '#domain/access';
import { personName } from '#domain/people';
import * as t from '../../texts.ts';
import type { Role, RoleInput, RoleMember, RolePatch } from '../roleTypes.ts';

/** A role as it is being written. */
export interface RoleDraft {
  name: string;
  description: string;
  type: RoleType;
  is_impersonable: boolean;
  permissions: ReadonlySet<PermissionKey>;
  members: readonly RoleMember[];
  access_scopes: readonly { id: number; name: string }[];
}

/** A role of which nothing is known yet. */
export const emptyRole: RoleDraft = {
  name: '',
  description: '',
  type: 'internal',
  is_impersonable: false,
  permissions: new Set(),
  members: [],
  access_scopes: [],
};

export const toDraft = (role: Role): RoleDraft => ({
  name: role.name,
  description: role.description,
  type: role.type,
  is_impersonable: role.is_impersonable,
  permissions: new Set(role.permissions),
  members: role.members,
  access_scopes: role.access_scopes,
});

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const missingIn = <T>(list: readonly T[], other: readonly T[]) => {
  const held = new Set(other);
  return list.filter((one) => !held.has(one));
};
const differs = <T>(a: readonly T[], b: readonly T[]) =>
  missingIn(a, b).length > 0 || missingIn(b, a).length > 0;

/** What has to be sent so that `before` becomes `after`; an empty patch where nothing changed. */
export function toPatch(before: RoleDraft, after: RoleDraft): RolePatch {
  const [old, now] = [[...before.permissions], [...after.permissions]];
  return {
    ...(before.name.trim() === after.name.trim() ? {} : { name: after.name.trim() }),
    ...(before.description.trim() === after.description.trim()
      ? {}
      : { description: after.description.trim() }),
    ...(before.type === after.type ? {} : { type: after.type }),
    ...(before.is_impersonable === after.is_impersonable ? {} : { is_impersonable: after.is_impersonable }),
    ...(differs(old, now) && { permissions: now }),
    ...(differs(idsOf(before.members), idsOf(after.members)) && { members: idsOf(after.members) }),
    ...(differs(idsOf(before.access_scopes), idsOf(after.access_scopes)) && {
      access_scopes: idsOf(after.access_scopes),
    }),
  };
}

export const toInput = (draft: RoleDraft): RoleInput => ({
  ...toPatch(emptyRole, draft),
  name: draft.name.trim(),
});

/** What differs, in words, one by one: what the footer counts and names. */
export function changeNames(before: RoleDraft, after: RoleDraft): string[] {
  const patch = toPatch(before, after);
  const moved = <T>(a: readonly T[], b: readonly T[]) => [...missingIn(b, a), ...missingIn(a, b)];
  const people = new Map([...before.members, ...after.members].map((one) => [one.id, personName(one)]));
  const units = new Map([...before.access_scopes, ...after.access_scopes].map(({ id, name }) => [id, name]));
  return [
    ...(patch.name === undefined ? [] : [t.name]),
    ...(patch.description === undefined ? [] : [t.description]),
    ...(patch.type === undefined ? [] : [t.type]),
    ...(patch.is_impersonable === undefined ? [] : [t.canBeImpersonated]),
    ...moved([...before.permissions], [...after.permissions]).map((key) => PERMISSIONS[key].label),
    ...moved(idsOf(before.members), idsOf(after.members)).map((id) => people.get(id) ?? ''),
    ...moved(idsOf(before.access_scopes), idsOf(after.access_scopes)).map((id) => units.get(id) ?? ''),
  ];
}

/** Grants or withdraws keys: a grant brings what it needs, a withdrawal takes along what opens nothing without it. */
export function withGrant(
  held: ReadonlySet<PermissionKey>,
  keys: readonly PermissionKey[],
  granted: boolean,
): ReadonlySet<PermissionKey> {
  const next = new Set(held);
  for (const key of keys) {
    if (granted) for (const needed of withNeeds(key)) next.add(needed);
    else for (const dependent of withDependents(key)) next.delete(dependent);
  }
  return next;
}
