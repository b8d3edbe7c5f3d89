import type { IsoDate } from '#domain/dates';
import { subtractMoney, sumMoney } from '#domain/money';
import { BEFORE_BIDS, isBought, type PackageStatus } from './packageStatus.ts';

/**
 * The day of a package that has passed without what was to be done by it: its award while it is not bought, else its bids while they
 * have not come. Null while none has. Days are `YYYY-MM-DD`.
 */
export function passedDay(
  row: { status: PackageStatus; bids_due: string | null; award_by: string | null },
  today: IsoDate,
): 'bids_due' | 'award_by' | null {
  if (isBought(row.status)) return null;
  if (row.award_by !== null && row.award_by < today) return 'award_by';
  if (row.bids_due !== null && row.bids_due < today && BEFORE_BIDS.includes(row.status)) return 'bids_due';
  return null;
}

/** Dollars that buying saves: budget less what is committed and still to buy, or less the leveled low before that. Null without either. */
export function savingsOf(row: {
  budget: number | null;
  leveled_low: number | null;
  committed: number | null;
  still_to_buy?: number | null;
}): number | null {
  const price = row.committed === null ? row.leveled_low : sumMoney([row.committed, row.still_to_buy ?? 0]);
  return row.budget === null || price === null ? null : subtractMoney(row.budget, price);
}

/** Percent of the budget whose packages are bought, with one decimal; null without a budget. */
export const percentBought = (bought: number, budget: number): number | null =>
  budget > 0 ? Math.round((bought / budget) * 1000) / 10 : null;
