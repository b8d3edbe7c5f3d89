import { fromCents, subtractMoney, sumMoney, toCents } from '#domain/money';

/** How far a bidder has come with an invitation. */
export const INVITATIONS = {
  PENDING: 'Pending',
  SENT: 'Invite sent',
  OPENED: 'Invite opened',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  SUBMITTED: 'Submitted',
} as const;
/** How far a bidder has come. */
export type Invitation = keyof typeof INVITATIONS;

/** Whether a bid covers a scope line. A line without an entry is missing. */
export const COVERAGES = { INCLUDED: 'Included', EXCLUDED: 'Excluded', MISSING: 'Missing' } as const;
/** What a bid says to a scope line. */
export type Coverage = keyof typeof COVERAGES;

/** Whether a scope line is part of the package. */
export const INCLUSIONS = { INCLUDED: 'Included', EXCLUDED: 'Excluded', BY_OTHERS: 'By others' } as const;
/** What the company says of a scope line; a line that says nothing is included. */
export type Inclusion = keyof typeof INCLUSIONS;

/** Whether bidders price a line: one that is excluded or by others only says what the package leaves out. */
export const isInScope = ({ inclusion = 'INCLUDED' }: { inclusion?: Inclusion | undefined }): boolean =>
  inclusion === 'INCLUDED';

/** The inclusion as it is kept: only of a line that the package leaves out. */
export const leftOut = (inclusion: Inclusion | undefined): { inclusion?: Inclusion } =>
  inclusion === undefined || isInScope({ inclusion }) ? {} : { inclusion };

/** Amounts that stand beside the scope lines: the owner's own costs, and what a bidder added. */
export const EXTRA_KINDS = { PRIVATE: 'Private cost', ADDITION: 'Additional item' } as const;

/** One line of the scope sheet; the estimate is dollars. */
export interface ScopeLine {
  id: number;
  section: string;
  name: string;
  quantity: number | null;
  unit: string;
  estimate: number | null;
  inclusion?: Inclusion;
  /** The work package that it belongs to; bidders do not see it. */
  work_package_id?: number;
}

/** What a bidder says to one scope line. Dollars; a plug is ours, signed, and bidders never see it. */
export interface LineBid {
  line_id: number;
  coverage: Coverage;
  unit_price: number | null;
  amount: number | null;
  plug: number | null;
  note: string;
}

/** A cost beside the scope lines, in dollars; it counts while it is on. */
export interface BidExtra {
  extra_kind: keyof typeof EXTRA_KINDS;
  name: string;
  amount: number;
  is_on: boolean;
}

/** Work that bidders price beside the scope lines: all of them do it, or none. */
export interface Alternate {
  id: number;
  name: string;
  /** Part of every leveled bid. */
  is_chosen: boolean;
}

/** What a bidder asks for an alternate in dollars; a deduction is negative, null is not priced. */
export interface AlternateBid {
  alternate_id: number;
  amount: number | null;
}

/** A company that is asked for a price, and its bid. */
export interface Bidder {
  id: number;
  company: string;
  contact: string;
  invitation: Invitation;
  /** The total on the bid form, in dollars, where it states one. */
  stated_total: number | null;
  /** Why the bid does not count; empty for a responsive one. */
  rejection: string;
  /** The bidder's own conditions, in their words. */
  qualifications?: string;
  /** Their prices of alternates. */
  alternates?: AlternateBid[];
  bids: LineBid[];
  extras: BidExtra[];
}

/** The scope of a package with everything that was bid for it. */
export interface LevelingSheet {
  lines: ScopeLine[];
  bidders: Bidder[];
  alternates?: Alternate[];
}

/** A bid leveled: dollars. Leveled = base + plugs + extras that are on + chosen alternates. */
export interface LeveledBid {
  bidder_id: number;
  /** Submitted and not refused: it may be low. */
  counts: boolean;
  base: number;
  plugs: number;
  plugged: number;
  extras: number;
  /** Prices of the chosen alternates. */
  alternates: number;
  leveled: number;
  /** Lines with neither a price nor a plug, and chosen alternates without a price. */
  open: number;
  /** What does not add up, in words. */
  errors: string[];
}

