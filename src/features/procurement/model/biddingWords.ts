import type { Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { INVITATIONS } from '#domain/procurement';
import type { BidInvitation } from '../biddingQueries.ts';
import * as t from '../texts.ts';

const tones: Readonly<Record<BidInvitation['state'], Tone>> = {
  SENT: 'neutral',
  OPENED: 'neutral',
  ACCEPTED: 'info',
  DECLINED: 'critical',
  SUBMITTED: 'positive',
};

/** How far a bidder is, as a tag. */
export const stateLook = ({ state, is_late: isLate }: Pick<BidInvitation, 'state' | 'is_late'>) => ({
  label: state === 'SUBMITTED' && isLate ? t.submittedLate : INVITATIONS[state],
  tone: state === 'SUBMITTED' && isLate ? ('caution' as const) : tones[state],
});

/** What a bidder's bid is now: sealed, in the leveling, or not there. */
export function bidWords({ state, is_sealed: isSealed }: Pick<BidInvitation, 'state' | 'is_sealed'>): string {
  if (state !== 'SUBMITTED') return '-';
  return isSealed ? t.sealed : t.inLeveling;
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

/** What is said of opening sealed bids: those in time first, late ones by a press of their own. Undo takes bids out again. */
export interface OpeningWords {
  /** Whether late bids are what it takes. */
  takesLate: boolean;
  label: string;
  question: string;
  effect: string;
  done: string;
  detail: string;
}

const RECORDED = t.whoOpenedBidsAndWhen;

/** What opening does next. */
export function openingWords({
  inTime,
  late,
  isOpened,
}: {
  inTime: number;
  late: number;
  isOpened: boolean;
}): OpeningWords {
  const takesLate = isOpened && inTime === 0;
  if (takesLate) {
    const isOne = late === 1;
    return {
      takesLate,
      label: isOne ? t.acceptLateBid : t.acceptLateBids,
      question: isOne ? t.acceptTheLateBid : t.acceptLateLateBids(late),
      effect: isOne ? t.itGoesIntoLeveling : t.theyGoIntoLeveling,
      done: isOne ? t.lateBidAccepted : t.lateBidsAccepted,
      detail: isOne ? t.itIsInLevelingNow : t.theyAreInLevelingNow,
    };
  }
  return {
    takesLate,
    label: t.openBids,
    question: t.openTheBids,
    effect: `${inTime === 0 ? t.noBidCameInTime : t.valueIntoLeveling(inTime === 1 ? t.bidGoes1 : t.inTimeBidsGo(inTime))} ${RECORDED}`,
    done: t.bidsOpened,
    detail: inTime === 0 ? '' : inTime === 1 ? t.itIsInLevelingNow : t.theyAreInLevelingNow,
  };
}
