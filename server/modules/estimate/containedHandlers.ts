import type { components } from '#contract/api.ts';
import { containedItems } from '#domain/estimate';
import { formatCode } from '#domain/items';
import { invalidFields, notFound } from '#server/contract/errors.ts';
import { type Caller, defineHandlers } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { compareLines } from '#server/services/differences/compareLines.ts';
import { costViewOf } from '../items/presentItem.ts';
import { approvedItems, findSaid, isCurrent } from './containedRepository.ts';
import { readSide } from './differenceRepository.ts';
import { draftSides, type Side } from './differenceSides.ts';
import { matchesOf, readRemarks } from './remarkRepository.ts';

const noMilestone = 'This milestone is not in the project. Choose another one.';

type Lines = Side['lines'];
type Found = components['schemas']['ContainedItems'];

/** The approved items of which lines seem to hold the cost, and what was said of them. */
async function containedIn(
  { tx, projectId, caller }: { tx: TenantTx; projectId: number; caller: Caller },
  compared: { milestone: number; against: number },
  before: Lines,
  after: Lines,
): Promise<Found> {
  const rows = await approvedItems(tx, projectId, compared, costViewOf(caller.permissions));
  const items = rows.map((row) => ({ ...row, code: formatCode('item', row.number) }));
  const remarks = await readRemarks(tx, { ...compared, version: null });
  const { lines } = await compareLines(before, after, matchesOf(remarks));
  const found = new Map(containedItems(items, lines).map((one) => [one.item_id, one]));
  return {
    is_current: await isCurrent(tx, projectId, compared.milestone),
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
}

/** Which approved items an estimate contains already: `docs/product/estimate.md`. */
export const containedHandlers = defineHandlers({
  listContainedItems: async ({ tx, params, query, caller }) => {
    const { project_id: projectId } = params;
    const after = await readSide(tx, projectId, query.milestone);
    if (!after) throw notFound();
    const before = await readSide(tx, projectId, query.against);
    if (!before) throw invalidFields({ against: [noMilestone] });
    return containedIn({ tx, projectId, caller }, query, before.lines, after.lines);
  },

  previewContainedItems: async (call) => {
    const { tx, params, body, caller } = call;
    const { before, after } = await draftSides(call, body);
    const compared = { milestone: body.milestone_id, against: body.against };
    return containedIn({ tx, projectId: params.project_id, caller }, compared, before.lines, after.lines);
  },

  sayEstimateItem: async (call) => {
    const { tx, params, body, services } = call;
    const said = await findSaid(tx, params.project_id, body.milestone_id, body.item_id);
    if (!said) throw notFound();
    const { milestone, item, id, uploadId } = said;
    const { state, ...of } = body;
    const changes: Change[] =
      state === null
        ? id === null
          ? []
          : [{ entity: 'estimate_item', kind: 'delete', id }]
        : id === null
          ? [{ entity: 'estimate_item', kind: 'create', fields: { ...of, upload_id: uploadId, state } }]
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
