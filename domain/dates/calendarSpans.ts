import { addDays, addMonths, realDay, toIsoDate, type IsoDate } from './calendar.ts';
import { MONTH_NAMES } from './formatDate.ts';

/** One box of a chart's top axis; both ends are inside it. */
export interface CalendarSpan {
  /** `Q1 2024` or `Jan 2024`. */
  label: string;
  start: IsoDate;
  end: IsoDate;
}

function spans(from: IsoDate, to: IsoDate, months: number, label: (year: number, month: number) => string) {
  const { year, month } = realDay(from);
  const found: CalendarSpan[] = [];
  let start = toIsoDate({ year, month: month - ((month - 1) % months), day: 1 });
  while (start <= to) {
    const first = realDay(start);
    const next = addMonths(start, months);
    found.push({ label: label(first.year, first.month), start, end: addDays(next, -1) });
    start = next;
  }
  return found;
}

/** The calendar quarters that touch the days from `from` to `to`, whole: `Q1 2024` … (docs/product/figures.md). */
export function quartersBetween(from: IsoDate, to: IsoDate): CalendarSpan[] {
  return spans(from, to, 3, (year, month) => `Q${(month + 2) / 3} ${year}`);
}

/** The months that touch the days from `from` to `to`, whole: `Jan 2024` … (docs/product/figures.md). */
export function monthsBetween(from: IsoDate, to: IsoDate): CalendarSpan[] {
  return spans(from, to, 1, (year, month) => `${MONTH_NAMES[month - 1]} ${year}`);
}
