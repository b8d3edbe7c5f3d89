import { buffer } from 'node:stream/consumers';
import type { components } from '#contract/api.ts';
import { HopelessError, type JobKind } from '#server/services/jobs/runJob.ts';
import { readSheets, type SheetCell, SheetError } from '#server/services/sheets/readSheets.ts';

type ImportedFile = components['schemas']['ImportedFile'];
type ImportedCell = components['schemas']['ImportedCell'];

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
    const file: ImportedFile = {
      file_name: fileName,
      sheets: sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(presentCell)) })),
    };
    return JSON.stringify(file);
  },
};

/** A cell as it travels: what JSON has no form of as the text that a person would type. */
export function presentCell(cell: SheetCell): ImportedCell {
  if (typeof cell !== 'object' || cell === null) return cell;
  // Ten decimals: 0.07 × 100 is 7, not 7.000000000000001.
  return 'date' in cell ? cell.date : `${Number((cell.percent * 100).toFixed(10))}%`;
}
