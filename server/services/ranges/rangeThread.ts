import type { Worker } from 'node:worker_threads';
import type { PendingItem, PendingRange } from '#domain/foresite';
import { type Loaded, startWorker } from '../startWorker.ts';
import type { RangeAnswer, RangeQuestion } from './rangeWorker.ts';
import { createThreadShare, type ThreadShare } from './threadShare.ts';

/** What one question may take in its thread before it is ended; its budget is about a second of work. */
const limits = { heapMb: 192, youngMb: 8, ms: 60_000 } as const;
/** How long a thread without a question stays, in milliseconds: its memory is worth more than the start of another. */
const idleMs = 10_000;

type Lists = (readonly PendingItem[])[];
type Waiting = {
  company: number;
  lists: Lists;
  resolve: (ranges: PendingRange[] | undefined) => void;
};

/** Finds ranges in one thread beside the event loop; companies take turns. */
export type RangeThread = {
  /** The ranges of these lists; undefined where the thread broke over them. */
  solve: (company: number, lists: Lists) => Promise<PendingRange[] | undefined>;
  /** Questions of a company that are asked and not answered. */
  asked: (company: number) => number;
  /** Whether a company has used up its share for now: its questions wait. */
  rests: (company: number) => boolean;
};

/** Starts no thread before the first question; it keeps no process alive. */
export function createRangeThread(
  start: () => Worker = () => startWorker('./ranges/rangeWorker.ts', limits),
  share: ThreadShare = createThreadShare(),
): RangeThread {
  const queue: Waiting[] = [];
  let worker: Worker | undefined;
  /** The thread that has its code: no time of a question is spent on loading it. */
  let loaded: Worker | undefined;
  let current: Waiting | undefined;
  let last = 0;
  let limit: NodeJS.Timeout | undefined;
  let leaving: NodeJS.Timeout | undefined;
  let resting: NodeJS.Timeout | undefined;

  const leave = (): void => {
    const idle = worker;
    worker = undefined;
    void idle?.terminate();
  };
  const bound = (): void => {
    const thread = worker;
    if (current && thread && thread === loaded)
      limit = setTimeout(() => void thread.terminate(), limits.ms).unref();
  };
  const done = (ranges: PendingRange[] | undefined): void => {
    const finished = current;
    current = undefined;
    clearTimeout(limit);
    finished?.resolve(ranges);
    next();
    if (!current) leaving = setTimeout(leave, idleMs).unref();
  };
  const running = (): Worker => {
    if (worker) return worker;
    const fresh = start();
    fresh.unref();
    fresh.on('message', (message: RangeAnswer | Loaded) => {
      if ('loaded' in message) {
        loaded = fresh;
        bound();
        return;
      }
      if (current) share.spend(current.company, message.spent);
      done(message.ranges);
    });
    fresh.on('error', () => undefined); // what broke it ends it, too
    fresh.on('exit', () => {
      if (worker !== fresh) return; // it left, and another may be at work
      worker = undefined;
      if (current) done(undefined);
    });
    worker = fresh;
    return fresh;
  };
  /** Whoever comes from another company than the one before goes first, of those that have a share left. */
  const take = (): Waiting | undefined => {
    const ready = queue.filter(({ company }) => share.waitOf(company) === 0);
    const chosen = ready.find(({ company }) => company !== last) ?? ready[0];
    if (chosen) queue.splice(queue.indexOf(chosen), 1);
    return chosen;
  };
  const next = (): void => {
    if (current || queue.length === 0) return;
    const chosen = take();
    if (!chosen) {
      clearTimeout(resting);
      const soonest = Math.min(...queue.map(({ company }) => share.waitOf(company)));
      resting = setTimeout(next, soonest).unref();
      return;
    }
    clearTimeout(leaving);
    current = chosen;
    last = chosen.company;
    const thread = running();
    bound();
    // A port between threads knows no origins.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage({ lists: chosen.lists } satisfies RangeQuestion);
  };

  return {
    solve: (company, lists) =>
      new Promise((resolve) => {
        queue.push({ company, lists, resolve });
        next();
      }),
    asked: (company) =>
      queue.filter((one) => one.company === company).length + (current?.company === company ? 1 : 0),
    rests: (company) => share.waitOf(company) > 0,
  };
}
