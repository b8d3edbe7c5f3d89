import { notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { findInvitation, type OpenInvitation } from './bidderRepository.ts';
import { isLinkToken, linkHash } from './bidLink.ts';

/** A call that a bidder makes by their link. */
export type Visit = Pick<Call<'openBid'>, 'tx' | 'now' | 'tenant' | 'services'>;

/** The invitation of a link. One that has ended, is malformed or another company's answers the same 404. */
export async function enter(
  { tx, now, tenant }: Visit,
  token: string,
  isLocked = true,
): Promise<OpenInvitation> {
  const here = { now, timeZone: tenant.timeZone };
  const invitation = isLinkToken(token)
    ? await findInvitation(tx, linkHash(token), here, isLocked)
    : undefined;
  if (!invitation) throw notFound();
  return invitation;
}

/** Refuses what comes after the last moment: a bid in time stays as it is, a late one comes once. */
export function refuseClosed({ phase, submissions }: OpenInvitation): void {
  if (phase === 'CLOSED') throw ruleRefused('This package is bought. Bids can no longer change.');
  if (phase === 'LATE' && submissions > 0)
    throw ruleRefused('Bidding is closed. The bid you submitted counts and can no longer change.');
}
