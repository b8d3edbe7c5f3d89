import { defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { listUnitsJson } from './unitRepository.ts';

export const unitHandlers = defineHandlers({
  listUnits: async ({ tx, query }) => rawJson(await listUnitsJson(tx, query)),
});