/** All bids of a package, leveled; low bids are several where totals are equal. */
export interface Leveled {
  bids: LeveledBid[];
  apparentLow: number[];
  leveledLow: number[];
  /** The lowest leveled total in dollars; null without a bid that counts. */
  low: number | null;
  /** Dollars between the highest and the lowest leveled total. */
  spread: number | null;
}

/** A package without scope lines and bidders. */
export const emptySheet: LevelingSheet = { lines: [], bidders: [] };

/** Quantity times unit price in dollars, to the cent. */
export const extendedPrice = (quantity: number, unitPrice: number): number =>
  fromCents(Math.round(Number((quantity * unitPrice * 100).toPrecision(15))));

/** What a bid asks for a line of the package in dollars: the amount, else quantity times unit price; null where it names no price. */
export function priceOf(line: ScopeLine, bid: LineBid | undefined): number | null {
  if (bid?.coverage !== 'INCLUDED' || !isInScope(line)) return null;
  if (bid.amount !== null) return bid.amount;
  return bid.unit_price !== null && line.quantity !== null
    ? extendedPrice(line.quantity, bid.unit_price)
    : null;
}

/** What a bidder asks for an alternate in dollars; null where it is not priced. */
export const alternatePrice = ({ alternates = [] }: Bidder, id: number): number | null =>
  alternates.find(({ alternate_id: one }) => one === id)?.amount ?? null;

/** What the estimate has for the lines of the package, in dollars. */
export const scopeEstimate = (lines: readonly ScopeLine[]): number =>
  sumMoney(lines.filter(isInScope).map(({ estimate }) => estimate ?? 0));

const byLines = new WeakMap<readonly LineBid[], ReadonlyMap<number, LineBid>>();

