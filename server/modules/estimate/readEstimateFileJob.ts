import { buffer } from 'node:stream/consumers';
import type { Result } from '#server/contract/handlers.ts';
import { HopelessError, type JobKind } from '#server/services/jobs/runJob.ts';
import { readSheets, SheetError } from '#server/services/sheets/readSheets.ts';
import { presentCell } from '../items/import/readItemsJob.ts';

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
  run: async ({ tenantId, payload: { storageKey, fileName }, files, signal, progress }) => {
    progress(0.1, 'Reading the file');
    const bytes = await buffer(files.read(tenantId, storageKey)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT'
        ? new HopelessError('The file is no longer there. Choose it again.')
        : error;
    });
    const sheets = await readSheets(bytes, fileName, { signal }).catch((error: unknown) => {
      throw error instanceof SheetError ? new HopelessError(error.message) : error;
    });
    progress(0.9, 'Preparing the rows');
    return JSON.stringify({
      file_name: fileName,
      sheets: sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(presentCell)) })),
    } satisfies Result<'getEstimateFile'>);
  },
};
