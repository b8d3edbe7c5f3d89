import { daysBetween } from '#domain/dates';

/** The half hours of a day at which bids may be due, `HH:MM`. */
export const DUE_TIMES: readonly string[] = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});

/** When bids are due where nobody said otherwise. */
export const USUAL_DUE_TIME = '14:00';

/** How many days after the due day a link still opens: a late bid can come that long. */
export const LATE_DAYS = 14;

/** The most bidders that are invited to one package, and the most questions one of them can ask. */
export const MOST_INVITATIONS = 12;
/** The most addenda of a package. */
export const MOST_ADDENDA = 50;
/** The most questions of one bidder. */
export const MOST_QUESTIONS = 100;

/** A due time as people read it: `2:00 PM`. */
export function dueTimeText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A due moment (ISO) as people read it, in the time zone of the company: `Dec 01, 2026, 2:00 PM PST`, or `Pacific Time`. */
export const dueMomentText = (
  moment: string,
  timeZone: string,
  zone: 'short' | 'longGeneric' = 'short',
): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: zone,
  }).format(new Date(moment));

/** A time zone as people call it all year: `Pacific Time`. */
export const zoneText = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/**
 * A due moment as the clock of a reader elsewhere has it: `5:00 PM Eastern Time`, with the day where that is another
 * one. Null where it reads as at the company.
 */
export function ownMomentText(moment: string, timeZone: string, ownZone: string): string | null {
  const at = new Date(moment);
  const dayIn = (zone: string) =>
    at.toLocaleDateString('en-US', { timeZone: zone, month: 'short', day: '2-digit', year: 'numeric' });
  const hourIn = (zone: string) =>
    at.toLocaleTimeString('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  const [day, hour] = [dayIn(ownZone), hourIn(ownZone)];
  const isOtherDay = day !== dayIn(timeZone);
  if (!isOtherDay && hour === hourIn(timeZone)) return null;
  return `${isOtherDay ? `${day}, ` : ''}${hour} ${zoneText(ownZone)}`;
}

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** How long it is from a moment in milliseconds to one as ISO text, in its two largest units; null once it has passed. */
export function timeLeft(now: number, until: string): string | null {
  const minutes = Math.floor((Date.parse(until) - now) / 60_000);
  if (Date.parse(until) <= now) return null;
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return hours > 0 ? `${counted(days, 'day')} ${counted(hours, 'hour')}` : counted(days, 'day');
  if (hours > 0) return `${counted(hours, 'hour')} ${counted(minutes % 60, 'minute')}`;
  return minutes > 0 ? counted(minutes, 'minute') : 'Less than a minute';
}

/** The terms of an invitation to bid as they are typed. Days are of the company. */
export type RequestDraft = {
  due_on: string;
  due_time: string;
  questions_by: string | null;
  /** The day on which bidders walk the site. */
  site_walk_on: string | null;
  /** Percent of the base bid that a bid bond covers, 1 to 100; null where none is asked for. */
  bond_percent: number | null;
  message: string;
};

/** What is wrong with the terms, by field. `today` is the company's day. */
export function checkRequest(draft: RequestDraft, today: string): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (draft.due_on < today) errors['due_on'] = ['Bids cannot be due in the past. Choose today or later.'];
  else if (daysBetween(today, draft.due_on) > 730)
    errors['due_on'] = ['Bids are due within two years. Choose an earlier day.'];
  if (!DUE_TIMES.includes(draft.due_time)) errors['due_time'] = ['Choose a full or half hour.'];
  if (draft.questions_by !== null && draft.questions_by > draft.due_on)
    errors['questions_by'] = ['Questions close on the due day at the latest.'];
  if (draft.site_walk_on !== null && draft.site_walk_on > draft.due_on)
    errors['site_walk_on'] = ['The site walk is on the due day at the latest.'];
  if (draft.bond_percent !== null && !(draft.bond_percent >= 1 && draft.bond_percent <= 100))
    errors['bond_percent'] = ['A bid bond covers 1 to 100 percent.'];
  return errors;
}
