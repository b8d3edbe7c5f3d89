import { dayParts, daysBetween, type IsoDate, MONTH_NAMES } from '#domain/dates';

/** A moment in milliseconds since 1970, and its day in the reader's time zone. */
export interface LocalMoment {
  at: number;
  day: IsoDate;
}

const minuteMs = 60_000;
const hourMs = 3_600_000;

/** How long ago: `Just now`, `12 min ago`, `3 h ago`, `Yesterday`, `Oct 9`, with its year where that is another. */
export function relativeTime(moment: LocalMoment, now: LocalMoment): string {
  const passed = now.at - moment.at;
  if (passed < minuteMs) return 'Just now';
  if (passed < hourMs) return `${Math.floor(passed / minuteMs)} min ago`;
  if (moment.day === now.day) return `${Math.floor(passed / hourMs)} h ago`;
  if (daysBetween(moment.day, now.day) === 1) return 'Yesterday';
  const { year, month, day } = dayParts(moment.day) ?? { year: 0, month: 1, day: 1 };
  const date = `${MONTH_NAMES[month - 1]} ${day}`;
  return year === dayParts(now.day)?.year ? date : `${date}, ${year}`;
}
