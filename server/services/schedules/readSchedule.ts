import { ScheduleFileError } from '#domain/timeline/import';
import { askWorker } from '../askWorker.ts';
import type { ScheduleAnswer, ScheduleQuestion } from './scheduleWorker.ts';

/** What one reading may take. A XER of 3 MB needs about 60 MB. */
const limits = { heapMb: 192, youngMb: 32, ms: 60_000 } as const;

const tooMuch = 'This file takes too much to read. Export the part of the schedule that you need.';

type Options = { today: string; signal?: AbortSignal };

/**
 * Reads a schedule in a thread of its own, which ends with its memory, its time or the signal; answers it as JSON.
 * Throws `ScheduleFileError` with what is wrong and what to do.
 */
export async function readSchedule(bytes: Uint8Array, { today, signal }: Options): Promise<string> {
  const answer = await askWorker<ScheduleQuestion, ScheduleAnswer>('./schedules/scheduleWorker.ts', {
    ...limits,
    question: { bytes: Uint8Array.from(bytes), today },
    signal,
    tooMuch: () => new ScheduleFileError(tooMuch),
  });
  if ('schedule' in answer) return answer.schedule;
  throw 'refused' in answer ? new ScheduleFileError(answer.refused) : new Error(answer.broken);
}
