import { addDays, addMonths, daysBetween, type IsoDate } from '#domain/dates';
import { fromCents, safeCents, toCents, toDecimal } from '#domain/money';

/** Risks that are exposed over the same days: how many, and what they cost by expectation, in dollars. */
export interface ExposedRisks {
  count: number;
  expected: number;
  exposed_from: IsoDate | null;
  exposed_to: IsoDate | null;
}

/** A month that risks are exposed in: its first day, how many are, and their share of what they cost, in dollars. */
export interface ExposureMonth {
  month: IsoDate;
  count: number;
  expected: number;
}

/** What may be lost by month, and what no day is known of, in dollars. */
export interface ExposureOverTime {
  months: ExposureMonth[];
  undated: { count: number; expected: number };
}

/** Nothing is spread further than that. */
const MOST_MONTHS = 300;

const monthOf = (day: IsoDate): IsoDate => `${day.slice(0, 7)}-01`;

/** The days that are still ahead; null where nothing is known of them. */
function spanAhead(
  { exposed_from: from, exposed_to: to }: ExposedRisks,
  { today, until }: { today: IsoDate; until: IsoDate | null },
): { start: IsoDate; end: IsoDate } | null {
  if (from === null && to === null) return null;
  const start = from === null || from < today ? today : from;
  const end = to ?? until ?? start;
  const last = addDays(addMonths(monthOf(start), MOST_MONTHS), -1);
  return { start, end: end < start ? start : end > last ? last : end };
}

/**
 * The expected value of open risks by month: each is spread evenly over the days of its exposure that are still ahead, to
 * the cent. One without an end lasts until the end of construction; one whose days are over counts this month. Months
 * follow each other without a gap.
 */
export function exposureByMonth(
  risks: readonly ExposedRisks[],
  day: { today: IsoDate; until: IsoDate | null },
): ExposureOverTime {
  const found = new Map<IsoDate, { count: number; cents: number }>();
  const undated = { count: 0, cents: 0 };
  for (const risk of risks) {
    const span = spanAhead(risk, day);
    const all = toCents(risk.expected);
    if (!span) {
      undated.count += risk.count;
      undated.cents = safeCents(undated.cents + all);
      continue;
    }
    const days = daysBetween(span.start, span.end) + 1;
    let given = 0;
    for (let month = monthOf(span.start); month <= span.end; month = addMonths(month, 1)) {
      const next = addMonths(month, 1);
      const passed = next > span.end ? days : daysBetween(span.start, next);
      const upTo =
        passed === days ? all : toCents(toDecimal(risk.expected).times(passed).div(days).toFixed());
      const own = found.get(month) ?? { count: 0, cents: 0 };
      found.set(month, { count: own.count + risk.count, cents: safeCents(own.cents + upTo - given) });
      given = upTo;
    }
  }
  return { months: inOrder(found), undated: { count: undated.count, expected: fromCents(undated.cents) } };
}

function inOrder(found: ReadonlyMap<IsoDate, { count: number; cents: number }>): ExposureMonth[] {
  const known = [...found.keys()].sort();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return [];
  const months: ExposureMonth[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) {
    const { count, cents } = found.get(month) ?? { count: 0, cents: 0 };
    months.push({ month, count, expected: fromCents(cents) });
  }
  return months;
}
