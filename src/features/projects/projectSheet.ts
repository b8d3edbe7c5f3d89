import type { components } from '#contract/api.ts';
import { answer, api, type UploadWatch, withFile } from '#platform/api';
import { type JobWatch, waitForJob } from '#shared/jobs';

export type ProjectSheet = components['schemas']['ProjectSheet'];

/** Sends a spreadsheet, waits until it is read, and answers its components and milestones. Nothing is saved. */
export async function readProjectSheet(file: File, watch: JobWatch & UploadWatch): Promise<ProjectSheet> {
  const { job_id: jobId } = await answer(api.POST('/project-sheets', { ...withFile(file, watch) }));
  await waitForJob(jobId, watch);
  return answer(
    api.GET('/project-sheets/{job_id}', {
      params: { path: { job_id: jobId } },
      ...(watch.signal && { signal: watch.signal }),
    }),
  );
}
