import type { Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { INVITATIONS } from '#domain/procurement';
import type { BidInvitation } from '../biddingQueries.ts';

const tones: Readonly<Record<BidInvitation['state'], Tone>> = {
  SENT: 'neutral',
  OPENED: 'neutral',
  ACCEPTED: 'info',
  DECLINED: 'critical',
  SUBMITTED: 'positive',
};

/** How far a bidder is, as a tag. */
export const stateLook = ({ state, is_late: isLate }: Pick<BidInvitation, 'state' | 'is_late'>) => ({
  label: state === 'SUBMITTED' && isLate ? 'Submitted late' : INVITATIONS[state],
  tone: state === 'SUBMITTED' && isLate ? ('caution' as const) : tones[state],
});

/** What a bidder's bid is now: sealed, in the leveling, or not there. */
export function bidWords({ state, is_sealed: isSealed }: Pick<BidInvitation, 'state' | 'is_sealed'>): string {
  if (state !== 'SUBMITTED') return '-';
  return isSealed ? 'Sealed' : 'In leveling';
}

/** The sealed bids that opening takes: those in time by themselves, late ones by name. */
export function sealedBids(invitations: readonly Pick<BidInvitation, 'id' | 'is_sealed' | 'is_late'>[]): {
  inTime: number;
  late: number[];
} {
  const sealed = invitations.filter(({ is_sealed: isSealed }) => isSealed);
  return {
    inTime: sealed.filter(({ is_late: isLate }) => !isLate).length,
    late: sealed.flatMap(({ id, is_late: isLate }) => (isLate ? [id] : [])),
  };
}
