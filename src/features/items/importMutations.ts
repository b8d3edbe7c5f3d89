import { answer, api, type UploadWatch, withFile } from '#platform/api';
import { type JobWatch, waitForJob } from '#shared/jobs';
import type { components } from '#contract/api.ts';
import type { ImportedFile } from '#shared/sheets';

type Schemas = components['schemas'];

/** Sends a file, waits until it is read, and answers what it holds. Nothing is saved. */
export async function readImport(
  projectId: number,
  file: File,
  watch: JobWatch & UploadWatch,
): Promise<ImportedFile> {
  const { job_id: jobId } = await answer(
    api.POST('/projects/{project_id}/scenario-items/import', {
      params: { path: { project_id: projectId } },
      ...withFile(file, watch),
    }),
  );
  await waitForJob(jobId, watch);
  return answer(
    api.GET('/projects/{project_id}/scenario-items/import/{job_id}', {
      params: { path: { project_id: projectId, job_id: jobId } },
      ...(watch.signal && { signal: watch.signal }),
    }),
  );
}

/** Saves more new items than one batch takes: all of them or none; answers the change set that undoes them. */
export async function createInBulk(
  projectId: number,
  creates: readonly Schemas['BatchCreate'][],
  watch: JobWatch,
): Promise<number | null> {
  const { job_id: jobId } = await answer(
    api.POST('/projects/{project_id}/scenario-items/bulk-create', {
      params: { path: { project_id: projectId } },
      body: { creates: [...creates] },
      ...(watch.signal && { signal: watch.signal }),
    }),
  );
  const job = await waitForJob(jobId, watch);
  return job.change_set_id;
}
