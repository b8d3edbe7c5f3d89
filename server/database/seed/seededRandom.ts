/** A generator that always tells the same story: numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
export type SeededRandom = {
  /** A whole number from `from` to `to`, both included. */
  between: (from: number, to: number) => number;
  /** One of a list. */
  oneOf: <T>(list: readonly T[]) => T;
  /** True in `percent` of a hundred cases. */
  chance: (percent: number) => boolean;
};

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    between,
    oneOf: (list) => {
      const chosen = list[between(0, list.length - 1)];
      if (chosen === undefined) throw new RangeError('There is nothing to choose from.');
      return chosen;
    },
    chance: (percent) => next() * 100 < percent,
  };
}
