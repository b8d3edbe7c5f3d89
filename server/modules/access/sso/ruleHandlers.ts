import { defineHandlers } from '#server/contract/handlers.ts';
import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { lockRules, readRules, shortenSessions, writeRules } from './ruleRepository.ts';

const onlySet = () =>
  Promise.reject(new Error('Rules of signing in are neither made nor removed, only set.'));

/** How the change engine reads and writes the rules of signing in: one row a company. */
export const ruleAdapter: EntityAdapter = {
  entity: 'sign_in_rule',
  module: 'access',
  load: lockRules,
  insert: onlySet,
  update: writeRules,
  remove: onlySet,
};

/** Rules of signing in that hold for the whole company. */
export const ruleHandlers = defineHandlers({
  getSignInRules: ({ tx }) => readRules(tx),

  updateSignInRules: async (call) => {
    const { tx, body, services, ifMatch, tenant, caller } = call;
    await services.changes.apply(tx, handHead(call, null, 'Changed the rules of signing in'), [
      { entity: 'sign_in_rule', kind: 'update', id: tx.tenantId, version: ifMatch ?? null, fields: body },
    ]);
    if (body.idle_hours !== undefined) await shortenSessions(tx, body.idle_hours);
    services.noteSecurity('sign_in_rules.changed', { tenant: tenant.slug, userId: caller.userId });
    return readRules(tx);
  },
});
