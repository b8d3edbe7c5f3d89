import { conflict, notFound } from '#server/contract/errors.ts';
import { type Call, defineHandlers } from '#server/contract/handlers.ts';
import { historyWithFiles } from '#server/services/changes/changeHistoryRepository.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { readOwnAsked } from '../attributes/attributeFilterRepository.ts';
import { showHistory } from '../history/showHistory.ts';
import { closeRisk } from './closeRisk.ts';
import { riskAdapter } from './riskAdapter.ts';
import {
  lastRiskNumber,
  listCategories,
  listItemsOfRisk,
  listRisks,
  readRegister,
} from './riskRepository.ts';
import { presentRisk, saveRisks, updateRisk } from './saveRisks.ts';

/** What is asked of the company's own fields. */
const ownAsked = ({
  tx,
  query,
  caller,
}: Pick<Call<'listRisks' | 'exportRisks'>, 'tx' | 'query' | 'caller'>) =>
  readOwnAsked(tx, query, {
    entity: 'RISK',
    row: 'r.id',
    applies: caller.tenantFlags.has('enable_custom_attributes'),
  });

/** The risk register (docs/product/risks.md). */
export const riskHandlers = defineHandlers({
  listRiskCategories: ({ tx }) => listCategories(tx),

  listRisks: async (call) => listRisks(call.tx, call.params.project_id, call.query, await ownAsked(call)),

  exportRisks: async (call) => {
    const query = { ...call.query, expand_custom_attributes: true };
    return listRisks(call.tx, call.params.project_id, query, await ownAsked(call));
  },

  saveRisks: (call) => saveRisks(call),

  getRisksLastNumber: async ({ tx, params }) => ({
    last_number: await lastRiskNumber(tx, params.project_id),
  }),

  getRiskRegister: ({ tx, params, today }) => readRegister(tx, params.project_id, today),

  getRisk: ({ tx, params }) => presentRisk(tx, params.project_id, params.risk_id),

  updateRisk,

  closeRisk,

  listRiskItems: async ({ tx, params, caller }) => {
    await presentRisk(tx, params.project_id, params.risk_id);
    return listItemsOfRisk(tx, params.project_id, {
      riskId: params.risk_id,
      seesMarkups: caller.permissions.has('view_item_markup'),
    });
  },

  removeRisk: async (call) => {
    const { tx, params, services, ifMatch } = call;
    const { number } = await presentRisk(tx, params.project_id, params.risk_id);
    await services.changes.apply(tx, handHead(call, params.project_id, `Deleted risk ${number}`), [
      { entity: 'risk', kind: 'delete', id: params.risk_id, version: ifMatch ?? null },
    ]);
  },

  restoreRisk: async (call) => {
    const { tx, params, services } = call;
    const { project_id: projectId, risk_id: id } = params;
    const stored = (await riskAdapter.load(tx, [id], projectId)).get(id);
    if (!stored || stored.projectId !== projectId) throw notFound();
    if (!stored.deleted)
      throw conflict('This risk is not deleted. Reload the page.', await presentRisk(tx, projectId, id));
    await services.changes.apply(tx, handHead(call, projectId, 'Restored a risk'), [
      { entity: 'risk', kind: 'create', id, fields: stored.fields },
    ]);
    return presentRisk(tx, projectId, id);
  },

  listRiskHistory: async ({ tx, params, query, caller }) => {
    await presentRisk(tx, params.project_id, params.risk_id);
    return showHistory(tx, await historyWithFiles(tx, 'risk', params.risk_id, query), caller);
  },
});
