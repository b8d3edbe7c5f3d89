import { contextDifference } from '#domain/context';
import { conflict, notFound } from '#server/contract/errors.ts';
import { defineHandlers } from '#server/contract/handlers.ts';
import { historyOf } from '#server/services/changes/changeHistoryRepository.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { showHistory } from '../history/showHistory.ts';
import { listEntries, type MovedEntry, movedSince, readMilestone } from './entryRepository.ts';
import { createContextEntry, presentEntry, storedEntry, updateContextEntry } from './saveEntry.ts';

/** The most entries of each list of a difference. */
const mostMoves = 200;

const changeOf = ({ status: _status, is_new: _isNew, status_before: _before, ...change }: MovedEntry) => ({
  ...change,
  before: change.before === change.statement ? null : change.before,
});

/** Assumptions, inclusions, exclusions and site facts (docs/product/context.md). */
export const contextHandlers = defineHandlers({
  listContextEntries: ({ tx, params, query }) => listEntries(tx, params.project_id, query),

  createContextEntry,

  getContextDifference: async ({ tx, params, query }) => {
    const milestone = await readMilestone(tx, params.project_id, query.milestone_id);
    if (!milestone) throw notFound();
    const moved = await movedSince(tx, params.project_id, milestone.date);
    const { noLonger, changed, added } = contextDifference(
      moved.map((entry) => ({
        entry,
        statement: entry.statement,
        status: entry.status,
        isDeleted: entry.is_deleted,
        isNew: entry.is_new,
        statementBefore: entry.before ?? undefined,
        statusBefore: entry.status_before ?? undefined,
      })),
    );
    const shown = (list: typeof added) => list.slice(0, mostMoves).map(({ entry }) => changeOf(entry));
    return { milestone, no_longer: shown(noLonger), changed: shown(changed), added: shown(added) };
  },

  getContextEntry: presentEntry,

  updateContextEntry,

  removeContextEntry: async (call) => {
    const { tx, params, services, ifMatch } = call;
    const { number } = await presentEntry(call);
    await services.changes.apply(tx, handHead(call, params.project_id, `Deleted context entry ${number}`), [
      { entity: 'context_entry', kind: 'delete', id: params.context_entry_id, version: ifMatch ?? null },
    ]);
  },

  restoreContextEntry: async (call) => {
    const { tx, params, services } = call;
    const stored = await storedEntry(call);
    if (!stored.deleted)
      throw conflict('This entry is not deleted. Reload the page.', await presentEntry(call));
    await services.changes.apply(tx, handHead(call, params.project_id, 'Restored a context entry'), [
      { entity: 'context_entry', kind: 'create', id: params.context_entry_id, fields: stored.fields },
    ]);
    return presentEntry(call);
  },

  listContextHistory: async (call) => {
    const { tx, params, query, caller } = call;
    await presentEntry(call);
    return showHistory(tx, await historyOf(tx, 'context_entry', params.context_entry_id, query), caller);
  },
});
