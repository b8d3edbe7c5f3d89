import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  joinRanges,
  packingBudget,
  type PendingItem,
  pendingRange,
  type PendingRange,
  QUICK_BUDGET,
  type RangeOf,
} from '#domain/foresite';
import { createLoopShare, type LoopShare } from './loopShare.ts';
import { createRangeThread, type RangeThread } from './rangeThread.ts';

/** How many found ranges are remembered, the failed ones too; the oldest go first. */
const mostKept = 500;
/** Longest that a request waits for its thread before it answers with bounds, in milliseconds. */
const patienceMs = 1500;
/** Requests of one company that may wait at once, each holding a connection; further ones are answered with bounds. */
const mostWaiting = 2;

/** An exact range that took more than this of a budget is remembered, too. */
const worthKeeping = QUICK_BUDGET / 100;

/** Ranges without holding up anybody: quick ones at once, hard ones in a thread, and none twice. */
export type Ranges = {
  /**
   * What `build` makes of its ranges. Where one is hard it is built again with what the thread finds in time; what it does not
   * find stays a bound (`is_exact` false).
   */
  build: <T>(company: number, build: (rangeOf: RangeOf) => T) => Promise<T>;
  /** The same without waiting, for work that holds locks; `hard` are the lists that a thread could do better. */
  quick: <T>(
    company: number,
    build: (rangeOf: RangeOf) => T,
  ) => { value: T; hard: (readonly PendingItem[])[] };
  /** Lets the thread look at lists that were too hard; true once it has, and there is something new to build with. */
  settle: (company: number, lists: readonly (readonly PendingItem[])[]) => Promise<boolean>;
};

/** Only items of several groups make a range hard. */
const isTied = (items: readonly PendingItem[]) => items.some(({ group_ids }) => group_ids.length > 1);
const isInGroup = ({ group_ids }: PendingItem) => group_ids.length > 0;

/** Lists are the same where their items are. */
function keyOf(items: readonly PendingItem[]): string {
  const text = JSON.stringify(items.map(({ id, cost, group_ids }) => [id, Number(cost), group_ids]));
  return createHash('sha1').update(text).digest('base64');
}

const plain = ({ id, cost, group_ids }: PendingItem): PendingItem => ({ id, cost, group_ids });

export function createRanges(
  thread: RangeThread = createRangeThread(),
  share: LoopShare = createLoopShare(),
): Ranges {
  const kept = new Map<string, PendingRange>();
  /** Of lists that were too hard: their first bounds, until a thread has looked at them. */
  const bounds = new Map<string, PendingRange>();
  const underWay = new Map<string, Promise<boolean>>();

  const put = (ranges: Map<string, PendingRange>, key: string, range: PendingRange): void => {
    ranges.delete(key);
    ranges.set(key, range);
    const [oldest] = ranges.keys();
    if (ranges.size > mostKept && oldest !== undefined) ranges.delete(oldest);
  };
  const remember = (key: string, range: PendingRange): void => {
    bounds.delete(key);
    put(kept, key, range);
  };

  const quick: Ranges['quick'] = (company, build) => {
    const given = share.of(company);
    const budget = packingBudget(given);
    const hard = new Map<string, readonly PendingItem[]>();
    const ofGroups = (items: readonly PendingItem[]): PendingRange => {
      const key = keyOf(items);
      const known = kept.get(key);
      if (known) return known;
      const before = budget.left;
      const range = bounds.get(key) ?? pendingRange(items, budget);
      if (!range.is_exact) {
        hard.set(key, items.map(plain));
        put(bounds, key, range);
      } else if (before - budget.left > worthKeeping) remember(key, range);
      return range;
    };
    const value = build((items) => {
      if (!isTied(items)) return pendingRange(items, budget);
      // What is in no group is added: to change it makes nothing hard be found anew.
      const free = items.filter((item) => !isInGroup(item));
      return joinRanges(ofGroups(items.filter(isInGroup)), pendingRange(free, budget));
    });
    share.spend(company, given - budget.left);
    return { value, hard: [...hard.values()] };
  };

  const settle: Ranges['settle'] = async (company, lists) => {
    // Small ones first, so that one knot does not spend the budget of all.
    const sorted = [...lists].sort((a, b) => a.length - b.length);
    const keys = sorted.map((items) => keyOf(items));
    const name = keys.join();
    const begun = underWay.get(name);
    if (begun) return begun;
    const work = thread.solve(company, sorted).then((ranges) => {
      ranges?.forEach((range, index) => remember(keys[index] ?? '', range));
      return ranges !== undefined;
    });
    underWay.set(name, work);
    try {
      return await work;
    } finally {
      underWay.delete(name);
    }
  };

  return {
    quick,
    settle,
    build: async (company, build) => {
      const first = quick(company, build);
      if (first.hard.length === 0 || thread.asked(company) >= mostWaiting || thread.rests(company))
        return first.value;
      const patience = new AbortController();
      const found = await Promise.race([
        settle(company, first.hard),
        delay(patienceMs, false, { ref: false, signal: patience.signal }).catch(() => false),
      ]);
      patience.abort();
      return found ? quick(company, build).value : first.value;
    },
  };
}

/** The ranges of this process. */
export const ranges = createRanges();
