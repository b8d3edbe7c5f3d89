import { QUICK_BUDGET } from '#domain/foresite';

/** What a company may spend a second once its first budget is gone: about a two-hundredth of the event loop. */
const perSecond = QUICK_BUDGET / 2;
/** What each request has in any case: half a millisecond, ten times what a usual project needs. */
const least = QUICK_BUDGET / 20;
/** Companies that are remembered; whoever has been quiet for two seconds has its whole share again. */
const mostKept = 1000;

/** What the ranges of each company may take of the event loop: one that always asks hard ones leaves them to the thread sooner. */
export type LoopShare = {
  /** Budget of the next request. */
  of: (company: number) => number;
  /** Notes what a request has spent of it. */
  spend: (company: number, spent: number) => void;
};

export function createLoopShare(clock: () => number = () => performance.now()): LoopShare {
  const spenders = new Map<number, { left: number; at: number }>();
  const leftOf = (company: number): number => {
    const known = spenders.get(company);
    return known
      ? Math.min(QUICK_BUDGET, known.left + ((clock() - known.at) / 1000) * perSecond)
      : QUICK_BUDGET;
  };
  return {
    of: (company) => Math.max(least, leftOf(company)),
    spend: (company, spent) => {
      if (spent <= 0) return;
      const left = Math.max(0, leftOf(company) - spent);
      spenders.delete(company);
      spenders.set(company, { left, at: clock() });
      const [oldest] = spenders.keys();
      if (spenders.size > mostKept && oldest !== undefined) spenders.delete(oldest);
    },
  };
}
