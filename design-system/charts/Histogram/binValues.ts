import { niceStep } from '../axes/niceStep.ts';
import { percentile } from './percentile.ts';

/** How many values lie from `from` up to, but not at, `to`; the last bin holds its end too. */
export interface Bin {
  from: number;
  to: number;
  count: number;
}

const most = 60; // bins narrower than a few px say nothing
const indistinct = 1e-12; // values closer together than this are one value

/**
 * Sorts values into bins of one round width: as wide as the spread of the middle half of the values asks for (twice the
 * range of the quartiles over the cube root of their number), at least 5 and at most 60 of them.
 */
export function binValues(sorted: readonly number[]): Bin[] {
  const lowest = sorted[0];
  const highest = sorted.at(-1);
  if (lowest === undefined || highest === undefined) return [];
  const width = widthOf(sorted, lowest, highest);
  const first = Math.floor(lowest / width + 1e-9);
  const count = Math.max(1, Math.ceil(highest / width - 1e-9) - first);
  const edge = (index: number) => Number(((first + index) * width).toPrecision(15));
  const bins = Array.from({ length: count }, (_, index): Bin => ({
    from: edge(index),
    to: edge(index + 1),
    count: 0,
  }));
  for (const value of sorted) {
    const index = Math.max(0, Math.min(count - 1, Math.floor(value / width - first + 1e-9)));
    const bin = bins[index];
    if (bin) bin.count += 1;
  }
  return bins;
}

function widthOf(sorted: readonly number[], lowest: number, highest: number): number {
  const span = highest - lowest;
  if (!(span > Math.max(Math.abs(lowest), Math.abs(highest)) * 1e-9 + indistinct))
    return niceStep(Math.max(Math.abs(highest) / 10, 1e-6));
  const middle = (percentile(sorted, 0.75) ?? 0) - (percentile(sorted, 0.25) ?? 0);
  const wanted = (2 * middle) / Math.cbrt(sorted.length);
  return niceStep(Math.max(span / most, Math.min(span / 5, wanted > 0 ? wanted : span / 10)));
}
