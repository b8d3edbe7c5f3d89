import { createAllowance } from './allowance.ts';

/** How long a turn lasts at most, in milliseconds: whoever waits for another server or a slow client holds up nobody. */
const turnMs = 100;
/** For how long after its last call somebody still counts as busy, in milliseconds. */
const busyMs = 1000;
/** Calls that may be worked on beside another of the same company: at once, and how many come back a second. */
const credit = { most: 40, perSecond: 8 } as const;

interface Line {
  /** Turns that last. */
  taken: number;
  waiting: (() => void)[];
}

/** Lets the calls of many companies through so that none takes all of the server. */
export interface FairTurns {
  /** Resolves once a call may be worked on, with what ends its turn; a turn also ends by itself. */
  take: (company: string) => Promise<() => void>;
}

/**
 * While several companies call, each has its calls worked on one after the other once it has used up what it may have
 * beside them, and rests after each for as long as it took: a page's many calls at once pass, a script's go on one at a time in
 * half of the server's time. Who calls alone never waits.
 */
export function createFairTurns(clock: () => number = () => performance.now()): FairTurns {
  const lines = new Map<string, Line>();
  const { leftOf, spend } = createAllowance<string>(credit, clock);
  let last = { company: '', at: -Infinity };
  let otherAt = -Infinity;

  const note = (company: string, now: number): void => {
    if (last.company !== company) otherAt = last.at;
    last = { company, at: now };
  };
  /** Whether another company has called lately. */
  const isBesideOthers = (company: string, now: number): boolean =>
    now - (last.company === company ? otherAt : last.at) < busyMs;
  const isInCredit = (company: string, line: Line) => leftOf(company) >= 1 && line.waiting.length === 0;

  const leave = (company: string, line: Line): void => {
    line.taken -= 1;
    if (line.taken > 0) return;
    const next = line.waiting.shift();
    if (next) next();
    else lines.delete(company);
  };

  const begin = (company: string, line: Line): (() => void) => {
    line.taken += 1;
    lines.set(company, line);
    const begun = clock();
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      const now = clock();
      const restMs = isBesideOthers(company, now) && !isInCredit(company, line) ? now - begun : 0;
      if (restMs > 0) setTimeout(() => leave(company, line), restMs).unref();
      else leave(company, line);
    };
    const timer = setTimeout(end, turnMs).unref();
    return end;
  };

  return {
    take: async (company): Promise<() => void> => {
      const line = lines.get(company) ?? { taken: 0, waiting: [] };
      const now = clock();
      note(company, now);
      // Who waits is handed the turn that ends, so a line that waits is never free.
      if (isBesideOthers(company, now) && line.taken > 0) {
        if (!isInCredit(company, line))
          return new Promise((resolve) => line.waiting.push(() => resolve(begin(company, line))));
        spend(company, 1);
      }
      return begin(company, line);
    },
  };
}
