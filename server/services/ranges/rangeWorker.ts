import { parentPort } from 'node:worker_threads';
import { packingBudget, type PendingItem, pendingRange, type PendingRange } from '#domain/foresite';

/** Lists of pending items that share one budget, and the range of each. */
export type RangeQuestion = { lists: (readonly PendingItem[])[] };
/** Their ranges, and how long they took, in milliseconds. */
export type RangeAnswer = { ranges: PendingRange[]; tookMs: number };

parentPort?.on('message', ({ lists }: RangeQuestion) => {
  const started = performance.now();
  const budget = packingBudget();
  const ranges = lists.map((items) => pendingRange(items, budget));
  // A port between threads knows no origins.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage({ ranges, tookMs: performance.now() - started } satisfies RangeAnswer);
});
