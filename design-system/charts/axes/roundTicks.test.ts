import { expect, it } from 'vitest';
import { roundTicks } from './roundTicks.ts';

it.each([
  [{ from: 998_000_000, to: 1_024_000_000, length: 220 }, [1_000_000_000, 1_010_000_000, 1_020_000_000]],
  [{ from: 0, to: 9, length: 220 }, [0, 2.5, 5, 7.5]],
  [{ from: -4, to: 7, length: 220 }, [-2.5, 0, 2.5, 5]],
  [{ from: 4, to: 7, length: 20 }, [4, 6]],
  [{ from: 0, to: 2, length: 220, counts: true }, [0, 1, 2]],
  [{ from: 0, to: 1, length: 220, counts: true }, [0, 1]],
  [{ from: 5, to: 5, length: 220 }, []],
] as const)('finds the fewest round values within %o', (span, ticks) => {
  expect(roundTicks(span)).toEqual(ticks);
});
