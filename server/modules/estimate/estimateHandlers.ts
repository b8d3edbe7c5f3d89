import { countsInTotal, enteredAmounts, markedUpAmounts } from '#domain/estimate';
import { codeDimension } from '#domain/foresite';
import { markupsForEstimate } from '#domain/markups';
import { sumMoney } from '#domain/money';
import { invalidFields, notFound } from '#server/contract/errors.ts';
import { type Answer, defineHandlers, rawJson } from '#server/contract/handlers.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { findStanding, saidOfLines } from './containedRepository.ts';
import { findLines, listLinesJson, readEstimate, readFrame } from './estimateRepository.ts';
import { goneRow } from './goneRow.ts';
import { readByCode } from './columnRepository.ts';
import { readLineConditions } from './lineConditions.ts';
import { countOf, linesOf } from './lineWords.ts';
import { planLines } from './saveLines.ts';

/** What a project costs at each milestone: `docs/product/estimate.md`. */
export const estimateHandlers = defineHandlers({
  getEstimate: async ({ tx, params, query, caller }) => {
    const seesTargets = caller.permissions.has('tvd_access');
    const found = await readEstimate(tx, params.project_id, query.milestone, seesTargets);
    if (!found) throw notFound();
    const { estimate, markups: ofProject, said, area } = found;
    const code = codeDimension(query.columns ?? 'components');
    const byCode = code ? await readByCode(tx, query.milestone, code) : null;
    if (byCode === undefined) throw invalidFields({ columns: ['There is no such format of codes.'] });
    const { markups: mode = 'direct_only' } = query;
    const unmarked = {
      ...estimate,
      amounts: enteredAmounts(estimate.amounts),
      by_code: byCode && { ...byCode, amounts: enteredAmounts(byCode.amounts) },
      markups: null,
    };
    if (!caller.permissions.has('view_item_markup'))
      return { ...unmarked, has_markups: false, markups_set: false };
    const lines = markupsForEstimate(ofProject, said);
    const state = {
      has_markups: lines.some(({ is_on: isOn }) => isOn) || estimate.amounts.some(({ own }) => own !== 0),
      markups_set: ofProject.some(({ id }) => said.some((one) => one.markup_id === id)),
    };
    if (mode === 'direct_only') return { ...unmarked, ...state };
    return {
      ...estimate,
      ...state,
      ...markedUpAmounts(estimate.amounts, lines, area, mode),
      by_code: byCode && { ...byCode, amounts: markedUpAmounts(byCode.amounts, lines, area, mode).amounts },
    };
  },

  listEstimateLines: async ({ tx, params, query, caller }): Promise<Answer<'listEstimateLines'>> => {
    if (query.cost_group !== undefined && query.without_code)
      throw invalidFields({
        without_code: ['Ask for one cost group or for lines without one, not for both.'],
      });
    return rawJson(
      await listLinesJson(tx, params.project_id, {
        ...query,
        conditions: readLineConditions(query.filter),
        seesMarkups: caller.permissions.has('view_item_markup'),
      }),
    );
  },

  saveEstimateLines: async (call) => {
    const { tx, params, body, today, caller, services } = call;
    const { changes, milestone } = await planLines({ tx, projectId: params.project_id, today, caller }, body);
    const summary = `Changed ${countOf(changes.length)} of the estimate of ${milestone}`;
    const head = handHead(call, params.project_id, summary);
    const { id, rows } = await services.changes.apply(tx, head, changes);
    const created = (body.creates ?? []).length;
    return { change_set_id: id, created: rows.slice(rows.length - created).map((row) => row.id) };
  },

  clearEstimate: async (call) => {
    const { tx, params, body, services } = call;
    const frame = await readFrame(tx, params.project_id, body.milestone_id);
    if (!frame) throw await goneRow(tx, params.project_id, 'milestone', body.milestone_id);
    const lines = await findLines(tx, body.milestone_id, null);
    const counted = lines.filter(({ kind }) => countsInTotal(kind)).map(({ amount }) => amount);
    const summary = `Cleared the estimate of ${frame.name}: ${linesOf(lines.length, sumMoney(counted))}`;
    const head = handHead(call, params.project_id, summary);
    const said = lines.length > 0 ? await saidOfLines(tx, body.milestone_id) : [];
    const upload = await findStanding(tx, body.milestone_id);
    const { id } = await services.changes.apply(tx, head, [
      ...(upload === null
        ? []
        : [
            { entity: 'estimate_upload', kind: 'update', id: upload, fields: { is_cleared: true } } as Change,
          ]),
      ...said.map((row): Change => ({ entity: 'estimate_item', kind: 'delete', id: row })),
      ...lines.map((line): Change => ({ entity: 'estimate_line', kind: 'delete', id: line.id })),
    ]);
    return { change_set_id: id, lines_count: lines.length };
  },
});
