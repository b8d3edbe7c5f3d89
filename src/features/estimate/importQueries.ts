import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api, type UploadWatch, withFile } from '#platform/api';
import { type JobWatch, waitForJob } from '#shared/jobs';

export type EstimateFile = components['schemas']['ImportedFile'];

/** Sends an estimate and waits until it is read; answers the number under which it is reviewed. Nothing is saved. */
export async function readEstimateFile(
  projectId: number,
  file: File,
  watch: JobWatch & UploadWatch,
): Promise<number> {
  const { job_id: jobId } = await answer(
    api.POST('/projects/{project_id}/estimate/files', {
      params: { path: { project_id: projectId } },
      ...withFile(file, watch),
    }),
  );
  await waitForJob(jobId, watch);
  return jobId;
}

/** The sheets of an uploaded estimate. They never change. */
export const estimateFileQuery = (projectId: number, jobId: number) =>
  queryOptions({
    queryKey: ['estimate-file', projectId, jobId] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/estimate/files/{job_id}', {
          params: { path: { project_id: projectId, job_id: jobId } },
          signal,
        }),
      ),
    staleTime: Infinity,
  });
