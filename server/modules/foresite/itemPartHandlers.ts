import { seenLinkTypes } from '#domain/items';
import { defineHandlers, rawJson, type Answer } from '#server/contract/handlers.ts';
import { listLinkTargetsJson, listValueDriversJson } from './linkRepository.ts';

/** What options are judged by and linked to. */
export const itemPartHandlers = defineHandlers({
  listValueDrivers: async ({ tx, params, query }): Promise<Answer<'listValueDrivers'>> =>
    rawJson(await listValueDriversJson(tx, params.project_id, query)),

  listLinkTargets: async ({ tx, params, query, caller }): Promise<Answer<'listLinkTargets'>> => {
    const seen = seenLinkTypes(caller.permissions);
    const types = query.type === undefined ? seen : seen.filter((type) => type === query.type);
    return rawJson(await listLinkTargetsJson(tx, params.project_id, types, query));
  },
});
