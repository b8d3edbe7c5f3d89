import { buffer } from 'node:stream/consumers';
import { HopelessError, type JobContext } from './runJob.ts';

/** The bytes of a file that somebody sent for a job. One that was tidied away meanwhile ends the job: no other try would find it. */
export function readStoredFile(
  { tenantId, files, progress }: Pick<JobContext, 'tenantId' | 'files' | 'progress'>,
  storageKey: string,
): Promise<Buffer> {
  progress(0.1, 'Reading the file');
  return buffer(files.read(tenantId, storageKey)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? new HopelessError('The file is no longer there. Choose it again.')
      : error;
  });
}
