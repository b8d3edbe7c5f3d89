import { checkEstimateMarkups, differingMarkups, markupsForEstimate } from '#domain/markups';
import { notFound, ruleRefused } from '#server/contract/errors.ts';
import { type Call, defineHandlers, type Result } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { historyOf } from '#server/services/changes/changeHistoryRepository.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { showHistory } from '../history/showHistory.ts';
import { readEstimateMarkups } from './estimateMarkupRepository.ts';
import { goneRow } from './goneRow.ts';

/** The markups of an estimate, each line as it lies on it; 404 where there is no such milestone in the project. */
async function present(
  tx: TenantTx,
  projectId: number,
  milestoneId: number,
  changeSetId: number | null = null,
): Promise<Result<'getEstimateMarkups'>> {
  const found = await readEstimateMarkups(tx, projectId, milestoneId);
  if (!found) throw notFound();
  const { version, markups, said, direct, own, area } = found;
  const byLine = new Map(said.map((one) => [one.markup_id, one]));
  const placed = markupsForEstimate(markups, said);
  return {
    milestone_id: milestoneId,
    version,
    markups: markups.map(({ id, name, kind, display, value, is_on: isOn }, at) => ({
      markup_id: id,
      name,
      kind,
      display,
      project_value: value,
      project_is_on: isOn,
      is_on: placed[at]?.is_on ?? isOn,
      value: byLine.get(id)?.value ?? null,
      reason: byLine.get(id)?.reason ?? '',
    })),
    direct,
    own,
    area,
    change_set_id: changeSetId,
  };
}

async function update(call: Call<'updateEstimateMarkups'>): Promise<Result<'updateEstimateMarkups'>> {
  const { tx, params, body, services, ifMatch } = call;
  const { project_id: projectId } = params;
  const found = await readEstimateMarkups(tx, projectId, body.milestone_id);
  if (!found) throw await goneRow(tx, projectId, 'milestone', body.milestone_id);
  const errors = checkEstimateMarkups(found.markups, body.markups);
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'A line cannot be saved like this.', errors);
  const own = differingMarkups(found.markups, body.markups);
  const there = new Set(found.markups.map(({ id }) => id));
  // What is said of a line that the project has taken out stays, and counts again when it comes back.
  const kept = found.said.filter(({ markup_id: id }) => !there.has(id));
  const summary =
    own.length === 0
      ? `The estimate of ${found.name} uses the project’s markups`
      : `Set the markups of the estimate of ${found.name}`;
  const { id } = await services.changes.apply(tx, handHead(call, projectId, summary), [
    {
      entity: 'estimate_markups',
      kind: 'update',
      id: body.milestone_id,
      version: ifMatch ?? null,
      fields: { estimate_markups: [...own, ...kept] },
    },
  ]);
  return present(tx, projectId, body.milestone_id, id);
}

/** The project's markups as they lie on one estimate: `docs/product/markups.md`. */
export const estimateMarkupHandlers = defineHandlers({
  getEstimateMarkups: ({ tx, params, query }) => present(tx, params.project_id, query.milestone),

  updateEstimateMarkups: update,

  listEstimateMarkupHistory: async ({ tx, params, query, caller }) => {
    const { milestone, ...page } = query;
    if (!(await readEstimateMarkups(tx, params.project_id, milestone))) throw notFound();
    return showHistory(tx, await historyOf(tx, 'estimate_markups', milestone, page), caller);
  },
});
