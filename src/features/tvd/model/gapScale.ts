import { roundTicks } from '#design-system/charts/axes/roundTicks.ts';

/** Where amounts stand on the axis of the gap, in percent of its length. */
export interface GapScale {
  ticks: readonly number[];
  step: number;
  at: (amount: number) => number;
}

/** An axis from below the least of these amounts to the largest, in round steps; it begins at zero only where they reach it. */
export function gapScale(amounts: readonly number[]): GapScale {
  const least = Math.min(...amounts);
  const largest = Math.max(...amounts);
  const span = largest - least || Math.abs(largest) || 1;
  const from = least >= 0 ? Math.max(0, least - span * 0.3) : least - span * 0.3;
  const to = largest + span * 0.02;
  const ticks = roundTicks({ from, to, length: 300 });
  return {
    ticks,
    step: (ticks[1] ?? 0) - (ticks[0] ?? 0),
    at: (amount) => Math.min(100, Math.max(0, ((amount - from) / (to - from)) * 100)),
  };
}
