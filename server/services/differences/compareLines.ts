import {
  type ComparedLine,
  estimateDifference,
  type EstimateDifference,
  type SaidMatch,
} from '#domain/estimate';
import { unavailable } from '#server/contract/errors.ts';
import { startWorker } from '../startWorker.ts';
import type { DifferenceAnswer, DifferenceQuestion } from './differenceWorker.ts';

/** Lines of both estimates that are compared at once; more go to a thread of their own. 2,000 take about 10 ms. */
export const QUICK_LINES = 2000;
const limits = { heapMb: 256, ms: 20_000 } as const;
/** Threads at work at once; further questions wait for one of them. */
const mostThreads = 2;
const mostWaiting = 20;

let atWork = 0;
const waiting: (() => void)[] = [];

async function turn(): Promise<void> {
  if (atWork < mostThreads) {
    atWork += 1;
    return;
  }
  if (waiting.length >= mostWaiting)
    throw unavailable('Many estimates are being compared right now. Try again in a moment.');
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
  });
}

function leave(): void {
  const next = waiting.shift();
  if (next) next();
  else atWork -= 1;
}

/** What changed from one list of lines to the other, without holding up anybody: large ones are compared in a thread. */
export async function compareLines<Line extends ComparedLine>(
  before: readonly Line[],
  after: readonly Line[],
  said: readonly SaidMatch[] = [],
): Promise<EstimateDifference<Line>> {
  if (before.length + after.length <= QUICK_LINES) return estimateDifference(before, after, said);
  await turn();
  try {
    return JSON.parse(await inThread({ before, after, said })) as EstimateDifference<Line>;
  } finally {
    leave();
  }
}

async function inThread(question: DifferenceQuestion): Promise<string> {
  const worker = startWorker('./differences/differenceWorker.ts', limits);
  const timer = setTimeout(() => void worker.terminate(), limits.ms);
  try {
    const answer = await new Promise<DifferenceAnswer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () =>
        reject(unavailable('The estimates take too long to compare. Try again in a moment.')),
      );
      // A port between threads knows no origins.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(question);
    });
    if ('difference' in answer) return answer.difference;
    throw new Error(answer.broken);
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}
