import type { Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { formatMoney } from '#domain/money';
import {
  type BidderStanding,
  isExpired,
  type Prequalification,
  PREQUALIFICATIONS,
} from '#domain/procurement';
import * as t from '../texts.ts';

const tones: Readonly<Record<Prequalification, Tone>> = {
  QUALIFIED: 'positive',
  CONDITIONAL: 'caution',
  NOT_QUALIFIED: 'critical',
  NOT_ASKED: 'neutral',
};

/** How a company stands, as a tag. */
export function standingLook(
  standing: Pick<BidderStanding, 'status' | 'valid_until'>,
  today: string,
): { label: string; tone: Tone } {
  const { status } = standing;
  const ended = status !== 'NOT_QUALIFIED' && isExpired(standing, today);
  return ended
    ? { label: t.valueExpired(PREQUALIFICATIONS[status]), tone: 'caution' }
    : { label: PREQUALIFICATIONS[status], tone: tones[status] };
}

/** The limits of a company in a few words; empty where it has none. */
export const limitWords = ({
  single_limit: single,
  aggregate_limit: aggregate,
}: Pick<BidderStanding, 'single_limit' | 'aggregate_limit'>): string =>
  [
    single === null ? '' : t.singleProjectMoney(formatMoney(single)),
    aggregate === null ? '' : t.aggregateMoney(formatMoney(aggregate)),
  ]
    .filter(Boolean)
    .join(', ');
