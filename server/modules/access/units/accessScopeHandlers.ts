import { notFound } from '#server/contract/errors.ts';
import { type Answer, defineHandlers, rawJson } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { createUnit, removeUnit, updateUnit } from './saveUnit.ts';
import { listUnitsJson, readUnitJson } from './unitListRepository.ts';

async function answerUnit(tx: TenantTx, id: number): Promise<Answer<'getAccessScope'>> {
  const unit = await readUnitJson(tx, id);
  if (!unit) throw notFound();
  return rawJson(unit.json, unit.version);
}

/** Business units, called access scopes in the contract: the tree that decides which projects come in sight (docs/product/access.md). */
export const accessScopeHandlers = defineHandlers({
  listAccessScopes: async ({ tx, query }): Promise<Answer<'listAccessScopes'>> =>
    rawJson(await listUnitsJson(tx, query)),

  getAccessScope: ({ tx, params }) => answerUnit(tx, params.access_scope_id),

  createAccessScope: async (call) => answerUnit(call.tx, await createUnit(call, call.body)),

  updateAccessScope: async (call) => {
    await updateUnit(call, call.params.access_scope_id, call.body, call.ifMatch);
    return answerUnit(call.tx, call.params.access_scope_id);
  },

  removeAccessScope: (call) => removeUnit(call, call.params.access_scope_id, call.ifMatch),
});
