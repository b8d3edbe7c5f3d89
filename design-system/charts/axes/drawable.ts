import type { ChartSeries } from './PointAxis.ts';

const bound = Number.MAX_VALUE / 1e8; // beyond it the span of an axis would overflow

/** A value as the library draws it: what is no number is a gap, and no number is too large for an axis. */
export const drawable = (value: number | null | undefined): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(-bound, Math.min(value, bound)) : Number.NaN;

/** Sum of the finite values of each place; null where there are none. */
export function totalsOf(series: readonly Pick<ChartSeries, 'values'>[], places: number): (number | null)[] {
  return Array.from({ length: places }, (_, place) => {
    const found = series.map(({ values }) => drawable(values[place])).filter((value) => !Number.isNaN(value));
    return found.length === 0 ? null : found.reduce((sum, value) => sum + value, 0);
  });
}

/** Lowest and highest of values without spreading them into arguments; 0 and 0 for none. */
export function extent(values: readonly number[]): { lowest: number; highest: number } {
  let lowest = values[0] ?? 0;
  let highest = lowest;
  for (const value of values) {
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return { lowest, highest };
}
