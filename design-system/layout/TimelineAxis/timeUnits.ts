import { dayNumber as numberOf, isDay, msPerDay } from '../../private/date/days.ts';

/** What an axis can count in. Weeks begin on Monday. */
export type TimeUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** Days since 1970-01-01 of a `YYYY-MM-DD`. Throws where there is no such day. */
export function toDay(iso: string): number {
  const day = isDay(iso) ? numberOf(iso) : undefined;
  if (day === undefined)
    throw new Error(
      `design-system: "${iso}" is no day, so the timeline cannot place it. Write it as YYYY-MM-DD.`,
    );
  return day;
}

const parts = (day: number) => {
  const date = new Date(day * msPerDay);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), weekday: date.getUTCDay() };
};
const dayOf = (year: number, month: number) => Date.UTC(year, month, 1) / msPerDay;

/** First day of the unit a day lies in. */
export function startOfUnit(day: number, unit: TimeUnit): number {
  const { year, month, weekday } = parts(day);
  if (unit === 'day') return day;
  if (unit === 'week') return day - ((weekday + 6) % 7);
  if (unit === 'month') return dayOf(year, month);
  return unit === 'quarter' ? dayOf(year, month - (month % 3)) : dayOf(year, 0);
}

/** First day of the next unit; `start` is the first day of one. */
export function unitAfter(start: number, unit: TimeUnit): number {
  const { year, month } = parts(start);
  if (unit === 'day') return start + 1;
  if (unit === 'week') return start + 7;
  if (unit === 'month') return dayOf(year, month + 1);
  return unit === 'quarter' ? dayOf(year, month + 3) : dayOf(year + 1, 0);
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day: number) => formatter.format(new Date(day * msPerDay));
};
const monthName = format({ month: 'short' });
const monthAndYear = format({ month: 'short', year: 'numeric' });
const dayNumber = format({ day: 'numeric' });
const fullDay = format({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
const dayAndMonth = format({ month: 'short', day: 'numeric' });

/** Names of a unit: in full, and its labels from the longest to the shortest ("Q4 2026", "Jan 2027"). */
export const formatters: Record<TimeUnit, (start: number) => { name: string; labels: readonly string[] }> = {
  day: (start) => ({ name: fullDay(start), labels: [dayNumber(start)] }),
  week: (start) => ({
    name: `Week of ${dayAndMonth(start)}`,
    labels: [dayAndMonth(start), dayNumber(start)],
  }),
  month: (start) => ({
    name: monthAndYear(start),
    labels: [monthAndYear(start), monthName(start), monthName(start).slice(0, 1)],
  }),
  quarter: (start) => {
    const { year, month } = parts(start);
    const quarter = `Q${month / 3 + 1}`;
    return { name: `${quarter} ${year}`, labels: [`${quarter} ${year}`, quarter] };
  },
  year: (start) => {
    const year = String(parts(start).year);
    return { name: year, labels: [year, `’${year.slice(2)}`] };
  },
};
