import type { Result } from '#server/contract/handlers.ts';
import type { JobKind } from '#server/services/jobs/runJob.ts';
import { SHEET_LIMITS } from '#server/services/sheets/readSheets.ts';
import { readStoredSheets } from '#server/services/sheets/storedSheets.ts';

/** What this work is called in the queue. */
export const readEstimateFileKind = 'read_estimate_file';

/** Which file is read, and for which project. */
export type ReadRequest = { projectId: number; storageKey: string; fileName: string };

/**
 * Reads the sheets of an estimate in a thread of its own. What the file holds is the result, and stays as long
 * as the upload that it is for.
 */
export const readEstimateFileJob: JobKind<ReadRequest> = {
  name: readEstimateFileKind,
  resultNeeds: ({ projectId }) => ({ projectId, permissions: ['estimate_access', 'upload_estimate'] }),
  run: async ({ payload, ...context }) => {
    const sheets = await readStoredSheets(context, {
      ...payload,
      mostRows: SHEET_LIMITS.estimateRows,
      findings: true,
    });
    context.progress(0.9, 'Preparing the rows');
    return JSON.stringify({
      file_name: payload.fileName,
      sheets,
    } satisfies Result<'getEstimateFile'>);
  },
};
