import Big from 'big.js';
import { RuleError } from '#domain/errors';

/** Dollars as they cross an edge: a JSON number, or the decimal text a database returns. */
export type Amount = number | string;

/** No single amount may be larger than this, in dollars (fourteen digits, two of them cents). */
export const MONEY_LIMIT = 999_999_999_999.99;

const PLAIN_DECIMAL = /^-?\d+(\.\d+)?$/;

/** The amount as an exact decimal. Throws RuleError `invalid_number` when it is no number. */
export function toDecimal(amount: Amount): Big {
  try {
    return new Big(amount);
  } catch {
    throw new RuleError('invalid_number', `"${amount}" is not a number. Enter digits, for example 1234.50.`);
  }
}

/**
 * Whole cents of an amount in dollars, rounded half away from zero (docs/product/figures.md). Cents are safe integers, so sums
 * of them are exact. Throws RuleError `invalid_number` or, past 90 trillion dollars, `money_out_of_range`.
 */
export function toCents(amount: Amount): number {
  const dollars = typeof amount === 'number' || PLAIN_DECIMAL.test(amount) ? Number(amount) : NaN;
  const quick = Math.round(dollars * 100);
  // A quotient is correctly rounded, so equality proves that the amount has at most two decimals.
  if (Number.isSafeInteger(quick) && quick / 100 === dollars) return quick === 0 ? 0 : quick;
  const exact = toDecimal(amount).times(100).round(0, Big.roundHalfUp).toNumber();
  return safeCents(exact);
}

/** Dollars of whole cents. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** The same number of cents, proven exact. Throws RuleError `money_out_of_range` past 90 trillion dollars. */
export function safeCents(cents: number): number {
  if (!Number.isSafeInteger(cents)) {
    throw new RuleError(
      'money_out_of_range',
      'The total is too large to be exact. Check the quantities and unit costs for a slipped digit.',
    );
  }
  return cents === 0 ? 0 : cents;
}

/** Dollars rounded half away from zero to cents (docs/product/figures.md). */
export function roundCents(amount: Amount): number {
  return fromCents(toCents(amount));
}

/** Whole dollars, the rest cut off toward zero, as charts and totals show them (docs/product/figures.md). */
export function truncateDollars(amount: Amount): number {
  const cents = toCents(amount);
  return fromCents(cents - (cents % 100)) + 0;
}

/** Exact sum in dollars; nothing counts as zero. Throws RuleError `money_out_of_range` past 90 trillion dollars. */
export function sumMoney(amounts: Iterable<Amount | null | undefined>): number {
  let cents = 0;
  for (const amount of amounts) if (amount != null) cents = safeCents(cents + toCents(amount));
  return fromCents(cents);
}

/** The difference `a - b` in dollars, exact to the cent. */
export function subtractMoney(a: Amount, b: Amount): number {
  return fromCents(safeCents(toCents(a) - toCents(b)));
}

/** Why an amount in dollars cannot be kept (limit ±999,999,999,999.99), or null. */
export function moneyProblem(amount: Amount): string | null {
  return toDecimal(amount).abs().gt(MONEY_LIMIT)
    ? 'The amount is too large. Amounts go up to $999,999,999,999.99; check for a slipped digit.'
    : null;
}
