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

const RECORDED = 'Who opened bids and when stays on record, also after Undo.';

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
      label: isOne ? 'Accept late bid' : 'Accept late bids',
      question: isOne ? 'Accept the late bid?' : `Accept ${late} late bids?`,
      effect: isOne
        ? 'It goes into leveling and stays marked late here.'
        : 'They go into leveling and stay marked late here.',
      done: isOne ? 'Late bid accepted' : 'Late bids accepted',
      detail: isOne ? 'It is in leveling now.' : 'They are in leveling now.',
    };
  }
  return {
    takesLate,
    label: 'Open bids',
    question: 'Open the bids?',
    effect: `${inTime === 0 ? 'No bid came in time.' : `${inTime === 1 ? '1 bid goes' : `${inTime} bids go`} into leveling.`} ${RECORDED}`,
    done: 'Bids opened',
    detail: inTime === 0 ? '' : inTime === 1 ? 'It is in leveling now.' : 'They are in leveling now.',
  };
}
