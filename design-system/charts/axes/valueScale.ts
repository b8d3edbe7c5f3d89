import { niceStep } from './niceStep.ts';

/** What a value axis must hold. Values in the chart's unit, lengths in px. */
export interface ValueScaleInput {
  lowest: number;
  highest: number;
  length: number;
  /** Whether the axis must reach zero: columns, bars and areas need it, lines do not. */
  zero: boolean;
  /** Free room beyond the highest and, where values are negative or zero is not needed, the lowest value. Px. */
  head: number;
  foot?: number;
  /** Least distance between two ticks, px. */
  gap: number;
  /** Smallest step: 1 for counts. */
  least?: number;
}

/** Domain and ticks of a value axis. */
export interface ValueScale {
  from: number;
  to: number;
  step: number;
  ticks: readonly number[];
}

const bound = Number.MAX_VALUE / 8; // beyond it the span of an axis would overflow
const flat = 1e-9; // values that differ by less than this part of themselves are one value
const tiny = 1e-300; // below it numbers lose their digits

/** Chooses the domain of a plain value axis and its ticks. Numbers that are not finite count as nothing. */
export function valueScale(input: ValueScaleInput): ValueScale {
  const { low, high } = spanOf(input);
  const length = Math.max(input.length, 40);
  const foot = low < 0 || !input.zero ? (input.foot ?? input.head) : 0;
  const perPixel = (high - low) / Math.max(20, length - input.head - foot);
  const from = low - foot * perPixel;
  const to = high + input.head * perPixel;
  const step = Math.max(input.least ?? 0, niceStep((input.gap / length) * (to - from)));
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  const ticks = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    // Twelve digits: a multiple of 0.1 must not read 0.30000000000000004.
    Number(((first + index) * step).toPrecision(12)),
  );
  return { from, to, step, ticks };
}

function spanOf({ lowest, highest, zero }: ValueScaleInput): { low: number; high: number } {
  const clean = (value: number) => (Number.isFinite(value) ? Math.max(-bound, Math.min(value, bound)) : 0);
  const ends = [clean(lowest), clean(highest)];
  const low = Math.min(...ends, zero ? 0 : Number.POSITIVE_INFINITY);
  const high = Math.max(...ends, zero ? 0 : Number.NEGATIVE_INFINITY);
  const size = Math.max(Math.abs(low), Math.abs(high));
  if (high - low > Math.max(size * flat, tiny)) return { low, high };
  // One value alone: the axis shows a tenth of it to both sides, or up to one where it is zero.
  const around = Math.abs(high) / 10;
  return around < tiny ? { low: 0, high: 1 } : { low: low - around, high: high + around };
}

/** The finite numbers among values; null, NaN and infinities are gaps. */
export function finite(values: readonly (number | null | undefined)[]): number[] {
  return values.filter((value): value is number => Number.isFinite(value));
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
