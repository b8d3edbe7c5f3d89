/** Invitations that one person may have sent within the last hour; more would be a mailing. */
export const INVITES_PER_HOUR = 100;

/** Seconds between two invitations to the same address. */
export const RESEND_PAUSE = 60;

const hour = 3600;
const secondsUntil = (from: number, span: number, now: number) => Math.ceil((from - now) / 1000) + span;

/**
 * Seconds until the next invitation may go out; 0 when it may now. `sent` holds the inviter's last invitations newest
 * first (ISO 8601 UTC), `lastToThem` the last one to this person.
 */
export function inviteWait(sent: readonly string[], lastToThem: string | null, now: Date): number {
  const at = now.getTime();
  const repeat = lastToThem === null ? 0 : secondsUntil(Date.parse(lastToThem), RESEND_PAUSE, at);
  const oldest = sent[INVITES_PER_HOUR - 1];
  const crowd = oldest === undefined ? 0 : secondsUntil(Date.parse(oldest), hour, at);
  return Math.max(0, repeat, crowd);
}
