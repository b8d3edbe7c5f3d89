import { addDays, type IsoDate, toDayNumber } from '#domain/dates';

/** How often unread notifications are mailed to a person. */
export const digestChoices = ['off', 'daily', 'weekly'] as const;

/** A choice of how often. */
export type DigestChoice = (typeof digestChoices)[number];

/** The choices as people read them, in the order in which they are offered. */
export const DIGEST_OPTIONS = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every Monday' },
  { value: 'off', label: 'Not at all' },
] as const satisfies readonly { value: DigestChoice; label: string }[];

/** What holds for somebody who has chosen nothing. */
export const usualDigest: DigestChoice = 'daily';

/** Minutes that a notification waits for its reader before it is mailed. */
export const DIGEST_WAIT_MINUTES = 60;

/** Monday of a day's week. A weekly digest is due once something unread is older than that, so a missed Monday is made up for. */
export const mondayOf = (day: IsoDate): IsoDate => addDays(day, -(toDayNumber(day) % 7));
