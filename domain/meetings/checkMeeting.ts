import type { IsoDate } from '#domain/dates';

/** Longest texts of a meeting, in characters, and how much fits into one. */
export const MEETING_LIMITS = {
  title: 120,
  notes: 10_000,
  note: 4_000,
  attendees: 100,
  topics: 200,
} as const;

/** Why a meeting's title cannot be kept, or null. */
export function titleProblem(title: string): string | null {
  if (title.trim() === '') return 'Give the meeting a title.';
  return title.trim().length > MEETING_LIMITS.title
    ? `A title has at most ${MEETING_LIMITS.title} characters. Shorten it.`
    : null;
}

/** Why an item cannot be deferred to this day, or null: it needs one, and one that is still to come. */
export function deferralProblem(date: IsoDate | null | undefined, today: IsoDate): string | null {
  if (!date) return 'Choose a new due date.';
  return date > today ? null : 'Choose a day after today.';
}
