import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayParts, daysBetween, daysInMonth } from '#domain/dates';
import {
  leftOutReason,
  nextRunOn,
  ownTiming,
  REPORT_SCHEDULES,
  scheduleProblems,
  scheduleWords,
  sentWords,
} from './reportSchedules.ts';

const none = { weekday: null, month_day: null, milestone_id: null };
const weekly = (weekday: number) =>
  ({ ...none, frequency: 'WEEKLY', weekday, milestone_date: null }) as const;
const monthly = (day: number) =>
  ({ ...none, frequency: 'MONTHLY', month_day: day, milestone_date: null }) as const;
const at = (date: string | null) =>
  ({ ...none, frequency: 'MILESTONE', milestone_id: 4, milestone_date: date }) as const;

describe('the next day of a schedule', () => {
  it.each([
    // 12 October 2026 is a Monday.
    ['the same weekday is a week ahead', weekly(1), '2026-10-12', '2026-10-19'],
    ['a later weekday is in the same week', weekly(5), '2026-10-12', '2026-10-16'],
    ['an earlier weekday is in the next week', weekly(7), '2026-10-12', '2026-10-18'],
    ['a week goes over the end of a year', weekly(5), '2026-12-31', '2027-01-01'],
    ['a day of this month', monthly(15), '2026-10-12', '2026-10-15'],
    ['a day that has come is next month', monthly(12), '2026-10-12', '2026-11-12'],
    ['the 31st is the last day of a shorter month', monthly(31), '2026-10-31', '2026-11-30'],
    ['and of February', monthly(30), '2027-01-30', '2027-02-28'],
    ['a short month does not shorten the next one', monthly(31), '2026-11-30', '2026-12-31'],
    ['December is followed by January', monthly(1), '2026-12-01', '2027-01-01'],
    ['a milestone ahead', at('2027-01-15'), '2026-10-12', '2027-01-15'],
    ['a milestone of the day', at('2026-10-12'), '2026-10-12', null],
    ['a milestone that was deleted', at(null), '2026-10-12', null],
  ])('%s', (_what, schedule, after, next) => {
    expect(nextRunOn(schedule, after)).toBe(next);
  });

  it('is always ahead, on its day, and none lies between', () => {
    const after = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
    fc.assert(
      fc.property(after, fc.integer({ min: 1, max: 7 }), (day, weekday) => {
        const next = nextRunOn(weekly(weekday), day) ?? '';
        expect(new Date(`${next}T12:00:00Z`).getUTCDay()).toBe(weekday % 7);
        expect(daysBetween(day, next)).toBeGreaterThan(0);
        expect(daysBetween(day, next)).toBeLessThanOrEqual(7);
      }),
    );
    fc.assert(
      fc.property(after, fc.integer({ min: 1, max: 31 }), (day, monthDay) => {
        const next = nextRunOn(monthly(monthDay), day) ?? '';
        const parts = dayParts(next);
        expect(parts?.day).toBe(Math.min(monthDay, daysInMonth(parts?.year ?? 0, parts?.month ?? 0)));
        expect(daysBetween(day, next)).toBeGreaterThan(0);
        expect(daysBetween(day, next)).toBeLessThanOrEqual(31);
      }),
    );
  });
});

describe('a schedule', () => {
  const sound = { ...none, frequency: 'WEEKLY', weekday: 1, recipient_ids: [1] } as const;
  it.each([
    ['WEEKLY', 'weekday', 'Choose the day of the week.'],
    ['MONTHLY', 'month_day', 'Choose the day of the month.'],
    ['MILESTONE', 'milestone_id', 'Choose the milestone.'],
  ] as const)('%s asks for %s', (frequency, field, problem) => {
    expect(scheduleProblems({ ...none, frequency, recipient_ids: [1] })).toEqual({ [field]: [problem] });
  });
  it('asks for somebody who gets it, and for no more than there may be', () => {
    expect(scheduleProblems(sound)).toEqual({});
    expect(scheduleProblems({ ...sound, recipient_ids: [] })).toHaveProperty('recipient_ids');
    const many = Array.from({ length: REPORT_SCHEDULES.recipients + 1 }, (_, id) => id);
    expect(scheduleProblems({ ...sound, recipient_ids: many.slice(1) })).toEqual({});
    expect(scheduleProblems({ ...sound, recipient_ids: many })).toHaveProperty('recipient_ids');
  });
  it('keeps only what its frequency uses', () => {
    const all = { frequency: 'MONTHLY', weekday: 1, month_day: 2, milestone_id: 3 } as const;
    expect(ownTiming(all)).toEqual({ ...none, frequency: 'MONTHLY', month_day: 2 });
    expect(ownTiming({ ...all, frequency: 'MILESTONE' })).toMatchObject({ weekday: null, milestone_id: 3 });
  });
  it.each([
    [{ frequency: 'WEEKLY', weekday: 5 }, 'Every Friday'],
    [{ frequency: 'MONTHLY', month_day: 1 }, 'Every month on the 1st'],
    [{ frequency: 'MONTHLY', month_day: 22 }, 'Every month on the 22nd'],
    [{ frequency: 'MONTHLY', month_day: 23 }, 'Every month on the 23rd'],
    [{ frequency: 'MONTHLY', month_day: 11 }, 'Every month on the 11th'],
    [{ frequency: 'MILESTONE', milestone_id: 3, milestone_name: '50% DD' }, 'At 50% DD'],
    [{ frequency: 'MILESTONE', milestone_id: 3 }, 'At a milestone that was deleted'],
  ] as const)('%o reads', (timing, words) => {
    expect(scheduleWords({ ...none, milestone_name: null, ...timing })).toBe(words);
  });
});

describe('who gets a run', () => {
  const run = { readWith: ['risk_access'], isPrivate: false, isOwn: false };
  const holding = (...held: string[]) => ({ permissions: new Set(held) });
  it.each([
    ['who holds all', holding('reporting_access', 'risk_access'), run, /gets it/],
    ['who sees no reports', holding('risk_access'), run, /no longer sees reports/],
    ['who lacks a figure', holding('reporting_access'), run, /figures that your role does not see/],
    [
      'of a private report',
      holding('reporting_access', 'risk_access'),
      { ...run, isPrivate: true },
      /private/,
    ],
    [
      'its own maker',
      holding('reporting_access', 'risk_access'),
      { ...run, isPrivate: true, isOwn: true },
      /gets it/,
    ],
  ])('%s', (_who, recipient, of, reason) => {
    expect(leftOutReason(recipient, of) ?? 'gets it').toMatch(reason);
  });
  it.each([
    [1, 0, 'Sent to 1 person'],
    [4, 0, 'Sent to 4 people'],
    [3, 1, 'Sent to 3 people; 1 person may not see all of it'],
    [0, 2, 'Sent to nobody: 2 people may not see all of it'],
  ])('%d and %d read', (sent, leftOut, words) => {
    expect(sentWords(sent, leftOut)).toBe(words);
  });
});
