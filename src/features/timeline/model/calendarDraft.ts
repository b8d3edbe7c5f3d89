import { daysBetween, type IsoDate } from '#domain/dates';
import {
  compareDatesOf,
  federalHolidays,
  networkOf,
  schedule,
  USUAL_WEEK,
  type WorkWeek,
} from '#domain/timeline';
import * as t from '../texts.ts';
import type { Timeline } from '../timelineQueries.ts';

/** Days of the week by their number, from Monday on. */
export const WEEKDAYS = [
  [1, t.monday],
  [2, t.tuesday],
  [3, t.wednesday],
  [4, t.thursday],
  [5, t.friday],
  [6, t.saturday],
  [0, t.sunday],
] as const;

/** A calendar that came with a schedule, by its number, or the project's own: null. */
export const calendarOf = ({ calendars }: Timeline, id: number | null) =>
  calendars.find((one) => (id === null ? one.is_default : one.id === id));

/** Its week; the usual one while the project has none of its own. */
export const weekOf = (timeline: Timeline, id: number | null): WorkWeek =>
  calendarOf(timeline, id) ?? USUAL_WEEK;

/** The years from now to the last day of the timeline, at most ten. */
export function yearsOf({ today, activities, milestones, events }: Timeline): number[] {
  const last = [
    ...activities.map((row) => row.date_to),
    ...milestones.map((row) => row.date),
    ...events.map((row) => row.date),
  ].reduce((latest, day) => (day > latest ? day : latest), today);
  const first = Number(today.slice(0, 4));
  const count = Math.min(10, Number(last.slice(0, 4)) - first + 1);
  return Array.from({ length: count }, (_, at) => first + at);
}

/** Days off with the federal holidays of those years. */
export const withFederal = (holidays: readonly IsoDate[], years: readonly number[]): IsoDate[] =>
  [...new Set([...holidays, ...years.flatMap(federalHolidays)])].sort((a, b) => (a < b ? -1 : 1));

/** What another week of a calendar does to the dates, in words; null where nothing moves. */
export function effectOf(timeline: Timeline, week: WorkWeek, id: number | null): string | null {
  const network = networkOf(timeline);
  try {
    const before = schedule(network);
    const others = withoutOwn(timeline);
    const after = schedule(
      id === null
        ? { ...network, usual: week, calendars: others }
        : { ...network, calendars: new Map([...others, [id, week]]) },
    );
    const count = compareDatesOf(network.nodes, after).length;
    if (count === 0) return null;
    const days = before.finish && after.finish ? daysBetween(before.finish, after.finish) : 0;
    const end =
      days === 0
        ? t.theLastDayStays
        : t.theLastDayMovesAbs(Math.abs(days), t.dayWord(Math.abs(days)), days > 0 ? t.later : t.earlier);
    return t.valueOtherDatesEnd(
      count === 1 ? t.thingGets1 : t.countThingsGet(count.toLocaleString('en-US')),
      end,
    );
  } catch (error) {
    return error instanceof Error ? error.message : null;
  }
}

const withoutOwn = ({ calendars }: Timeline) =>
  new Map(
    calendars.filter(({ is_default: isDefault }) => !isDefault).map((calendar) => [calendar.id, calendar]),
  );
