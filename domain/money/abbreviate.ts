import Big from 'big.js';
import { groupDigits, inParentheses, NOTHING } from './formatMoney.ts';

const UNITS = [
  { suffix: 'k', power: 3 },
  { suffix: 'M', power: 6 },
  { suffix: 'B', power: 9 },
  { suffix: 'T', power: 12 },
  { suffix: 'P', power: 15 },
  { suffix: 'E', power: 18 },
] as const;

/** How an abbreviated figure is written. */
export interface AbbreviateOptions {
  /** Digits after the point, 1 unless given; axes take 0. */
  decimals?: number;
  /** What stands before the digits, `$` unless given; empty for areas. */
  symbol?: string;
}

/**
 * A figure for charts and tiles: `$950`, `$1.2M`, `($3.4k)` (docs/product/figures.md: k M B T P E). Rounded half away from zero; what
 * would read 1000.0 rolls over into the next unit. Below a thousand, whole dollars, cut toward zero.
 */
export function abbreviate(amount: number | null | undefined, options: AbbreviateOptions = {}): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return NOTHING;
  const { decimals = 1, symbol = '$' } = options;
  const size = new Big(amount).abs();
  if (size.lt(1000)) {
    const whole = size.round(0, Big.roundDown);
    return inParentheses(amount < 0 && whole.gt(0), `${symbol}${whole.toFixed(0)}`);
  }
  const largest = UNITS.length - 1;
  const unitOf = (start: number): { suffix: string; shown: Big } => {
    const { suffix, power } = UNITS[start]!;
    const shown = size.div(new Big(10).pow(power)).round(decimals, Big.roundHalfUp);
    return shown.lt(1000) || start === largest ? { suffix, shown } : unitOf(start + 1);
  };
  // The exponent names the unit; only what rounds up to 1000 moves on to the next. Charts write thousands of figures.
  const { suffix, shown } = unitOf(Math.min(largest, Math.floor(size.e / 3) - 1));
  return inParentheses(amount < 0, `${symbol}${groupDigits(shown.toFixed(decimals))}${suffix}`);
}

/**
 * A figure at an axis of a chart whose ticks are `step` apart: no digit more than the step needs, and never the words of the tick beside
 * it, so `$1.00B` and `$1.02B`, `$250M`, `$2.5M`. Without a step as everywhere else.
 */
export function abbreviateTick(amount: number, step?: number): string {
  if (!step || Math.abs(amount) < 1000) return abbreviate(amount);
  const unit = 10 ** (3 * Math.floor(new Big(amount).abs().e / 3));
  const steps = Math.abs(step) / unit;
  const isEnough = (decimals: number) =>
    Math.abs(steps * 10 ** decimals - Math.round(steps * 10 ** decimals)) < 1e-6 &&
    steps * 10 ** decimals >= 1;
  return abbreviate(amount, { decimals: [0, 1, 2].find(isEnough) ?? 3 });
}
