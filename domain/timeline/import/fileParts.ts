import { type IsoDate, isIsoDate } from '#domain/dates';
import { workDaysBetween, type WorkWeek } from '../workCalendar.ts';
import { type LeftOutList, SCHEDULE_FILE_LIMITS } from './scheduleFile.ts';

/** A moment of the file: its day, and its minutes since midnight. */
export interface FileMoment {
  day: IsoDate;
  minutes: number;
}

const NOON = 12 * 60;

/** `2014-10-17T08:00:00` or `2014-10-17 08:00`; null for nothing and for what is no date. */
export function momentIn(text: string | undefined): FileMoment | null {
  const parts = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d))?/.exec(text ?? '');
  if (!parts?.[1] || !isIsoDate(parts[1])) return null;
  return { day: parts[1], minutes: Number(parts[2] ?? 0) * 60 + Number(parts[3] ?? 0) };
}

/** Which end of its day a moment stands at. */
export const shapeAt = ({ minutes }: FileMoment): 'start' | 'finish' =>
  minutes >= NOON ? 'finish' : 'start';

/** Names are kept to their length; a blank one gets the id. */
export function nameFrom(text: string | undefined, id: string): string {
  const name = (text ?? '').replaceAll(/\s+/g, ' ').trim();
  return name === '' ? id : name.slice(0, SCHEDULE_FILE_LIMITS.nameLength);
}

/** A number of the file; 0 where it is none. */
export function numberIn(text: string | undefined): number {
  const number = Number((text ?? '').replace(',', '.'));
  return Number.isFinite(number) ? number : 0;
}

/** Whole percent between 0 and 100. */
export const percentOf = (share: number): number => Math.min(100, Math.max(0, Math.round(share)));

const PART = 'Lengths of part of a day, rounded up';

/** The length of work in work days: as the tool keeps it, or between its dates where it has begun. */
export function lengthOf(
  {
    days,
    from,
    to,
    hasBegun,
    name,
  }: { days: number | null; from: IsoDate; to: IsoDate; hasBegun: boolean; name: string },
  week: WorkWeek,
  left: LeftOutList,
): number {
  const between = () => Math.max(1, from <= to ? workDaysBetween(week, from, to) : 1);
  if (days === null || hasBegun) return between();
  const whole = Math.ceil(days - 0.001);
  if (Math.abs(days - Math.round(days)) > 0.01) left.add(PART, name);
  return Math.max(1, whole);
}

/** A lag in whole work days. */
export function wholeLag(days: number, name: string, left: LeftOutList): number {
  const whole = Math.round(days);
  if (Math.abs(days - whole) > 0.01) left.add('Lags of part of a day, rounded', name);
  if (Math.abs(whole) <= 1_000) return whole || 0;
  left.add('Lags of more than 1,000 days, cut to that', name);
  return Math.sign(whole) * 1_000;
}

/** The first level is the phase; all below it is the group. */
export function placeIn(
  path: readonly string[],
  left: LeftOutList,
): { phase: string | null; group: string | null } {
  const [phase = null, ...below] = path;
  const group = below.length === 0 ? null : below.join(' / ');
  if (below.length > 1)
    left.add('Activities below the second outline level, whose group is named after all levels', group ?? '');
  return { phase, group: group === null ? null : group.slice(-SCHEDULE_FILE_LIMITS.nameLength) };
}

/** Days off without doubles, in order, as many as a calendar holds. */
export function holidaysOf(days: Iterable<IsoDate>, name: string, left: LeftOutList): IsoDate[] {
  const all = [...new Set(days)].sort((a, b) => (a < b ? -1 : 1));
  if (all.length > SCHEDULE_FILE_LIMITS.holidays)
    left.add(
      `Calendars with more than ${SCHEDULE_FILE_LIMITS.holidays.toLocaleString('en-US')} days off, cut to that`,
      name,
    );
  return all.slice(0, SCHEDULE_FILE_LIMITS.holidays);
}
