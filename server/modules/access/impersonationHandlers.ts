import { canBeImpersonatedIn } from '#domain/access';
import { notFound, ruleRefused } from '#server/contract/errors.ts';
import { defineHandlers } from '#server/contract/handlers.ts';
import {
  listImpersonable,
  readImpersonable,
  removeImpersonation,
  saveImpersonation,
} from './impersonationRepository.ts';

/** Viewing a project as a role (docs/product/access.md): who may is asked by the contract, with the caller's own rights in the project. */
export const impersonationHandlers = defineHandlers({
  listImpersonableRoles: ({ tx, caller, query }) => listImpersonable(tx, [...caller.permissions], query),

  startImpersonation: async ({ tx, caller, params, body, now, services }) => {
    const { role_id: roleId } = params;
    const { project_id: projectId } = body;
    const found = await readImpersonable(tx, roleId, projectId);
    if (!found) throw notFound();
    if (!found.isImpersonable)
      throw ruleRefused(
        `${found.name} is not a role to be impersonated. Choose another, or have an administrator allow it for this one.`,
      );
    if (!canBeImpersonatedIn(found.projectStatus))
      throw ruleRefused('A legacy project cannot be viewed as a role. Choose another project.');
    const { sessionId, userId } = caller;
    await saveImpersonation(tx, { sessionId, userId, roleId, projectId, startedAt: now.toISOString() });
    tx.afterCommit(() => services.forgetRights(caller));
    return {
      is_impersonating: true,
      impersonated_role: { id: roleId, name: found.name },
      project_id: projectId,
    };
  },

  stopImpersonation: async ({ tx, caller, services }) => {
    await removeImpersonation(tx, caller.sessionId);
    tx.afterCommit(() => services.forgetRights(caller));
  },
});
