import { containedItems } from '#domain/estimate';
import { formatCode } from '#domain/items';
import { invalidFields, notFound } from '#server/contract/errors.ts';
import { defineHandlers } from '#server/contract/handlers.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { compareLines } from '#server/services/differences/compareLines.ts';
import { costViewOf } from '../items/presentItem.ts';
import { approvedItems, findSaid, isCurrent } from './containedRepository.ts';
import { readSide } from './differenceRepository.ts';
import { matchesOf, readRemarks } from './remarkRepository.ts';

const noMilestone = 'This milestone is not in the project. Choose another one.';

/** Which approved items an estimate contains already: `docs/product/estimate.md`. */
export const containedHandlers = defineHandlers({
  listContainedItems: async ({ tx, params, query, caller }) => {
    const { project_id: projectId } = params;
    const after = await readSide(tx, projectId, query.milestone);
    if (!after) throw notFound();
    const before = await readSide(tx, projectId, query.against);
    if (!before) throw invalidFields({ against: [noMilestone] });
    const rows = await approvedItems(tx, projectId, query, costViewOf(caller.permissions));
    const items = rows.map((row) => ({ ...row, code: formatCode('item', row.number) }));
    const remarks = await readRemarks(tx, { ...query, version: null });
    const { lines } = await compareLines(before.lines, after.lines, matchesOf(remarks));
    const found = new Map(containedItems(items, lines).map((one) => [one.item_id, one]));
    return {
      is_current: await isCurrent(tx, projectId, query.milestone),
      results: items.flatMap(({ id, code, name, cost, said, isSaidHere }) => {
        const hit = found.get(id);
        if (!hit && said === null) return [];
        return {
          item_id: id,
          code,
          name,
          cost,
          state: said === null ? null : said ? ('IN' as const) : ('OUT' as const),
          is_said_here: isSaidHere,
          suggestion: hit
            ? { found: hit.found, lines_count: hit.lines_count, sure: hit.sure, reason: hit.reason }
            : null,
        };
      }),
    };
  },

  sayEstimateItem: async (call) => {
    const { tx, params, body, services } = call;
    const said = await findSaid(tx, params.project_id, body.milestone_id, body.item_id);
    if (!said) throw notFound();
    const { milestone, item, id } = said;
    const { state, ...of } = body;
    const changes: Change[] =
      state === null
        ? id === null
          ? []
          : [{ entity: 'estimate_item', kind: 'delete', id }]
        : id === null
          ? [{ entity: 'estimate_item', kind: 'create', fields: { ...of, state } }]
          : [{ entity: 'estimate_item', kind: 'update', id, fields: { state } }];
    if (changes.length === 0) return { change_set_id: null };
    const text =
      state === 'IN'
        ? `Confirmed ${item} in the estimate of ${milestone}`
        : state === 'OUT'
          ? `Marked ${item} as not in the estimate of ${milestone}`
          : `Took back what was said of ${item} and the estimate of ${milestone}`;
    const set = await services.changes.apply(tx, handHead(call, params.project_id, text), changes);
    return { change_set_id: set.id };
  },
});
