/** What somebody may use at once, and how much of it comes back a second. */
export type AllowanceSize = { most: number; perSecond: number };

/** What each of many has left of something that comes back with time. */
export type Allowance<Key> = {
  leftOf: (key: Key) => number;
  /** Takes `amount` of it; what is left may be less than nothing. */
  spend: (key: Key, amount: number) => void;
};

/** How many are remembered; the one that has spent nothing for longest goes first. */
const mostKept = 1000;

/** Everybody begins with the most, and comes back to it. */
export function createAllowance<Key>(
  { most, perSecond }: AllowanceSize,
  clock: () => number = () => performance.now(),
): Allowance<Key> {
  const spenders = new Map<Key, { left: number; at: number }>();
  const leftOf = (key: Key): number => {
    const known = spenders.get(key);
    return known ? Math.min(most, known.left + ((clock() - known.at) / 1000) * perSecond) : most;
  };
  return {
    leftOf,
    spend: (key, amount) => {
      const left = leftOf(key) - amount;
      spenders.delete(key);
      spenders.set(key, { left, at: clock() });
      const [oldest] = spenders.keys();
      if (spenders.size > mostKept && oldest !== undefined) spenders.delete(oldest);
    },
  };
}
