import { invalidFields } from '#server/contract/errors.ts';
import { type Answer, defineHandlers, jsonPieces, rawJson } from '#server/contract/handlers.ts';
import { approveItem, rejectItem, removeItem, revertItem } from './decideItem.ts';
import { exportItemsKind, type ExportRequest } from './exportItems.ts';
import {
  countItems,
  lastItemNumber,
  listItemsInPieces,
  listItemsJson,
  unknownOrdering,
} from './itemListRepository.ts';
import { costViewOf, type Item, presentItem } from './presentItem.ts';
import { type ItemWriter, type Written, writerOf } from './itemWriter.ts';
import { readItemFilter } from './readItemFilter.ts';
import { asSent, byLists } from './itemRows.ts';
import { saveBatch } from './saveBatch.ts';
import { createItem, updateItem } from './saveItem.ts';

/** Answers a write with the item as it now stands and the change set that undoes it. */
const answer = ({ tx, projectId, caller }: ItemWriter, { itemId, changeSetId }: Written): Promise<Item> =>
  presentItem(tx, projectId, itemId, caller.permissions, changeSetId);

/** Items that one answer holds whole; longer lists go out as they are read. */
const mostAtOnce = 1000;

/** Value options: the grid, one item, its changes and decisions (docs/product/items.md). */
export const itemHandlers = defineHandlers({
  listItems: async ({ tx, params, query, caller, services }): Promise<Answer<'listItems'>> => {
    const unknown = unknownOrdering(query.ordering);
    if (unknown !== undefined)
      throw invalidFields({
        ordering: [`Items cannot be sorted by "${unknown}". Choose a column of the grid.`],
      });
    const cost = costViewOf(caller.permissions);
    const usesAttributes = caller.tenantFlags.has('enable_custom_attributes');
    const { filter, ...plain } = query;
    const conditions = await readItemFilter(tx, filter, { cost, usesAttributes });
    const request = { ...plain, conditions };
    if (query.limit === 'all' && (await countItems(tx, params.project_id, request, cost)) > mostAtOnce)
      return jsonPieces(listItemsInPieces(tx, params.project_id, request, cost));
    const key = `items ${params.project_id} ${cost} ${usesAttributes} ${JSON.stringify(query)}`;
    return rawJson(
      await services.answers.of(tx, key, () => listItemsJson(tx, params.project_id, request, cost)),
    );
  },

  getItem: ({ tx, params, caller }) =>
    presentItem(tx, params.project_id, params.item_id, caller.permissions, null),

  getLastItemNumber: async ({ tx, params }) => ({ last_number: await lastItemNumber(tx, params.project_id) }),

  createItem: async (call) => {
    const writer = writerOf(call);
    return answer(writer, await createItem(writer, call.body));
  },

  updateItem: async (call) => {
    const writer = writerOf(call);
    return answer(writer, await updateItem(writer, call.params.item_id, call.body, call.ifMatch));
  },

  removeItem: async (call) => {
    await removeItem(writerOf(call), call.params.item_id, call.ifMatch);
  },

  saveItemBatch: async (call) => {
    const writer = writerOf(call);
    const { source = 'hand' } = call.body;
    const { batch, placeOf } = byLists(call.body);
    try {
      return await saveBatch({ ...writer, source }, batch);
    } catch (error) {
      throw asSent(error, placeOf);
    }
  },

  approveItem: async (call) => {
    const writer = writerOf(call);
    return answer(writer, await approveItem(writer, call.params.item_id, call.body, call.ifMatch));
  },

  rejectItem: async (call) => {
    const writer = writerOf(call);
    const reason = call.body.reason ?? null;
    return answer(writer, await rejectItem(writer, call.params.item_id, reason, call.ifMatch));
  },

  revertItem: async (call) => {
    const writer = writerOf(call);
    return answer(writer, await revertItem(writer, call.params.item_id, call.ifMatch));
  },

  exportItems: async ({ tx, params, query, caller, services }) => {
    const { filter, ...filters } = query;
    const cost = costViewOf(caller.permissions);
    const usesAttributes = caller.tenantFlags.has('enable_custom_attributes');
    // Read now as well, so that a filter that says nothing sensible is refused before the work begins.
    await readItemFilter(tx, filter, { cost, usesAttributes });
    const request: ExportRequest = {
      projectId: params.project_id,
      filters,
      ...(filter === undefined ? {} : { filter }),
      usesAttributes,
      cost,
    };
    const job = { kind: exportItemsKind, payload: request, createdById: caller.userId };
    return { job_id: await services.jobs.enqueue(tx, job) };
  },
});
