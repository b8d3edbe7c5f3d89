import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';

export type Job = components['schemas']['Job'];

/** Milliseconds between two looks at a job. */
const pace = 400;

export interface JobWatch {
  /** Given up by the person: the job is cancelled, and whoever waits hears of it as an aborted call. */
  signal?: AbortSignal;
  onProgress?: (job: Job) => void;
}

/** Waits until work in the background is done; fails with the reason that the work gives. */
export async function waitForJob(jobId: number, { signal, onProgress }: JobWatch = {}): Promise<Job> {
  const params = { path: { job_id: jobId } };
  for (;;) {
    // Refused where it has ended in the meantime; then it counts as done.
    if (signal?.aborted) await api.DELETE('/jobs/{job_id}', { params }).catch(() => undefined);
    const job = await answer(api.GET('/jobs/{job_id}', { params }));
    if (job.status === 'done') return job;
    signal?.throwIfAborted();
    if (job.status === 'failed' || job.status === 'cancelled')
      throw new Error(job.message ?? 'It did not finish. Try again.');
    onProgress?.(job);
    await new Promise((resolve) => {
      setTimeout(resolve, pace);
    });
  }
}
