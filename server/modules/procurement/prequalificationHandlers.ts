import { defineHandlers } from '#server/contract/handlers.ts';
import { historyOf } from '#server/services/changes/changeHistoryRepository.ts';
import { showHistory } from '../history/showHistory.ts';
import { listPrequalifications, readStandings } from './prequalificationRepository.ts';
import {
  createPrequalification,
  presentPrequalification,
  removePrequalification,
  updatePrequalification,
} from './savePrequalification.ts';

/** The company's bidders with their prequalification (docs/product/procurement.md). */
export const prequalificationHandlers = defineHandlers({
  listPrequalifications: ({ tx, query }) => listPrequalifications(tx, query),

  createPrequalification,

  getBidderStanding: async ({ tx, query }) => {
    const [standing] = await readStandings(tx, [query.company]);
    if (!standing) throw new Error('A company has one standing.');
    return standing;
  },

  getPrequalification: ({ tx, params }) => presentPrequalification(tx, params.prequalification_id),

  updatePrequalification,

  removePrequalification,

  listPrequalificationHistory: async ({ tx, params, query, caller }) => {
    await presentPrequalification(tx, params.prequalification_id);
    return showHistory(
      tx,
      await historyOf(tx, 'prequalification', params.prequalification_id, query),
      caller,
    );
  },
});
