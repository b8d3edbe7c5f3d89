import { addDays, addMonths, type IsoDate } from '#domain/dates';

/** Months that the portfolio looks back; the first is the usual. */
export const MONTHS_BACK = [12, 24, 36, 60] as const;

/** How far back. */
export type MonthsBack = (typeof MONTHS_BACK)[number];

/** The days whose figures are drawn: the last of each of the months before today's, oldest first, and today. */
export function daysOverTime(today: IsoDate, months: MonthsBack): IsoDate[] {
  const first = `${today.slice(0, 7)}-01`;
  const ends = Array.from({ length: months }, (_, at) => addDays(addMonths(first, at - months + 1), -1));
  return [...ends, today];
}

/** What a day says: the figures that lines are drawn of, dollars. */
export interface TotalsOfDay {
  date: IsoDate;
  target_budget: number | null;
  forecast: number | null;
}

/** The days from the first on that says anything, so that a young company sees no empty years. */
export function saidDays<Day extends TotalsOfDay>(days: readonly Day[]): Day[] {
  const first = days.findIndex(({ forecast }) => forecast !== null);
  return first < 0 ? [] : days.slice(first);
}
