import { defineHandlers, rawJson, type Answer } from '#server/contract/handlers.ts';
import { historyOf } from '#server/services/changes/changeHistoryRepository.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { showHistory } from '../history/showHistory.ts';
import { listDefinitionsJson } from './attributeRepository.ts';
import { listCatalogJson } from './catalogRepository.ts';
import {
  createDefinition,
  orderDefinitions,
  presentDefinition,
  previewDefinition,
  updateDefinition,
} from './saveDefinition.ts';

/** The company's own fields (docs/product/attributes.md). */
export const attributeHandlers = defineHandlers({
  listAttributeDefinitions: async ({ tx, query }): Promise<Answer<'listAttributeDefinitions'>> =>
    rawJson(await listDefinitionsJson(tx, query)),

  listAttributeCatalog: async ({ tx, query }): Promise<Answer<'listAttributeCatalog'>> =>
    rawJson(await listCatalogJson(tx, query)),

  getAttributeDefinition: ({ tx, params }) => presentDefinition(tx, params.custom_attribute_id),

  createAttributeDefinition: createDefinition,

  updateAttributeDefinition: updateDefinition,

  previewAttributeChange: previewDefinition,

  orderAttributeDefinitions: orderDefinitions,

  removeAttributeDefinition: async (call) => {
    const { tx, params, services, ifMatch } = call;
    const { custom_attribute_id: id } = params;
    const { name } = await presentDefinition(tx, id);
    const done = await services.changes.apply(tx, handHead(call, null, `Deleted the attribute "${name}"`), [
      { entity: 'attribute_definition', kind: 'delete', id, version: ifMatch ?? null },
    ]);
    return { change_set_id: done.id };
  },

  listAttributeHistory: async ({ tx, params, query, caller }) => {
    const { custom_attribute_id: id } = params;
    await presentDefinition(tx, id);
    return showHistory(tx, await historyOf(tx, 'attribute_definition', id, query), caller);
  },
});
