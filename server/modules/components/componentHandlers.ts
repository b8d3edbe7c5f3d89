import { defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { listComponentsJson } from './componentRepository.ts';

export const componentHandlers = defineHandlers({
  listComponents: async ({ tx, params }) => rawJson(await listComponentsJson(tx, params.project_id)),
});
