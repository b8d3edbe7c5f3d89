import { parentPort } from 'node:worker_threads';
import { readScheduleFile, ScheduleFileError } from '#domain/timeline/import';
import { decodeText } from './decodeText.ts';

/** What the worker is asked, and what it says: the schedule as JSON, why it is refused, or what broke. */
export type ScheduleQuestion = { bytes: Uint8Array; today: string };
export type ScheduleAnswer = { schedule: string } | { refused: string } | { broken: string };

function answer({ bytes, today }: ScheduleQuestion): ScheduleAnswer {
  try {
    return { schedule: JSON.stringify(readScheduleFile(decodeText(bytes), today)) };
  } catch (error) {
    if (error instanceof ScheduleFileError) return { refused: error.message };
    return { broken: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.once('message', (question: ScheduleQuestion) => {
  // A port between threads knows no origins.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(answer(question));
});
