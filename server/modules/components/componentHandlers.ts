import { defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { listComponentsJson, listUsage } from './componentRepository.ts';
import { saveComponentBatch } from './saveComponentBatch.ts';

/** The building components of a project (docs/product/components.md). */
export const componentHandlers = defineHandlers({
  listComponents: async ({ tx, params, caller }) =>
    rawJson(await listComponentsJson(tx, params.project_id, caller.permissions.has('foresite_access'))),

  saveComponentBatch: async (call) => {
    const { id, created } = await saveComponentBatch(call);
    const seesCost = call.caller.permissions.has('foresite_access');
    const rows = await listComponentsJson(call.tx, call.params.project_id, seesCost);
    return rawJson(`{"change_set_id":${id},"created":${JSON.stringify(created)},"components":${rows}}`);
  },

  listComponentUsage: async ({ tx, params }) => ({ results: await listUsage(tx, params.project_id) }),
});
