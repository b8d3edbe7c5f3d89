import type { components } from '#contract/api.ts';
import { answer, api, type UploadWatch, withFile } from '#platform/api';
import { defineSlot } from '#platform/storage';
import { type JobWatch, waitForJob } from '#shared/jobs';

export type RoomFile = components['schemas']['ImportedFile'];

/** Sends a room list and waits for its sheets. Nothing is saved. */
export async function readRoomList(
  projectId: number,
  file: File,
  watch: JobWatch & UploadWatch,
): Promise<RoomFile> {
  const path = { project_id: projectId };
  const { job_id: jobId } = await answer(
    api.POST('/projects/{project_id}/program-areas/files', { params: { path }, ...withFile(file, watch) }),
  );
  await waitForJob(jobId, watch);
  return answer(
    api.GET('/projects/{project_id}/program-areas/files/{job_id}', {
      params: { path: { ...path, job_id: jobId } },
    }),
  );
}

/** Titles that are remembered at most; the latest of many files. */
const most = 500;

/** What a person made of columns by their titles: the field, empty for what was left out. */
export const roomColumnsSlot = defineSlot('program-room-columns', (stored): Record<string, string> => {
  if (typeof stored !== 'object' || stored === null) return {};
  const pairs = Object.entries(stored).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries(pairs.slice(-most));
});
