import { notFound } from '#server/contract/errors.ts';
import { type Caller, defineHandlers } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import {
  type HistoryPage,
  historyOf,
  projectHistory,
} from '#server/services/changes/changeHistoryRepository.ts';
import { isItemOfProject, readNames, readOvertaken } from './historyRepository.ts';
import { collectNames, presentHistory } from './presentHistory.ts';
import { undoChangeSet } from './undoHandler.ts';

async function show(tx: TenantTx, page: HistoryPage, caller: Caller) {
  if (page.results.length === 0) return { count: page.count, results: [] };
  const [names, overtaken] = await Promise.all([
    readNames(tx, collectNames(page.results)),
    readOvertaken(tx, page.results),
  ]);
  return presentHistory(page, names, overtaken, caller);
}

export const historyHandlers = defineHandlers({
  listItemHistory: async ({ tx, params, query, caller }) => {
    if (!(await isItemOfProject(tx, params.project_id, params.item_id))) throw notFound();
    return show(tx, await historyOf(tx, 'item', params.item_id, query), caller);
  },

  listProjectHistory: async ({ tx, params, query, caller }) =>
    show(tx, await projectHistory(tx, params.project_id, query), caller),

  undoChangeSet,
});
