import { addDays, daysBetween } from '#domain/dates';

/** The day on which the demo's story takes place, a Monday. */
const storyDay = '2026-10-12';
const dayMs = 86_400_000;

/** Turns the story's dates into this week's. */
export type DemoCalendar = {
  /** The same weekday, whole weeks later or earlier. */
  day: (date: string) => string;
  /** A company's local `YYYY-MM-DDTHH:MM` as an instant, never later than now. */
  instant: (local: string) => Date;
};

/** Shifts by whole weeks, so that the story's Monday falls into the week of `today` and weekdays stay. */
export function demoCalendar(today: string, now: Date, hoursBehindUtc: number): DemoCalendar {
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const shift = daysBetween(storyDay, addDays(today, -sinceMonday));
  return {
    day: (date) => addDays(date, shift),
    instant: (local) => {
      const planned = Date.parse(`${local}:00Z`) + shift * dayMs + hoursBehindUtc * 3_600_000;
      return new Date(Math.min(planned, now.getTime()));
    },
  };
}
