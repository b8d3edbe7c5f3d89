import { answer, api, type UploadWatch, withFile } from '#platform/api';
import type { components } from '#contract/api.ts';
import { type JobWatch, waitForJob } from '#shared/jobs';

export type TabulationFile = components['schemas']['ImportedFile'];

/** Sends a bid tabulation and waits for its sheets. Nothing is saved. */
export async function readTabulation(
  projectId: number,
  file: File,
  watch: JobWatch & UploadWatch,
): Promise<TabulationFile> {
  const path = { project_id: projectId };
  const { job_id: jobId } = await answer(
    api.POST('/projects/{project_id}/bid-tabulations', { params: { path }, ...withFile(file, watch) }),
  );
  await waitForJob(jobId, watch);
  return answer(
    api.GET('/projects/{project_id}/bid-tabulations/{job_id}', {
      params: { path: { ...path, job_id: jobId } },
    }),
  );
}
