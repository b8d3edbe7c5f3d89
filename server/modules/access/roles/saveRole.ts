import { copyName } from '#domain/access';
import { notFound } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { requireAdministrator } from '../administratorRepository.ts';
import { asSet } from '../checkMembers.ts';
import { requireRightType, requireSoundRequest, requireUnheld, type RoleRequest } from './checkRole.ts';
import { otherRoleNames } from './roleRuleRepository.ts';
import { lockRoles } from './roleWriteRepository.ts';

/** What a write of a role needs of its call. */
export type RoleCall = Pick<Call<'updateRole'>, 'tx' | 'caller' | 'services' | 'now'>;

const apply = (call: RoleCall, summary: string, change: Change) => {
  const { tx, services } = call;
  return services.changes.apply(tx, handHead(call, null, summary), [change]);
};

/** A role's fields as they are kept: names without space around them, lists in order. */
const toFields = (request: RoleRequest) => ({
  ...(request.name === undefined ? {} : { name: request.name.trim() }),
  ...(request.description === undefined ? {} : { description: request.description.trim() }),
  ...(request.type === undefined ? {} : { type: request.type }),
  ...(request.is_impersonable === undefined ? {} : { is_impersonable: request.is_impersonable }),
  ...(request.permissions && { permissions: [...new Set(request.permissions)].sort() }),
  ...(request.members && { members: asSet(request.members) }),
  ...(request.access_scopes && { access_scopes: asSet(request.access_scopes) }),
});

const blank = {
  description: '',
  type: 'internal',
  is_impersonable: false,
  permissions: [],
  members: [],
  access_scopes: [],
} as const;

/** Makes a role and answers its number. */
export async function createRole(call: RoleCall, request: RoleRequest): Promise<number> {
  await requireSoundRequest(call.tx, request, null);
  const fields = { ...blank, ...toFields(request) };
  const { rows } = await apply(call, `Created role ${request.name?.trim()}`, {
    entity: 'role',
    kind: 'create',
    fields,
  });
  const id = rows[0]?.id as number;
  if (fields.type === 'internal' && fields.members.length > 0) await requireRightType(call.tx, request, id);
  return id;
}

/** Changes a role. Someone who can administer the company remains. */
export async function updateRole(
  call: RoleCall,
  id: number,
  request: RoleRequest,
  version: number | undefined,
): Promise<void> {
  const before = (await lockRoles(call.tx, [id])).get(id);
  if (!before) throw notFound();
  await requireSoundRequest(call.tx, request, id);
  const change = {
    entity: 'role',
    kind: 'update',
    id,
    version: version ?? null,
    fields: toFields(request),
  } as const;
  await apply(call, `Changed role ${String(before.fields['name'])}`, change);
  if ((request.type ?? before.fields['type']) === 'internal' && (request.type || request.members))
    await requireRightType(call.tx, request, id);
  if (request.permissions || request.members) await requireAdministrator(call.tx);
}

/** Copies a role: its rights and units, not its members. */
export async function cloneRole(call: RoleCall, id: number): Promise<number> {
  const before = (await lockRoles(call.tx, [id])).get(id);
  if (!before) throw notFound();
  const original = before.fields as RoleRequest & { name: string };
  const name = copyName(original.name, await otherRoleNames(call.tx, null));
  const { rows } = await apply(call, `Copied role ${original.name}`, {
    entity: 'role',
    kind: 'create',
    fields: { ...original, name, members: [] },
  });
  return rows[0]?.id as number;
}

/** Deletes a role that nobody holds. */
export async function removeRole(call: RoleCall, id: number, version: number | undefined): Promise<void> {
  const before = (await lockRoles(call.tx, [id])).get(id);
  if (!before) throw notFound();
  await requireUnheld(call.tx, id);
  const change = { entity: 'role', kind: 'delete', id, version: version ?? null } as const;
  await apply(call, `Deleted role ${String(before.fields['name'])}`, change);
}
