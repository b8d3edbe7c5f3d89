import type { components } from '#contract/api.ts';
import type { JobKind } from '#server/services/jobs/runJob.ts';
import { readStoredSheets } from '#server/services/sheets/storedSheets.ts';

type ImportedFile = components['schemas']['ImportedFile'];

export const readItemsKind = 'read_items';

/** Which file is read, and for which project. */
export type ReadRequest = { projectId: number; storageKey: string; fileName: string };

/**
 * Reads a file of items; what it holds is the result, as the JSON that the contract calls an imported file. The bytes
 * go with the next tidying once nothing waits for them.
 */
export const readItemsJob: JobKind<ReadRequest> = {
  name: readItemsKind,
  resultNeeds: ({ projectId }) => ({ projectId, permissions: ['foresite_access', 'add_scenarioitem'] }),
  run: async ({ payload, ...context }) => {
    const sheets = await readStoredSheets(context, payload);
    context.progress(0.9, 'Preparing the rows');
    return JSON.stringify({ file_name: payload.fileName, sheets } satisfies ImportedFile);
  },
};