/** A bid by the lines that it names. A bid is read, never written: an edit of another one leaves it as it is. */
export function bidsByLine({ bids }: Bidder): ReadonlyMap<number, LineBid> {
  const known = byLines.get(bids);
  if (known) return known;
  const made = new Map(bids.map((bid) => [bid.line_id, bid]));
  byLines.set(bids, made);
  return made;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Levels one bid over the lines of the package; entries of dropped lines, and of lines that are left out, do not count. */
export function levelBid(
  { lines, alternates = [] }: Omit<LevelingSheet, 'bidders'>,
  bidder: Bidder,
): LeveledBid {
  const byLine = bidsByLine(bidder);
  const errors: string[] = [];
  const base: number[] = [];
  const plugs: number[] = [];
  let open = 0;
  for (const line of lines.filter(isInScope)) {
    const bid = byLine.get(line.id);
    const price = priceOf(line, bid);
    if (price !== null) base.push(price);
    if (bid?.plug != null) plugs.push(bid.plug);
    if (price === null && bid?.plug == null) open += 1;
    if (bid?.coverage !== 'INCLUDED' || bid.amount === null || bid.unit_price === null) continue;
    if (line.quantity === null) continue;
    const extended = extendedPrice(line.quantity, bid.unit_price);
    if (toCents(extended) !== toCents(bid.amount))
      errors.push(
        `${line.name}: quantity times unit price is ${dollars.format(extended)}, the bid says ${dollars.format(bid.amount)}.`,
      );
  }
  const sum = sumMoney(base);
  if (bidder.stated_total !== null && toCents(bidder.stated_total) !== toCents(sum))
    errors.push(
      `The bid states ${dollars.format(bidder.stated_total)}, its lines add up to ${dollars.format(sum)}.`,
    );
  const chosen: number[] = [];
  for (const { id } of alternates.filter(({ is_chosen: isChosen }) => isChosen)) {
    const amount = alternatePrice(bidder, id);
    if (amount === null) open += 1;
    else chosen.push(amount);
  }
  const plugged = sumMoney(plugs);
  const extras = sumMoney(bidder.extras.filter(({ is_on: isOn }) => isOn).map(({ amount }) => amount));
  return {
    bidder_id: bidder.id,
    counts: bidder.invitation === 'SUBMITTED' && bidder.rejection.trim() === '',
    base: sum,
    plugs: plugged,
    plugged: plugs.length,
    extras,
    alternates: sumMoney(chosen),
    leveled: sumMoney([sum, plugged, extras, ...chosen]),
    open,
    errors,
  };
}

const lowest = (bids: readonly LeveledBid[], of: 'base' | 'leveled'): number[] => {
  const least = Math.min(...bids.map((bid) => toCents(bid[of])));
  return bids.filter((bid) => toCents(bid[of]) === least).map(({ bidder_id: id }) => id);
};

type Kept = Pick<LevelingSheet, 'lines' | 'alternates'> & { bid: LeveledBid };
/** Bids as they were leveled last: an edit of one bid leaves the others as they are. */
const kept = new WeakMap<Bidder, Kept>();

function levelBidOnce({ lines, alternates }: LevelingSheet, bidder: Bidder): LeveledBid {
  const known = kept.get(bidder);
  if (known && known.lines === lines && known.alternates === alternates) return known.bid;
  const bid = levelBid({ lines, ...(alternates && { alternates }) }, bidder);
  kept.set(bidder, { lines, ...(alternates && { alternates }), bid });
  return bid;
}

/** The bids as they add up together: which are low, and how far apart they are. */
function compared(bids: LeveledBid[]): Leveled {
  const counted = bids.filter(({ counts }) => counts);
  const totals = counted.map(({ leveled }) => leveled);
  const low = totals.length > 0 ? Math.min(...totals) : null;
  return {
    bids,
    apparentLow: lowest(counted, 'base'),
    leveledLow: lowest(counted, 'leveled'),
    low,
    spread: low === null ? null : subtractMoney(Math.max(...totals), low),
  };
}

/** The same bids without what we put in for their gaps: to look at, never to award by. */
export const withoutPlugs = ({ bids }: Leveled): Leveled =>
  compared(bids.map((bid) => ({ ...bid, leveled: subtractMoney(bid.leveled, bid.plugs) })));

/** Levels every bid and says which are low. A sheet is read, never written: what was leveled of it before counts again. */
export const levelSheet = (sheet: LevelingSheet): Leveled =>
  compared(sheet.bidders.map((bidder) => levelBidOnce(sheet, bidder)));

/** Percent that a price may be away from the estimate or the median before it is marked. */
export const OUTLIER_PERCENT = 25;

const median = (values: readonly number[]): number | null => {
  if (values.length < 3) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
};

const away = (price: number, from: number | null): number | null =>
  from === null || from === 0 ? null : Math.round((price / from - 1) * 100);

/** How many percent a price lies from the estimate and from the median of its line; null for each that is near, or not known. */
export interface Outlier {
  estimate: number | null;
  median: number | null;
}

/** Tells how far prices are from their lines; made once for a sheet, in time in proportion to its bids. */
export function outliersOf({ lines, bidders }: LevelingSheet): (lineId: number, price: number) => Outlier {
  const byBidder = bidders.map(bidsByLine);
  const known = new Map(
    lines.map((line) => {
      const prices = byBidder.map((bids) => priceOf(line, bids.get(line.id))).filter((one) => one !== null);
      return [line.id, { estimate: line.estimate, median: median(prices) }];
    }),
  );
  const far = (percent: number | null) =>
    percent !== null && Math.abs(percent) > OUTLIER_PERCENT ? percent : null;
  return (lineId, price) => {
    const line = known.get(lineId);
    return {
      estimate: far(away(price, line?.estimate ?? null)),
      median: far(away(price, line?.median ?? null)),
    };
  };
}
