import { defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { listComponentsJson, listUsage } from './componentRepository.ts';
import { saveComponentBatch } from './saveComponentBatch.ts';

/** The building components of a project (docs/product/components.md). */
export const componentHandlers = defineHandlers({
  listComponents: async ({ tx, params }) => rawJson(await listComponentsJson(tx, params.project_id)),

  saveComponentBatch: async (call) => {
    const { id, created } = await saveComponentBatch(call);
    const rows = await listComponentsJson(call.tx, call.params.project_id);
    return rawJson(`{"change_set_id":${id},"created":${JSON.stringify(created)},"components":${rows}}`);
  },

  listComponentUsage: async ({ tx, params }) => ({ results: await listUsage(tx, params.project_id) }),
});
