import { addDays, type IsoDate, toDayNumber } from '#domain/dates';

const SATURDAY = 6;
const weekdayOf = (day: IsoDate) => (toDayNumber(day) + 1) % 7; // 0 is Sunday
const pad = (number: number) => String(number).padStart(2, '0');

/** The nth such weekday of a month; `month` from 1. */
function nth(year: number, month: number, weekday: number, count: number): IsoDate {
  const first = `${year}-${pad(month)}-01`;
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7);
}

/** A Saturday is observed on the Friday before, a Sunday on the Monday after. */
function observed(day: IsoDate): IsoDate {
  const weekday = weekdayOf(day);
  return weekday === SATURDAY ? addDays(day, -1) : weekday === 0 ? addDays(day, 1) : day;
}

/** The eleven federal holidays of the United States in a year, on the days they are observed, in order (5 U.S.C. 6103). */
export const federalHolidays = (year: number): IsoDate[] => [
  observed(`${year}-01-01`),
  nth(year, 1, 1, 3),
  nth(year, 2, 1, 3),
  addDays(nth(year, 6, 1, 1), -7),
  observed(`${year}-06-19`),
  observed(`${year}-07-04`),
  nth(year, 9, 1, 1),
  nth(year, 10, 1, 2),
  observed(`${year}-11-11`),
  nth(year, 11, 4, 4),
  observed(`${year}-12-25`),
];
