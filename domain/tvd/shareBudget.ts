import { roundCents, subtractMoney, sumMoney, toDecimal } from '#domain/money';

/** What a budget can be shared out by. */
export const SHARE_BASES = {
  current: { label: 'Current estimate' },
  forecast: { label: 'Forecast' },
  target: { label: 'Targets now' },
} as const;

/** A figure of the rows that a budget can be shared out by. */
export type ShareBasis = keyof typeof SHARE_BASES;

/**
 * Shares in percent with two decimals that come to 100 exactly, in proportion to `amounts`; null where there is nothing
 * above zero. What rounding leaves goes to the rows that lost most by it.
 */
export function percentShares(amounts: readonly (number | null)[]): (number | null)[] {
  const counted = amounts.map((amount) => (amount !== null && amount > 0 ? amount : 0));
  const whole = sumMoney(counted);
  if (whole <= 0) return amounts.map(() => null);
  const exact = counted.map((amount) => (amount / whole) * 10_000);
  const shares = exact.map(Math.floor);
  const rest = 10_000 - shares.reduce((all, share) => all + share, 0);
  const last = exact.map((share, at) => ({ at, lost: share % 1 })).toSorted((a, b) => b.lost - a.lost);
  for (const { at } of last.slice(0, rest)) shares[at] = (shares[at] ?? 0) + 1;
  return shares.map((share, at) => (counted[at] === 0 ? null : share / 100));
}

/** What a row gets of the budget, and what it has now, in dollars. */
export interface BudgetShare {
  percent: number | null;
  target: number | null;
}

/**
 * The targets in whole dollars that shares of a budget come to, and what is left to allocate (below zero: given too much).
 * A row without a share keeps its target. Shares that come to 100 leave nothing: the largest takes what rounding leaves.
 */
export function shareBudget(
  budget: number,
  rows: readonly BudgetShare[],
): { amounts: (number | null)[]; left: number } {
  const amounts = rows.map(({ percent }) =>
    percent === null ? null : Math.round(toDecimal(budget).times(percent).div(100).toNumber()),
  );
  const hundredths = rows.map(({ percent }) => Math.round((percent ?? 0) * 100));
  if (hundredths.reduce((all, share) => all + share, 0) === 10_000) {
    const largest = hundredths.indexOf(Math.max(...hundredths));
    const rest = subtractMoney(budget, sumMoney(amounts));
    amounts[largest] = roundCents((amounts[largest] ?? 0) + rest);
  }
  const given = rows.map(({ target }, at) => amounts[at] ?? target ?? 0);
  return { amounts, left: subtractMoney(budget, sumMoney(given)) };
}
