import { daysBetween, formatDate, formatShortDay, type IsoDate, RELATIVE_DAYS } from '#domain/dates';
import * as t from '../texts.ts';

/** A due date as words, and how it looks. */
export interface DueWords {
  text: string;
  tone: 'late' | 'soon' | undefined;
}

/** `12 days late`, `Today`, `In 8 days`, `Oct 28`; another year is said. */
export function dueWords(date: IsoDate | null, today: IsoDate): DueWords {
  if (date === null) return { text: t.noDate, tone: undefined };
  const days = daysBetween(today, date);
  const counted = (count: number) => (count === 1 ? t.day1 : t.countDays(count));
  if (days < 0) return { text: t.countedLate(counted(-days)), tone: 'late' };
  if (days === 0) return { text: t.today, tone: 'soon' };
  if (days <= RELATIVE_DAYS) return { text: t.inCounted(counted(days)), tone: 'soon' };
  return {
    text: date.slice(0, 4) === today.slice(0, 4) ? formatShortDay(date) : formatDate(date),
    tone: undefined,
  };
}
