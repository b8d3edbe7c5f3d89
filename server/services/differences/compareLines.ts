import {
  type ComparedLine,
  estimateDifference,
  type EstimateDifference,
  type SaidMatch,
} from '#domain/estimate';
import { unavailable } from '#server/contract/errors.ts';
import { askWorker } from '../askWorker.ts';
import type { DifferenceAnswer, DifferenceQuestion } from './differenceWorker.ts';

/** Lines of both estimates that are compared at once; more go to a thread of their own. 2,000 take about 10 ms. */
export const QUICK_LINES = 2000;
const limits = { heapMb: 256, ms: 20_000 } as const;
/** Threads at work at once; further questions wait for one of them. */
const mostThreads = 2;
const mostWaiting = 20;

const tooMuch = () => unavailable('The estimates take too long to compare. Try again in a moment.');

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
    const answer = await askWorker<DifferenceQuestion, DifferenceAnswer>(
      './differences/differenceWorker.ts',
      { ...limits, question: { before, after, said }, tooMuch },
    );
    if ('broken' in answer) throw new Error(answer.broken);
    return JSON.parse(answer.difference) as EstimateDifference<Line>;
  } finally {
    leave();
  }
}
