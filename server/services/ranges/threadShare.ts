/** What a company may take of the thread at once, and how much of each second comes back, both in milliseconds of work. */
const allowance = { most: 3000, perSecond: 200 } as const;
/** Companies that are remembered; whoever has been quiet for a quarter of a minute has its whole share again. */
const mostKept = 1000;

/** Whose questions the thread may take up: whoever has used up its share waits, since the thread's core is everybody's. */
export type ThreadShare = {
  /** Milliseconds until a company may have the thread; 0 where it may now. */
  waitOf: (company: number) => number;
  /** Notes what a question took, in milliseconds. */
  spend: (company: number, tookMs: number) => void;
};

export function createThreadShare(clock: () => number = () => performance.now()): ThreadShare {
  const spenders = new Map<number, { left: number; at: number }>();
  const leftOf = (company: number): number => {
    const known = spenders.get(company);
    const back = known ? ((clock() - known.at) / 1000) * allowance.perSecond : 0;
    return known ? Math.min(allowance.most, known.left + back) : allowance.most;
  };
  return {
    waitOf: (company) => {
      const left = leftOf(company);
      return left > 0 ? 0 : Math.ceil(((1 - left) / allowance.perSecond) * 1000);
    },
    spend: (company, tookMs) => {
      const left = leftOf(company) - tookMs;
      spenders.delete(company);
      spenders.set(company, { left, at: clock() });
      const [oldest] = spenders.keys();
      if (spenders.size > mostKept && oldest !== undefined) spenders.delete(oldest);
    },
  };
}
