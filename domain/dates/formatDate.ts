import { daysBetween, isIsoDate, realDay, type IsoDate } from './calendar.ts';

/** Short month names, January first. */
export const MONTH_NAMES = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** Relative words reach this many days ahead (docs/product/figures.md). */
export const RELATIVE_DAYS = 14;

const two = (part: number) => String(part).padStart(2, '0');

/** A day in reading: `Nov 20, 2026`; `-` for nothing. */
export function formatDate(date: IsoDate | null | undefined): string {
  if (!date) return '-';
  const { year, month, day } = realDay(date);
  return `${MONTH_NAMES[month - 1]} ${two(day)}, ${year}`;
}

const moments = new Map<string | undefined, Intl.DateTimeFormat>();

/** A moment in reading: `Nov 05, 2026, 9:18 AM`, by the reader's clock or a time zone's; a line never begins with AM or PM. */
export function formatMoment(at: string, timeZone?: string): string {
  let clock = moments.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: 'short',
      day: '2-digit',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    });
    moments.set(timeZone, clock);
  }
  return clock.format(new Date(at)).replace(/\s(?=[AP]M$)/, '\u00a0');
}

/** A day beside a bar, without its year: `Nov 9`. */
export function formatShortDay(date: IsoDate): string {
  const { month, day } = realDay(date);
  return `${MONTH_NAMES[month - 1]} ${day}`;
}

/** `Jan 2024`: the month of a day. */
export function formatMonth(date: IsoDate): string {
  const { year, month } = realDay(date);
  return `${MONTH_NAMES[month - 1]} ${year}`;
}

/** A day in grids: `11/20/2026`; `-` for nothing. */
export function formatGridDate(date: IsoDate | null | undefined): string {
  if (!date) return '-';
  const { year, month, day } = realDay(date);
  return `${two(month)}/${two(day)}/${year}`;
}

/**
 * `Today...`, `Yesterday`, `In 1 day...`, `In 8 days...` up to 14 days ahead; null for every other day (docs/product/figures.md).
 */
export function relativeDay(date: IsoDate, today: IsoDate): string | null {
  const days = daysBetween(today, date);
  if (days === 0) return 'Today...';
  if (days === -1) return 'Yesterday';
  if (days < 0 || days > RELATIVE_DAYS) return null;
  return days === 1 ? 'In 1 day...' : `In ${days} days...`;
}

/** A due date in a grid: relative words near today, else `11/20/2026`; `-` for nothing. */
export function formatDueDate(date: IsoDate | null | undefined, today: IsoDate): string {
  return date ? (relativeDay(date, today) ?? formatGridDate(date)) : '-';
}

/** A day as a person types or pastes it: `2026-11-20`, `11/20/2026`, `Nov 20, 2026`. Null for blank or unreadable text. */
export function parseDate(text: string): IsoDate | null {
  const trimmed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed);
  const slashes = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(trimmed);
  const words = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i.exec(trimmed);
  if (iso) return pieces(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  if (slashes) return pieces(Number(slashes[3]), Number(slashes[1]), Number(slashes[2]));
  if (!words) return null;
  const month = MONTH_NAMES.findIndex((name) => words[1]!.toLowerCase().startsWith(name.toLowerCase())) + 1;
  return pieces(Number(words[3]), month, Number(words[2]));
}

function pieces(year: number, month: number, day: number): IsoDate | null {
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isIsoDate(date) ? date : null;
}
