import Big from 'big.js';

/** Stands for "no amount" in tables (look: Figures). */
export const NOTHING = '-';

/** Digits in groups of three: `1234567.5` becomes `1,234,567.5`. */
export function groupDigits(digits: string): string {
  const [whole = '', fraction] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** `(…)` around what is below zero; a zero is never negative. */
export function inParentheses(negative: boolean, text: string): string {
  return negative ? `(${text})` : text;
}

/**
 * Dollars for tables and totals: `$1,234,567`, `($45,000)`, `-` for nothing (docs/product/figures.md). Cut to whole dollars unless
 * `cents` is asked for, which rounds half away from zero to two digits.
 */
export function formatMoney(
  amount: number | string | null | undefined,
  options: { cents?: boolean } = {},
): string {
  if (amount === null || amount === undefined || !Number.isFinite(Number(amount))) return NOTHING;
  const shown = options.cents
    ? new Big(amount).round(2, Big.roundHalfUp)
    : new Big(amount).round(0, Big.roundDown);
  return inParentheses(shown.lt(0), `$${groupDigits(shown.abs().toFixed(options.cents ? 2 : 0))}`);
}

/** Dollars with cents: `$1,234.50`, `($37.04)`, `-` for nothing. */
export function formatCents(amount: number | string | null | undefined): string {
  return formatMoney(amount, { cents: true });
}

/** A plain number with at most `decimals` digits after the point, without trailing zeros: `61,000`, `(12.345)`. */
export function formatNumber(value: number | string | null | undefined, decimals = 4): string {
  if (value === null || value === undefined || !Number.isFinite(Number(value))) return NOTHING;
  const shown = new Big(value).round(decimals, Big.roundHalfUp);
  return inParentheses(shown.lt(0), groupDigits(shown.abs().toFixed()));
}

/** How many of something: `1 project`, `1,200 projects`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** How often something was used: `not used yet`, `used once`, `used 12 times`. */
export const timesUsed = (count: number): string =>
  count === 0 ? 'not used yet' : count === 1 ? 'used once' : `used ${formatCount(count, 'time')}`;

/** A percentage with a fixed count of decimals: `3.2%`. `value` is 3.2 for 3.2 %. */
export function formatPercent(value: number | null | undefined, decimals = 1): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return NOTHING;
  const shown = new Big(value).round(decimals, Big.roundHalfUp);
  return inParentheses(shown.lt(0), `${shown.abs().toFixed(decimals)}%`);
}
