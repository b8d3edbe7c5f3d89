import { defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { listCostGroupsJson, listDefinitionsJson } from './costGroupRepository.ts';

export const codeHandlers = defineHandlers({
  listCostGroups: async ({ tx, query }) => rawJson(await listCostGroupsJson(tx, query)),
  listCostGroupDefinitions: async ({ tx, query }) => rawJson(await listDefinitionsJson(tx, query)),
});
