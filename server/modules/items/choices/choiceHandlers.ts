import { defineHandlers, rawJson, type Answer } from '#server/contract/handlers.ts';
import { createGroup } from './createGroup.ts';
import { createTags } from './createTags.ts';
import { listGroupsJson, listTagsJson } from './choiceListRepository.ts';
import { writerOf } from '../itemWriter.ts';

/** What items are sorted by: mutually exclusive groups and tags (docs/product/items.md). */
export const choiceHandlers = defineHandlers({
  listGroups: async ({ tx, params }): Promise<Answer<'listGroups'>> =>
    rawJson(await listGroupsJson(tx, params.project_id)),

  createGroup: (call) => createGroup(writerOf(call)),

  listTags: async ({ tx, query }): Promise<Answer<'listTags'>> => rawJson(await listTagsJson(tx, query)),

  createTags: (call) =>
    createTags(
      {
        tx: call.tx,
        changes: call.services.changes,
        actorId: call.caller.userId,
        source: 'hand',
        now: call.now,
      },
      call.body,
    ),
});
