import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api, type UploadWatch, withFile } from '#platform/api';
import { type JobWatch, waitForJob } from '#shared/jobs';
import * as t from './texts.ts';
import { useTimelineWrite } from './timelineMutations.ts';
import { timelineKey } from './timelineQueries.ts';

export type ScheduleReview = components['schemas']['ScheduleFile'];
export type ScheduleLine = ScheduleReview['lines'][number];

/** Sends a schedule and waits until it is read; answers the number under which it is reviewed. Nothing is saved. */
export async function readSchedule(
  projectId: number,
  file: File,
  watch: JobWatch & UploadWatch,
): Promise<number> {
  const { job_id: jobId } = await answer(
    api.POST('/projects/{project_id}/timeline/files', {
      params: { path: { project_id: projectId } },
      ...withFile(file, watch),
    }),
  );
  await waitForJob(jobId, watch);
  return jobId;
}

/** What a schedule would change, against the timeline as it is now. */
export const scheduleReviewQuery = (projectId: number, jobId: number, keepsGone: boolean) =>
  queryOptions({
    queryKey: [...timelineKey(projectId), 'schedule-file', jobId, keepsGone] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/timeline/files/{job_id}', {
          params: { path: { project_id: projectId, job_id: jobId }, query: { keeps_gone: keepsGone } },
          signal,
        }),
      ),
  });

/** Writes a reviewed schedule into the timeline. */
export const useAcceptSchedule = (projectId: number, jobId: number) =>
  useTimelineWrite<{ keepsGone: boolean; name: string }, { count: number; change_set_id: number | null }>(
    projectId,
    {
      send: ({ keepsGone }) =>
        answer(
          api.POST('/projects/{project_id}/timeline/files/{job_id}/accept', {
            params: { path: { project_id: projectId, job_id: jobId } },
            body: { keeps_gone: keepsGone },
          }),
        ),
      title: ({ count }, { name }) =>
        count === 0 ? t.theScheduleChangedNothing : t.scheduleNameImported(name),
      refused: t.notImported,
      quiet: true,
    },
  );
