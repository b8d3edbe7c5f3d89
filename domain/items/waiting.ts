import { daysBetween, type IsoDate } from '#domain/dates';
import { fromCents, safeCents, toCents, toDecimal } from '#domain/money';

const DAYS_PER_WEEK = 7;

/** When an item has to be decided, and what each week after that costs in dollars. */
export interface DecisionDeadline {
  date: IsoDate | null;
  weeklyCost: number | null;
}

/** How an item stands to its deadline on a day: days still left (negative: late), and the dollars that waiting has cost. */
export interface Waiting {
  daysLeft: number;
  costSoFar: number;
  /** What each further week costs, in dollars. */
  weeklyCost: number;
}

/**
 * What waiting until a day has cost since the deadline, in dollars to the cent: nothing before it, then a seventh of
 * the week's price for each day (docs/product/items.md).
 */
export function costOfWaiting({ date, weeklyCost }: DecisionDeadline, until: IsoDate): number {
  if (date === null || weeklyCost === null) return 0;
  const days = daysBetween(date, until);
  if (days <= 0) return 0;
  return fromCents(safeCents(toCents(toDecimal(weeklyCost).times(days).div(DAYS_PER_WEEK).toFixed(10))));
}

/** Where an item stands on a day; null where it has no deadline. */
export function waitingOn(deadline: DecisionDeadline, day: IsoDate): Waiting | null {
  if (deadline.date === null) return null;
  return {
    daysLeft: daysBetween(day, deadline.date),
    costSoFar: costOfWaiting(deadline, day),
    weeklyCost: deadline.weeklyCost ?? 0,
  };
}
