import type { components } from '#contract/api.ts';
import { readStoredFile } from '../jobs/readStoredFile.ts';
import { HopelessError, type JobContext } from '../jobs/runJob.ts';
import { readSheets, type SheetCell, SheetError, type SheetReading } from './readSheets.ts';

type ImportedFile = components['schemas']['ImportedFile'];
type ImportedCell = components['schemas']['ImportedCell'];

type Stored = { storageKey: string; fileName: string } & SheetReading;

/**
 * The sheets of a file that somebody sent for a job, read in a thread of their own, with cells as the contract has them. What cannot be
 * read ends the job with the reason.
 */
export async function readStoredSheets(
  context: Pick<JobContext, 'tenantId' | 'files' | 'progress' | 'signal'>,
  { storageKey, fileName, mostRows, findings }: Stored,
): Promise<ImportedFile['sheets']> {
  const bytes = await readStoredFile(context, storageKey);
  const sheets = await readSheets(bytes, fileName, { signal: context.signal, mostRows, findings }).catch(
    (error: unknown) => {
      throw error instanceof SheetError ? new HopelessError(error.message) : error;
    },
  );
  return sheets.map(({ rows, hidden_rows: hiddenRows, ...sheet }) => ({
    ...sheet,
    ...(hiddenRows && { hidden_rows: hiddenRows.map(([first, last]) => ({ first, last })) }),
    rows: rows.map((row) => row.map(presentCell)),
  }));
}

/** A cell as it travels: what JSON has no form of as the text that a person would type. */
export function presentCell(cell: SheetCell): ImportedCell {
  if (typeof cell !== 'object' || cell === null) return cell;
  // Ten decimals: 0.07 × 100 is 7, not 7.000000000000001.
  return 'date' in cell ? cell.date : `${Number((cell.percent * 100).toFixed(10))}%`;
}
