import { createAllowance } from '#server/contract/allowance.ts';
import { QUICK_BUDGET } from '#domain/foresite';

/** What a company may spend; a second, once its first budget is gone, about a two-hundredth of the event loop. */
const allowance = { most: QUICK_BUDGET, perSecond: QUICK_BUDGET / 2 } as const;
/** What each request has in any case: half a millisecond, ten times what a usual project needs. */
const least = QUICK_BUDGET / 20;

/** What the ranges of each company may take of the event loop: one that always asks hard ones leaves them to the thread sooner. */
export type LoopShare = {
  /** Budget of the next request. */
  of: (company: number) => number;
  /** Notes what a request has spent of it. */
  spend: (company: number, spent: number) => void;
};

export function createLoopShare(clock?: () => number): LoopShare {
  const { leftOf, spend } = createAllowance<number>(allowance, clock);
  return {
    of: (company) => Math.max(least, leftOf(company)),
    spend: (company, spent) => {
      // What a request was given beyond its share makes no debt.
      if (spent > 0) spend(company, Math.min(spent, leftOf(company)));
    },
  };
}
