import {
  addDays,
  addMonths,
  daysInMonth,
  type IsoDate,
  toDayNumber,
  dayParts,
  toIsoDate,
} from '#domain/dates';
import type { FieldErrors } from '#domain/errors';
import { defineFields } from '#domain/fields';

/** When a report runs by itself (docs/product/reporting.md). */
export const SCHEDULE_FREQUENCIES = {
  WEEKLY: 'Weekly',
  MONTHLY: 'Monthly',
  MILESTONE: 'At a milestone',
} as const;
/** How often a report runs by itself (docs/product/reporting.md). */
export type ScheduleFrequency = keyof typeof SCHEDULE_FREQUENCIES;

/** Days of the week by their numbers in ISO 8601. */
export const WEEKDAYS = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
} as const;

/** How many schedules a report has in a project, and how many people one is mailed to. */
export const REPORT_SCHEDULES = { most: 20, recipients: 50 } as const;

/** What is kept of a schedule. When it ran last and what came of it is the server's own and no part of history. */
export const reportScheduleFields = defineFields({
  custom_report_id: { label: 'Report', kind: 'reference', to: 'custom_report', fixed: true },
  frequency: { label: 'Frequency', kind: 'choice', choices: SCHEDULE_FREQUENCIES, required: true },
  weekday: { label: 'Day of the week', kind: 'choice', choices: WEEKDAYS },
  month_day: { label: 'Day of the month', kind: 'count', min: 1, max: 31 },
  milestone_id: { label: 'Milestone', kind: 'reference', to: 'milestone' },
  recipient_ids: {
    label: 'Recipients',
    kind: 'references',
    to: 'person',
    asSet: { added: 'Recipients added', removed: 'Recipients removed' },
  },
  is_paused: { label: 'State', kind: 'flag', words: ['Paused', 'Running'] },
  owner_id: { label: 'Runs with the rights of', kind: 'reference', to: 'person', fixed: true },
});

/** When a schedule runs; what its frequency does not use is null. */
export interface ScheduleTiming {
  frequency: ScheduleFrequency;
  weekday: number | null;
  month_day: number | null;
  milestone_id: number | null;
}

/** The timing with only what its frequency uses. */
export const ownTiming = ({ frequency, ...timing }: ScheduleTiming): ScheduleTiming => ({
  frequency,
  weekday: frequency === 'WEEKLY' ? timing.weekday : null,
  month_day: frequency === 'MONTHLY' ? timing.month_day : null,
  milestone_id: frequency === 'MILESTONE' ? timing.milestone_id : null,
});

/** What is wrong with a schedule, by field. Whether milestone and people are there, the server knows. */
export function scheduleProblems({
  frequency,
  weekday,
  month_day: monthDay,
  milestone_id: milestoneId,
  recipient_ids: recipients,
}: ScheduleTiming & { recipient_ids: readonly number[] }): FieldErrors {
  const problems: Record<string, string[]> = {};
  if (frequency === 'WEEKLY' && weekday === null) problems['weekday'] = ['Choose the day of the week.'];
  if (frequency === 'MONTHLY' && monthDay === null) problems['month_day'] = ['Choose the day of the month.'];
  if (frequency === 'MILESTONE' && milestoneId === null) problems['milestone_id'] = ['Choose the milestone.'];
  if (recipients.length === 0) problems['recipient_ids'] = ['Choose who gets the report.'];
  if (recipients.length > REPORT_SCHEDULES.recipients)
    problems['recipient_ids'] = [
      `A schedule has at most ${REPORT_SCHEDULES.recipients} recipients. Make another one for the rest.`,
    ];
  return problems;
}

/** 1 for Monday to 7 for Sunday. Day 0 of the calendar is a Monday. */
const weekdayOf = (date: IsoDate): number => (toDayNumber(date) % 7) + 1;

const dayOfMonth = (date: IsoDate, day: number): IsoDate => {
  const { year, month } = dayParts(date) ?? { year: 1, month: 1 };
  return toIsoDate({ year, month, day: Math.min(day, daysInMonth(year, month)) });
};

/**
 * The first day after `after` on which a schedule runs; null for a milestone that has passed by then or has gone. The
 * 31st is the last day of a shorter month.
 */
export function nextRunOn(
  {
    frequency,
    weekday,
    month_day: monthDay,
    milestone_date: milestone,
  }: ScheduleTiming & {
    milestone_date: IsoDate | null;
  },
  after: IsoDate,
): IsoDate | null {
  if (frequency === 'MILESTONE') return milestone !== null && milestone > after ? milestone : null;
  if (frequency === 'WEEKLY') {
    const ahead = ((weekday ?? 1) - weekdayOf(after) + 7) % 7;
    return addDays(after, ahead === 0 ? 7 : ahead);
  }
  const inThis = dayOfMonth(after, monthDay ?? 1);
  return inThis > after ? inThis : dayOfMonth(addMonths(dayOfMonth(after, 1), 1), monthDay ?? 1);
}

const ordinal = (day: number): string => {
  const tens = day % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${suffix}`;
};

/** When a schedule runs, in words. */
export function scheduleWords({
  frequency,
  weekday,
  month_day: monthDay,
  milestone_name: milestone,
}: ScheduleTiming & { milestone_name: string | null }): string {
  if (frequency === 'WEEKLY') return `Every ${WEEKDAYS[(weekday ?? 1) as keyof typeof WEEKDAYS]}`;
  if (frequency === 'MONTHLY') return `Every month on the ${ordinal(monthDay ?? 1)}`;
  return milestone === null ? 'At a milestone that was deleted' : `At ${milestone}`;
}

/** What came of the last time. `STOPPED` runs no more until somebody takes it over. */
export const SCHEDULE_RESULTS = { SENT: 'Sent', FAILED: 'Failed', STOPPED: 'Stopped' } as const;

/** Why somebody named by a schedule gets no run; undefined where they do. */
export function leftOutReason(
  recipient: { permissions: ReadonlySet<string> },
  run: { readWith: readonly string[]; isPrivate: boolean; isOwn: boolean },
): string | undefined {
  if (!recipient.permissions.has('reporting_access'))
    return 'Your role no longer sees reports in this project.';
  if (run.isPrivate && !run.isOwn) return 'The report was made private.';
  return run.readWith.every((one) => recipient.permissions.has(one))
    ? undefined
    : 'It holds figures that your role does not see.';
}

/** What is kept as the result of a run that was sent: never a figure of it. */
export function sentWords(sent: number, leftOut: number): string {
  const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
  if (leftOut === 0) return `Sent to ${people(sent)}`;
  const rest = `${people(leftOut)} may not see all of it`;
  return sent === 0 ? `Sent to nobody: ${rest}` : `Sent to ${people(sent)}; ${rest}`;
}
