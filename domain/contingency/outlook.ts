import { addDays, daysBetween, type IsoDate } from '#domain/dates';
import { type Amount, fromCents, safeCents, subtractMoney, toCents, toDecimal } from '#domain/money';
import {
  exposureByMonth,
  type ExposureOverTime,
  expectedValue,
  riskExposure,
  riskValue,
  type ValuedRisk,
} from '#domain/risks';

/** Open risks against what is left, in dollars: in full, weighted by likelihood, and what would remain. */
export interface Exposure {
  count: number;
  value: number;
  expected: number;
  cover: number;
  over_time: ExposureOverTime;
}

/** An open risk with the days on which it may strike. */
export type OpenRisk = ValuedRisk & { exposed_from: IsoDate | null; exposed_to: IsoDate | null };

/**
 * What open risks may take, in all and by month; a risk without a value of its own is estimated from the budget
 * (docs/product/contingency.md). `until` is the end of construction.
 */
export function exposureOf(
  risks: readonly OpenRisk[],
  {
    targetBudget,
    left,
    ...days
  }: { targetBudget: Amount | null; left: number; today: IsoDate; until: IsoDate | null },
): Exposure {
  const valued = risks.map((risk) => ({ ...risk, value: riskValue(risk, targetBudget) }));
  const { value, expected } = riskExposure(valued);
  const spread = valued.map(({ likelihood = null, impact = null, ...risk }) => ({
    count: 1,
    expected: expectedValue({ value: risk.value, likelihood, impact }) ?? 0,
    exposed_from: risk.exposed_from,
    exposed_to: risk.exposed_to,
  }));
  return {
    count: risks.length,
    value,
    expected,
    cover: subtractMoney(left, expected),
    over_time: exposureByMonth(spread, days),
  };
}

/** How a pot was drawn on so far: `since` its opening until `today`, in dollars. */
export interface BurnInput {
  drawn: number;
  left: number;
  since: IsoDate;
  today: IsoDate;
  /** The end of construction; null while nobody said. */
  until: IsoDate | null;
}

/** The straight line of draws so far, in dollars. */
export interface Burn {
  per_month: number;
  /** What the line leaves at the end of construction; null without that day, or when it is past. */
  left_at_end: number | null;
  /** The first day on which nothing is left, if draws go on like this; null when it lies more than a century ahead. */
  runs_dry_on: IsoDate | null;
}

/** Days of an average month. */
const MONTH_DAYS = '30.4375';
const CENTURY_DAYS = 36_525;

/** How draws go on along the line from the opening until today; null before the first draw or the first day. */
export function burnOf({ drawn, left, since, today, until }: BurnInput): Burn | null {
  const elapsed = daysBetween(since, today);
  if (drawn <= 0 || elapsed <= 0) return null;
  const perDay = toDecimal(drawn).div(elapsed);
  const ahead = until === null ? -1 : daysBetween(today, until);
  const taken = ahead < 0 ? null : toCents(toDecimal(drawn).times(ahead).div(elapsed).toFixed());
  const days = left <= 0 ? 0 : toDecimal(left).times(elapsed).div(drawn).round(0, 3).toNumber();
  return {
    per_month: fromCents(toCents(perDay.times(MONTH_DAYS).toFixed())),
    left_at_end: taken === null ? null : fromCents(safeCents(toCents(left) - taken)),
    runs_dry_on: days > CENTURY_DAYS ? null : addDays(today, days),
  };
}

/** A month of open risks, with what is left of contingency once those up to it struck as expected, in dollars. */
export interface CoverMonth {
  month: IsoDate;
  count: number;
  expected: number;
  left: number;
}

/** Contingency month by month as open risks are expected to take it; `runs_out` is the first month that it does not last through. */
export function coverByMonth(
  { months, undated }: ExposureOverTime,
  left: number,
): {
  months: CoverMonth[];
  undated: { count: number; expected: number; left: number };
  runs_out: IsoDate | null;
} {
  let rest = left;
  const covered = months.map((month) => {
    rest = subtractMoney(rest, month.expected);
    return { ...month, left: rest };
  });
  return {
    months: covered,
    undated: { ...undated, left: subtractMoney(rest, undated.expected) },
    runs_out: covered.find((month) => month.left < 0)?.month ?? null,
  };
}
