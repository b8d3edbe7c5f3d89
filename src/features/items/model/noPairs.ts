/** Most pairs that are kept; the oldest leave. */
const most = 500;

const keyOf = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`;

/** Pairs of items that somebody said are no alternatives, from what was stored; anything else is ignored. */
export function readNoPairs(stored: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return list
    .filter((pair): pair is string => typeof pair === 'string' && /^\d{1,16}-\d{1,16}$/.test(pair))
    .slice(-most);
}

/** Whether two items were said to be no alternatives, whichever of them was open then. */
export const isNoPair = (pairs: readonly string[], a: number, b: number): boolean =>
  pairs.includes(keyOf(a, b));

/** The pairs with one more. */
export const withNoPair = (pairs: readonly string[], a: number, b: number): readonly string[] =>
  isNoPair(pairs, a, b) ? pairs : [...pairs, keyOf(a, b)].slice(-most);
