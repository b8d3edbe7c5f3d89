import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api, type UploadWatch, withFile } from '#platform/api';
import { type JobWatch, waitForJob } from '#shared/jobs';

export type EstimateFile = components['schemas']['ImportedFile'];
export type EstimateUpload = components['schemas']['EstimateUpload'];
export type EstimateDraft = components['schemas']['EstimateDraft'];

export const uploadKeys = {
  list: (projectId: number) => ['estimate', projectId, 'uploads'] as const,
  one: (projectId: number, id: number) => ['estimate', projectId, 'upload', id] as const,
};

const pathOf = (projectId: number, id: number) => ({ project_id: projectId, estimate_upload_id: id });

/** Sends an estimate and waits until it is read; answers the number of its upload. The estimate stays as it is. */
export async function readEstimateFile(
  { projectId, milestone }: { projectId: number; milestone: number },
  file: File,
  watch: JobWatch & UploadWatch,
): Promise<number> {
  const { id, job_id: jobId } = await answer(
    api.POST('/projects/{project_id}/estimate/uploads', {
      params: { path: { project_id: projectId }, query: { milestone } },
      ...withFile(file, watch),
    }),
  );
  await waitForJob(jobId, watch);
  return id;
}

/** The uploads of a milestone, the newest first. */
export const uploadsQuery = (projectId: number, milestone: number, limit: number) =>
  queryOptions({
    queryKey: [...uploadKeys.list(projectId), milestone, limit] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/estimate/uploads', {
          params: { path: { project_id: projectId }, query: { milestone, limit } },
          signal,
        }),
      ),
  });

/** An upload and how far its review has come; asked again while the file is being read. */
export const uploadQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: uploadKeys.one(projectId, id),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/estimate/uploads/{estimate_upload_id}', {
          params: { path: pathOf(projectId, id) },
          signal,
        }),
      ),
    refetchInterval: ({ state }) => (state.data?.upload.status === 'READING' ? 1000 : false),
    // What somebody else has saved meanwhile is where the review goes on.
    gcTime: 0,
  });

/** The sheets of an uploaded estimate. They never change. */
export const sheetsQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: ['estimate-file', projectId, id] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/estimate/uploads/{estimate_upload_id}/sheets', {
          params: { path: pathOf(projectId, id) },
          signal,
        }),
      ),
    staleTime: Infinity,
  });

/** What an accepted upload wrote, line by line. */
export const acceptedLinesQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: ['estimate-file', projectId, id, 'accepted'] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/estimate/uploads/{estimate_upload_id}/lines', {
          params: { path: pathOf(projectId, id) },
          signal,
        }),
      ),
    // Reverted and accepted again it is another one.
    gcTime: 0,
  });
