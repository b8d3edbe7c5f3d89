import { type Answer, defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { projectEntityHistory } from '#server/services/changes/changeHistoryRepository.ts';
import { showHistory } from '../history/showHistory.ts';
import { writerOf } from './contingencyWriter.ts';
import { previewDraws } from './decisionDraw.ts';
import { listEntriesJson } from './entryRepository.ts';
import { readContingency, sightOf } from './readContingency.ts';
import { createEntry, removeEntry, transfer, updateEntry } from './saveEntry.ts';
import { createPot, removePot, updatePot } from './savePot.ts';

/**
 * Contingency: pots, what funds and draws on them, and how long they last (docs/product/contingency.md). Everybody who sees ForeSite
 * reads it; `edit_any_scenarioitem` writes, the key of those who keep the project's items and their costs. An approval
 * draws by its own permission.
 */
export const contingencyHandlers = defineHandlers({
  getContingency: ({ tx, params, query, caller, today }) =>
    readContingency({ tx, projectId: params.project_id, caller, today }, query.day),

  createContingencyPot: (call) => createPot(writerOf(call), call.body),

  updateContingencyPot: (call) =>
    updatePot(writerOf(call), call.params.contingency_pot_id, call.body, call.ifMatch),

  removeContingencyPot: (call) => removePot(writerOf(call), call.params.contingency_pot_id, call.ifMatch),

  listContingencyEntries: async ({ tx, params, query, caller }): Promise<Answer<'listContingencyEntries'>> =>
    rawJson(await listEntriesJson(tx, params.project_id, sightOf(caller), query)),

  createContingencyEntry: (call) => createEntry(writerOf(call), call.body),

  updateContingencyEntry: (call) =>
    updateEntry(writerOf(call), call.params.contingency_entry_id, call.body, call.ifMatch),

  removeContingencyEntry: (call) =>
    removeEntry(writerOf(call), call.params.contingency_entry_id, call.ifMatch),

  getContingencyDraws: ({ tx, params, query, caller }) =>
    previewDraws(tx, params.project_id, query.item, caller),

  transferContingency: (call) => transfer(writerOf(call), call.body),

  listContingencyHistory: async ({ tx, params, query, caller }) =>
    showHistory(
      tx,
      await projectEntityHistory(tx, params.project_id, ['contingency_pot', 'contingency_entry'], query),
      caller,
    ),
});
