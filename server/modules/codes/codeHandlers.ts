import { defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { listCostGroupsJson, listDefinitionsJson } from './costGroupRepository.ts';
import { mappingsOf } from './mappingRepository.ts';
import { previewFormat } from './previewFormat.ts';
import { presentMapping, saveMapping } from './saveMapping.ts';
import { formatToChange, formatValues, ownFormat, presentFormat } from './saveFormat.ts';

const entity = 'cost_group_definition';

/** Formats in which cost is coded, and their codes. */
export const codeHandlers = defineHandlers({
  listCostGroups: async ({ tx, query }) => rawJson(await listCostGroupsJson(tx, query)),
  listCostGroupDefinitions: async ({ tx, query }) => rawJson(await listDefinitionsJson(tx, query)),
  getCostGroupDefinition: ({ tx, params }) => presentFormat(tx, params.definition_id),

  createCostGroupDefinition: async (call) => {
    const { tx, body, today, services } = call;
    const fields = await formatValues(tx, body, { id: 0, today });
    const head = handHead(call, null, `Added the format ${body.name.trim()}`);
    const { rows } = await services.changes.apply(tx, head, [{ entity, kind: 'create', fields }]);
    return presentFormat(tx, rows[0]?.id ?? 0);
  },

  updateCostGroupDefinition: async (call) => {
    const { tx, params, body, today, services, ifMatch } = call;
    const { definition_id: id } = params;
    const format = await formatToChange(tx, id, body);
    const fields = await formatValues(tx, body, { id, today });
    const done = await services.changes.apply(tx, handHead(call, null, `Changed the format ${format.name}`), [
      { entity, kind: 'update', id, version: ifMatch ?? null, fields },
    ]);
    return { ...(await presentFormat(tx, id)), change_set_id: done.id };
  },

  removeCostGroupDefinition: async (call) => {
    const { tx, params, services, ifMatch } = call;
    const { definition_id: id } = params;
    const format = await ownFormat(tx, id);
    const mappings = await mappingsOf(tx, id);
    const done = await services.changes.apply(tx, handHead(call, null, `Deleted the format ${format.name}`), [
      ...mappings.map((one) => ({ entity: 'code_mapping', kind: 'delete' as const, id: one })),
      { entity, kind: 'delete', id, version: ifMatch ?? null },
    ]);
    return { change_set_id: done.id };
  },

  previewCostGroupDefinition: previewFormat,
  getCodeMapping: ({ tx, params }) => presentMapping(tx, params.definition_id, params.to_definition_id),
  saveCodeMapping: saveMapping,
});
