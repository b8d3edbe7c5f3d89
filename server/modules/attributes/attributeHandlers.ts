import { defineHandlers, rawJson, type Answer } from '#server/contract/handlers.ts';
import { listDefinitionsJson } from './attributeRepository.ts';

/** The company's own fields. */
export const attributeHandlers = defineHandlers({
  listAttributeDefinitions: async ({ tx, query }): Promise<Answer<'listAttributeDefinitions'>> =>
    rawJson(await listDefinitionsJson(tx, query)),
});
