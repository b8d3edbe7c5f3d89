import { fromDayNumber, type IsoDate, toDayNumber } from '#domain/dates';

/** On which days work is done: days of the week by number (0 is Sunday), and the days of them that are off. */
export interface WorkWeek {
  work_days: readonly number[];
  holidays: readonly IsoDate[];
}

/** Monday to Friday, no day off: what a project starts with. */
export const USUAL_WEEK: WorkWeek = { work_days: [1, 2, 3, 4, 5], holidays: [] };

/**
 * Work days counted from a first day on. Moments are day numbers: moment `t` is the start of day `t` and the end of the
 * day before it. Every question is one look into a table.
 */
export interface WorkCalendar {
  first: number;
  last: number;
  /** How many work days lie before a moment. */
  countBefore: (moment: number) => number;
  /** The day number of the work day with this index; RangeError past either end. */
  dayAt: (index: number) => number;
}

/** A schedule that would leave the days it is worked out for. */
export class OutOfCalendarError extends RangeError {
  override readonly name = 'OutOfCalendarError';
  constructor() {
    super('The dates run out of the calendar. Check the lags and durations.');
  }
}

const weekdayOf = (day: number) => (day + 1) % 7; // 0001-01-01, day 0, was a Monday

/** Counts the work days from one day number to another, the last one excluded. A week without a work day has none. */
export function compileCalendar(
  { work_days, holidays }: WorkWeek,
  first: number,
  last: number,
): WorkCalendar {
  const counts = new Int32Array(last - first + 1);
  const days = new Int32Array(last - first);
  const isOff = new Uint8Array(last - first);
  for (const holiday of holidays) {
    const at = toDayNumber(holiday) - first;
    if (at >= 0 && at < isOff.length) isOff[at] = 1;
  }
  const works = Array.from({ length: 7 }, (_, weekday) => work_days.includes(weekday));
  let count = 0;
  for (let at = 0; at < days.length; at += 1) {
    counts[at] = count;
    if (isOff[at] === 0 && works[weekdayOf(first + at)]) {
      days[count] = first + at;
      count += 1;
    }
  }
  counts[days.length] = count;
  return {
    first,
    last,
    countBefore: (moment) => {
      if (moment < first || moment > last) throw new OutOfCalendarError();
      return counts[moment - first]!;
    },
    dayAt: (index) => {
      if (index < 0 || index >= count) throw new OutOfCalendarError();
      return days[index]!;
    },
  };
}

/** Work days from one day to another, both counted. */
export function workDaysBetween(week: WorkWeek, from: IsoDate, to: IsoDate): number {
  const [first, last] = [toDayNumber(from), toDayNumber(to) + 1];
  return last <= first ? 0 : compileCalendar(week, first, last).countBefore(last);
}

/** The day on which work of so many days ends that starts on or after `from`; the start itself where there is no work. */
export function finishAfter(week: WorkWeek, from: IsoDate, days: number): IsoDate {
  const first = toDayNumber(from);
  if (days <= 0) return from;
  return fromDayNumber(compileCalendar(week, first, first + days * 8 + 800).dayAt(days - 1));
}
