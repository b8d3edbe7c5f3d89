import type { Permission } from '#contract/unions.ts';
import { notFound } from '#server/contract/errors.ts';
import { type Answer, defineHandlers, rawJson } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { historyOf } from '#server/services/changes/changeHistoryRepository.ts';
import { showHistory } from '../../history/showHistory.ts';
import { countAdministration, listCompanyPeopleJson } from '../memberRepository.ts';
import { listRolesJson, readRoleJson } from './roleListRepository.ts';
import { cloneRole, createRole, removeRole, updateRole } from './saveRole.ts';

async function answerRole(tx: TenantTx, id: number): Promise<Answer<'getRole'>> {
  const role = await readRoleJson(tx, id);
  if (!role) throw notFound();
  return rawJson(role.json, role.version);
}

async function permissionsOf(tx: TenantTx, id: number) {
  const role = await readRoleJson(tx, id);
  if (!role) throw notFound();
  const { permissions } = JSON.parse(role.json) as { permissions: Permission[] };
  return { count: permissions.length, results: permissions };
}

/** Roles: named sets of permissions with the people who hold them (docs/product/access.md). */
export const roleHandlers = defineHandlers({
  listRoles: async ({ tx, query }): Promise<Answer<'listRoles'>> => rawJson(await listRolesJson(tx, query)),

  getRole: ({ tx, params }) => answerRole(tx, params.role_id),

  createRole: async (call) => answerRole(call.tx, await createRole(call, call.body)),

  updateRole: async (call) => {
    await updateRole(call, call.params.role_id, call.body, call.ifMatch);
    return answerRole(call.tx, call.params.role_id);
  },

  removeRole: (call) => removeRole(call, call.params.role_id, call.ifMatch),

  listRolePermissions: ({ tx, params }) => permissionsOf(tx, params.role_id),

  setRolePermissions: async (call) => {
    await updateRole(call, call.params.role_id, call.body, call.ifMatch);
    return permissionsOf(call.tx, call.params.role_id);
  },

  cloneRole: async (call) => answerRole(call.tx, await cloneRole(call, call.params.role_id)),

  listRoleHistory: async ({ tx, params, query, caller }) => {
    if (!(await readRoleJson(tx, params.role_id))) throw notFound();
    return showHistory(tx, await historyOf(tx, 'role', params.role_id, query), caller);
  },

  listCompanyPeople: async ({ tx, query }): Promise<Answer<'listCompanyPeople'>> =>
    rawJson(await listCompanyPeopleJson(tx, query)),

  getAdministrationCounts: ({ tx }) => countAdministration(tx),
});
