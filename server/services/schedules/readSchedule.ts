import { ScheduleFileError } from '#domain/timeline/import';
import { startWorker } from '../startWorker.ts';
import type { ScheduleAnswer } from './scheduleWorker.ts';

/** What one reading may take. A XER of 3 MB needs about 60 MB. */
const limits = { heapMb: 192, youngMb: 32, ms: 60_000 } as const;

const tooMuch = 'This file takes too much to read. Export the part of the schedule that you need.';

type Options = { today: string; signal?: AbortSignal };

/**
 * Reads a schedule in a thread of its own, which ends with its memory, its time or the signal; answers it as JSON.
 * Throws `ScheduleFileError` with what is wrong and what to do.
 */
export async function readSchedule(bytes: Uint8Array, { today, signal }: Options): Promise<string> {
  const worker = startWorker('./schedules/scheduleWorker.ts', limits);
  const stop = () => void worker.terminate();
  const timer = setTimeout(stop, limits.ms);
  try {
    const answer = await new Promise<ScheduleAnswer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ScheduleFileError(tooMuch) : error),
      );
      worker.once('exit', () =>
        reject(signal?.aborted ? new Error('Reading was stopped.') : new ScheduleFileError(tooMuch)),
      );
      signal?.addEventListener('abort', stop, { once: true });
      if (signal?.aborted) stop();
      // Threads have no origins.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      else worker.postMessage({ bytes: Uint8Array.from(bytes), today });
    });
    if ('schedule' in answer) return answer.schedule;
    throw 'refused' in answer ? new ScheduleFileError(answer.refused) : new Error(answer.broken);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    stop();
  }
}
