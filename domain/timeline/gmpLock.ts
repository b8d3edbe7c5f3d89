import { formatDate, type IsoDate } from '#domain/dates';

/** What the lock looks at of a design milestone. */
interface Lockable {
  date: IsoDate;
  actual_date: IsoDate | null;
}

/**
 * Whether a design milestone keeps its date: it stands on or before the day up to which the GMP lock holds. That day is null
 * until the GMP date has passed, and where the project does not lock.
 */
export const isGmpLocked = (
  { date, actual_date: actual }: Lockable,
  lockedTo: IsoDate | null | undefined,
): boolean => lockedTo != null && (actual ?? date) <= lockedTo;

/** Why it is not moved, with the way out. */
export const gmpLockSentence = (name: string, lockedTo: IsoDate): string =>
  `${name} keeps its date: it stands before the GMP date of ${formatDate(lockedTo)}, which has passed. To move it, turn off "The GMP date locks" in the project's settings.`;
