import { parentPort } from 'node:worker_threads';
import {
  packingBudget,
  type PendingItem,
  pendingRange,
  type PendingRange,
  WHOLE_BUDGET,
} from '#domain/foresite';

/** Lists of pending items that share one budget, and the range of each. */
export type RangeQuestion = { lists: (readonly PendingItem[])[] };
/** Their ranges, and what they took of a budget. */
export type RangeAnswer = { ranges: PendingRange[]; spent: number };

parentPort?.on('message', ({ lists }: RangeQuestion) => {
  const budget = packingBudget(WHOLE_BUDGET);
  const ranges = lists.map((items) => pendingRange(items, budget));
  // A port between threads knows no origins.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage({ ranges, spent: WHOLE_BUDGET - budget.left } satisfies RangeAnswer);
});
