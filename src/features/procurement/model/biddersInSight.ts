import * as t from '../texts.ts';

/** Places in the order of the bidders, from 0. */
export interface InSight {
  first: number;
  last: number;
}

/** Pixels: between what bidders are seen, and where each begins and ends. */
export interface BidderPlaces {
  from: number;
  to: number;
  starts: readonly number[];
  ends: readonly number[];
}

/** Pixels that a column may be cut by and is still seen whole. */
const SLACK = 1;

/** The bidders that are seen whole; where none is, the one that begins nearest to where they are seen from. */
export function inSightOf({ from, to, starts, ends }: BidderPlaces): InSight | null {
  if (starts.length === 0) return null;
  const whole = starts.flatMap((start, at) =>
    start >= from - SLACK && (ends[at] ?? start) <= to + SLACK ? [at] : [],
  );
  const [first] = whole;
  const last = whole.at(-1);
  if (first !== undefined && last !== undefined) return { first, last };
  const far = starts.map((start) => Math.abs(start - from));
  const nearest = far.indexOf(Math.min(...far));
  return { first: nearest, last: nearest };
}

/** The bidder that comes next where those that are seen move by one; null where they cannot. */
export interface Steps {
  /** -1 is the start of the table. */
  back: number | null;
  on: number | null;
}

/** Where the arrows lead: to the bidder that begins before, or after, where bidders are seen from. */
export function stepsOf({ from, starts }: Pick<BidderPlaces, 'from' | 'starts'>, scroll: Scroll): Steps {
  const back = starts.findLastIndex((start) => start < from - SLACK);
  const on = starts.findIndex((start) => start > from + SLACK);
  return {
    back: scroll.at <= SLACK ? null : back === 0 ? -1 : back,
    on: scroll.at >= scroll.most - SLACK ? null : on < 0 ? starts.length - 1 : on,
  };
}

/** Pixels to the left of what is shown, and the most of them. */
export interface Scroll {
  at: number;
  most: number;
}

/** `Bidders 1 to 3 of 12`, `Bidder 2 of 3`. */
export const inSightWords = ({ first, last }: InSight, bidders: number): string =>
  first === last
    ? t.bidderFirstOfBidders(first + 1, bidders)
    : t.biddersFirstToLast(first + 1, last + 1, bidders);
