import { seenIssueLinks } from '#domain/issues';
import { conflict, notFound } from '#server/contract/errors.ts';
import { type Call, defineHandlers } from '#server/contract/handlers.ts';
import { historyWithFiles } from '#server/services/changes/changeHistoryRepository.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { readOwnAsked } from '../attributes/attributeFilterRepository.ts';
import { showHistory } from '../history/showHistory.ts';
import { issueAdapter } from './issueAdapter.ts';
import { listTargets } from './issueLinkRepository.ts';
import { lastIssueNumber, listIssues, listSimilar, readInsights } from './issueRepository.ts';
import { presentIssue, saveIssues, updateIssue } from './saveIssues.ts';

type ListCall = Pick<Call<'listIssues' | 'exportIssues'>, 'tx' | 'query' | 'today' | 'caller'>;

/** What a list is asked beside its query: what the caller sees of related rows, and the company's own fields. */
const asked = async ({ tx, query, today, caller }: ListCall) => ({
  today,
  seen: seenIssueLinks(caller.permissions),
  ...(await readOwnAsked(tx, query, {
    entity: 'ISSUE',
    row: 'i.id',
    applies: caller.tenantFlags.has('enable_custom_attributes'),
  })),
});

/** Issue management (docs/product/issues.md). */
export const issueHandlers = defineHandlers({
  listIssues: async (call) => listIssues(call.tx, call.params.project_id, call.query, await asked(call)),

  exportIssues: async (call) => {
    const query = { ...call.query, expand_custom_attributes: true };
    return listIssues(call.tx, call.params.project_id, query, await asked(call));
  },

  saveIssues: (call) => saveIssues(call),

  getIssuesLastNumber: async ({ tx, params }) => ({
    last_number: await lastIssueNumber(tx, params.project_id),
  }),

  listIssueTargets: ({ tx, params, query, caller }) => {
    const seen = seenIssueLinks(caller.permissions);
    const asked = query.entity_type === undefined ? seen : seen.filter((type) => type === query.entity_type);
    return listTargets(tx, params.project_id, asked, query, caller.permissions.has('view_item_markup'));
  },

  listSimilarIssues: ({ tx, params, query }) => listSimilar(tx, params.project_id, query),

  getIssueInsights: ({ tx, params, today }) => readInsights(tx, params.project_id, today),

  getIssue: (call) => presentIssue(call, call.params.issue_id),

  updateIssue,

  removeIssue: async (call) => {
    const { tx, params, services, ifMatch } = call;
    const { number } = await presentIssue(call, params.issue_id);
    await services.changes.apply(tx, handHead(call, params.project_id, `Deleted issue ${number}`), [
      { entity: 'issue', kind: 'delete', id: params.issue_id, version: ifMatch ?? null },
    ]);
  },

  restoreIssue: async (call) => {
    const { tx, params, services } = call;
    const { project_id: projectId, issue_id: id } = params;
    const stored = (await issueAdapter.load(tx, [id], projectId)).get(id);
    if (!stored || stored.projectId !== projectId) throw notFound();
    if (!stored.deleted)
      throw conflict('This issue is not deleted. Reload the page.', await presentIssue(call, id));
    await services.changes.apply(tx, handHead(call, projectId, 'Restored an issue'), [
      { entity: 'issue', kind: 'create', id, fields: stored.fields },
    ]);
    return presentIssue(call, id);
  },

  listIssueHistory: async (call) => {
    const { tx, params, query, caller } = call;
    await presentIssue(call, params.issue_id);
    return showHistory(tx, await historyWithFiles(tx, 'issue', params.issue_id, query), caller);
  },
});
