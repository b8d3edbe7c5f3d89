import type { components } from '#contract/api.ts';
import { answer, api, type UploadWatch, withFile } from '#platform/api';
import { type JobWatch, waitForJob } from '#shared/jobs';

/** A file that was read on the server: its sheets with their rows. */
export type ListSheets = components['schemas']['ImportedFile'];

/** Sends a workbook or CSV file and waits for its sheets. Nothing is saved. */
export async function readListSheet(file: File, watch: JobWatch & UploadWatch): Promise<ListSheets> {
  const { job_id: jobId } = await answer(api.POST('/list-sheets', withFile(file, watch)));
  await waitForJob(jobId, watch);
  return answer(api.GET('/list-sheets/{job_id}', { params: { path: { job_id: jobId } } }));
}
