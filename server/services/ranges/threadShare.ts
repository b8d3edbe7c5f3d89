import { createAllowance } from '#server/contract/allowance.ts';
import { WHOLE_BUDGET } from '#domain/foresite';

/** What a company may take of the thread, of the budget of a search: work, which a busy machine does not make more of. */
const allowance = { most: 3 * WHOLE_BUDGET, perSecond: WHOLE_BUDGET / 5 } as const;

/** Whose questions the thread may take up: whoever has used up its share waits, since the thread's core is everybody's. */
export type ThreadShare = {
  /** Milliseconds until a company may have the thread; 0 where it may now. */
  waitOf: (company: number) => number;
  /** Notes what a question took of the budget of a search. */
  spend: (company: number, work: number) => void;
};

export function createThreadShare(clock?: () => number): ThreadShare {
  const { leftOf, spend } = createAllowance<number>(allowance, clock);
  return {
    waitOf: (company) => {
      const left = leftOf(company);
      return left > 0 ? 0 : Math.ceil(((1 - left) / allowance.perSecond) * 1000);
    },
    spend,
  };
}
