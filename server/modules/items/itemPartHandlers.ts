import { likelyAlternatives, seenLinkTypes } from '#domain/items';
import { notFound } from '#server/contract/errors.ts';
import { defineHandlers, rawJson, type Answer } from '#server/contract/handlers.ts';
import { cloneItem, restoreItem } from './copyItem.ts';
import { listDeletedItemsJson } from './deletedItemRepository.ts';
import { writerOf } from './itemWriter.ts';
import { costViewOf, presentItem } from './presentItem.ts';
import { restoreField } from './saveItem.ts';
import { itemsBeside } from './similarItemRepository.ts';
import { listLinkTargetsJson, listValueDriversJson } from './linkRepository.ts';

/** What items are judged by and linked to; their copies, and those that were deleted. */
export const itemPartHandlers = defineHandlers({
  listValueDrivers: async ({ tx, params, query }): Promise<Answer<'listValueDrivers'>> =>
    rawJson(await listValueDriversJson(tx, params.project_id, query)),

  listLinkTargets: async ({ tx, params, query, caller }): Promise<Answer<'listLinkTargets'>> => {
    const seen = seenLinkTypes(caller.permissions);
    const types = query.type === undefined ? seen : seen.filter((type) => type === query.type);
    return rawJson(await listLinkTargetsJson(tx, params.project_id, types, query));
  },

  listDeletedItems: async ({ tx, params, query, caller }): Promise<Answer<'listDeletedItems'>> =>
    rawJson(await listDeletedItemsJson(tx, params.project_id, costViewOf(caller.permissions), query)),

  listLikelyAlternatives: async ({ tx, params }) => {
    const items = await itemsBeside(tx, params.project_id, params.item_id);
    const item = items.find(({ id }) => id === params.item_id);
    if (!item) throw notFound();
    const results = likelyAlternatives(item, items).map(({ id, code, name, version, group_ids }) => ({
      id,
      code,
      name,
      version,
      group_ids: [...group_ids],
    }));
    return { count: results.length, results };
  },

  cloneItem: async (call) => {
    const { itemId, changeSetId } = await cloneItem(writerOf(call), call.params.item_id);
    return presentItem(call.tx, call.params.project_id, itemId, call.caller.permissions, changeSetId);
  },

  restoreItem: async (call) => {
    const { itemId, changeSetId } = await restoreItem(writerOf(call), call.params.item_id);
    return presentItem(call.tx, call.params.project_id, itemId, call.caller.permissions, changeSetId);
  },

  restoreItemField: async (call) => {
    const { tx, params, body, caller, ifMatch } = call;
    const { itemId, changeSetId } = await restoreField(writerOf(call), params.item_id, body, ifMatch);
    return presentItem(tx, params.project_id, itemId, caller.permissions, changeSetId);
  },
});
