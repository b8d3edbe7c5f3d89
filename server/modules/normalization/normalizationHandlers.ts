import { conflict } from '#server/contract/errors.ts';
import { defineHandlers } from '#server/contract/handlers.ts';
import { historyOf } from '#server/services/changes/changeHistoryRepository.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { showHistory } from '../history/showHistory.ts';
import { readerOf } from '../projects/projectReader.ts';
import { presentFactor } from './presentFactor.ts';
import { listIndices, readUsage } from './indexRepository.ts';
import { createIndex, presentIndex, restoreIndex, updateIndex } from './saveIndex.ts';

/** Cost indices of the company, and factors between projects (docs/product/normalization.md). */
export const normalizationHandlers = defineHandlers({
  listNormalizationIndices: ({ tx, query }) => listIndices(tx, query),

  getNormalizationIndex: ({ tx, params }) => presentIndex(tx, params.normalization_index_id),

  createNormalizationIndex: createIndex,

  updateNormalizationIndex: updateIndex,

  removeNormalizationIndex: async (call) => {
    const { tx, params, services, ifMatch } = call;
    const { normalization_index_id: id } = params;
    const index = await presentIndex(tx, id);
    if (index.is_default)
      throw conflict(
        `"${index.name}" is the company's default: factors are read by it. Make another index the default first, or take the default off.`,
        index,
      );
    await services.changes.apply(tx, handHead(call, null, `Deleted the cost index "${index.name}"`), [
      { entity: 'normalization_index', kind: 'delete', id, version: ifMatch ?? null },
    ]);
  },

  listNormalizationIndexUsage: async ({ tx, params, caller }) => {
    const { id } = await presentIndex(tx, params.normalization_index_id);
    return readUsage(tx, readerOf(caller), id);
  },

  restoreNormalizationIndex: restoreIndex,

  listNormalizationIndexHistory: async ({ tx, params, query, caller }) => {
    const { normalization_index_id: id } = params;
    await presentIndex(tx, id);
    return showHistory(tx, await historyOf(tx, 'normalization_index', id, query), caller);
  },

  getNormalizationFactor: presentFactor,
});
