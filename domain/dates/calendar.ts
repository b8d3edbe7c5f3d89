/** A day without a zone, `YYYY-MM-DD`. Its text order is its time order. */
export type IsoDate = string;

/** The parts of a day; month runs 1 to 12. */
export interface DayParts {
  year: number;
  month: number;
  day: number;
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

/** Gregorian leap years: 2000 and 2024 are, 1900 and 2100 are not. */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** How many days a month has; month runs 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The parts of a day, or null when the text is no real day (`2026-02-29`, `2026-13-01`). */
export function dayParts(date: string): DayParts | null {
  const [, years, months, days] = ISO_DATE.exec(date) ?? [];
  const [year, month, day] = [Number(years), Number(months), Number(days)];
  const real = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return real ? { year, month, day } : null;
}

/** Whether the text is a real day in the form `YYYY-MM-DD`. */
export function isIsoDate(date: string): date is IsoDate {
  return dayParts(date) !== null;
}

/** `YYYY-MM-DD` of the parts; a day past the month's end becomes its last day. */
export function toIsoDate({ year, month, day }: DayParts): IsoDate {
  const inMonth = Math.min(day, daysInMonth(year, month));
  return [
    String(year).padStart(4, '0'),
    ...[month, inMonth].map((part) => String(part).padStart(2, '0')),
  ].join('-');
}

/** Parts of a day that is known to be real. Throws RangeError otherwise: the caller has to validate first. */
export function realDay(date: IsoDate): DayParts {
  const parts = dayParts(date);
  if (!parts) throw new RangeError(`"${date}" is not a day in the form YYYY-MM-DD.`);
  return parts;
}

/** Days since 0001-01-01, which is day 0. */
export function toDayNumber(date: IsoDate): number {
  const { year, month, day } = realDay(date);
  const past = year - 1;
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  const inYear = DAYS_BEFORE_MONTH[month - 1]! + (month > 2 && isLeapYear(year) ? 1 : 0) + day - 1;
  return past * 365 + leapDays + inYear;
}

/** The day with this number; inverse of `toDayNumber`. */
export function fromDayNumber(dayNumber: number): IsoDate {
  // 146097 days are 400 years; the estimate is at most one year off.
  let year = Math.floor((dayNumber * 400) / 146_097) + 1;
  const firstOf = (candidate: number) => toDayNumber(toIsoDate({ year: candidate, month: 1, day: 1 }));
  if (dayNumber < firstOf(year)) year -= 1;
  else if (dayNumber >= firstOf(year + 1)) year += 1;
  let rest = dayNumber - firstOf(year);
  let month = 1;
  while (rest >= daysInMonth(year, month)) {
    rest -= daysInMonth(year, month);
    month += 1;
  }
  return toIsoDate({ year, month, day: rest + 1 });
}

/** Negative, zero or positive as `a` is before, on or after `b`. */
export function compareDates(a: IsoDate, b: IsoDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The day `days` later, or earlier when negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** The same day `months` later; the 31st becomes the last day of a shorter month. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = realDay(date);
  const count = year * 12 + month - 1 + months;
  return toIsoDate({ year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1, day });
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** UTC milliseconds at which a day `YYYY-MM-DD` begins. */
export const toTime = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`);
