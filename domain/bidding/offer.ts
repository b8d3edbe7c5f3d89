import type { FieldErrors } from '#domain/errors';
import { MONEY_LIMIT, sumMoney } from '#domain/money';
import {
  type Alternate,
  type AlternateBid,
  type Bidder,
  extendedPrice,
  isInScope,
  type LineBid,
  type ScopeLine,
} from '#domain/procurement';

/** A line that a bidder is asked to price: what the scope sheet says, without what it may cost. */
export type AskedLine = Omit<ScopeLine, 'estimate' | 'work_package_id'>;

/** An alternate that a bidder may price; whether it is chosen is for the company to know. */
export type AskedAlternate = Omit<Alternate, 'is_chosen'>;

/** What a bidder answers to a line. Dollars: a unit price where the line has a quantity, else an amount. */
export interface OfferLine {
  line_id: number;
  coverage: 'INCLUDED' | 'EXCLUDED';
  unit_price: number | null;
  amount: number | null;
  note: string;
}

/** A bid as its bidder writes it. */
export interface Offer {
  lines: OfferLine[];
  alternates: AlternateBid[];
  /** Conditions of the bidder, in their own words. */
  qualifications: string;
  /** Whether the bid comes with the bond that is asked for. */
  has_bond?: boolean;
}

/** A bid without a single price. */
export const emptyOffer: Offer = { lines: [], alternates: [], qualifications: '' };

/** The longest text of conditions, in characters. */
export const MOST_QUALIFICATIONS = 4000;

/** What a bidder asks for a line in dollars; null where the line is not asked for, is excluded, or has no price yet. */
export function offerPrice(line: AskedLine, answer: OfferLine | undefined): number | null {
  if (answer?.coverage !== 'INCLUDED' || !isInScope(line)) return null;
  if (line.quantity === null) return answer.amount;
  return answer.unit_price === null ? null : extendedPrice(line.quantity, answer.unit_price);
}

/** The answers by their lines. */
export const answersOf = ({ lines }: Offer): ReadonlyMap<number, OfferLine> =>
  new Map(lines.map((line) => [line.line_id, line]));

/** The base bid in dollars, and how many lines have a price or are excluded. Answers to dropped lines do not count. */
export function offerTotal(lines: readonly AskedLine[], offer: Offer): { base: number; answered: number } {
  const answers = answersOf(offer);
  const prices = lines.map((line) => offerPrice(line, answers.get(line.id)));
  const excluded = lines.filter(
    (line) => isInScope(line) && answers.get(line.id)?.coverage === 'EXCLUDED',
  ).length;
  const priced = prices.filter((price) => price !== null);
  return { base: sumMoney(priced), answered: priced.length + excluded };
}

/** What is wrong with a bid that is being written, by place, e.g. `lines.2.unit_price`. The page and the server share it. */
export function checkOffer(lines: readonly AskedLine[], offer: Offer): FieldErrors {
  const errors: Record<string, string[]> = {};
  const byId = new Map(lines.map((line) => [line.id, line]));
  const seen = new Set<number>();
  for (const [place, answer] of offer.lines.entries()) {
    if (seen.has(answer.line_id)) errors[`lines.${place}.line_id`] = ['A line has two prices. Keep one.'];
    seen.add(answer.line_id);
    const line = byId.get(answer.line_id);
    const price = line && offerPrice(line, answer);
    if (line && price != null && Math.abs(price) > MONEY_LIMIT)
      errors[`lines.${place}.unit_price`] = [`${line.name}: quantity times unit price is too large.`];
  }
  const alternates = offer.alternates.map(({ alternate_id: id }) => id);
  if (new Set(alternates).size < alternates.length)
    errors['alternates'] = ['An alternate has two prices. Keep one.'];
  if (offer.qualifications.length > MOST_QUALIFICATIONS)
    errors['qualifications'] = [`Qualifications are at most ${MOST_QUALIFICATIONS} characters.`];
  return errors;
}

/** What a bid needs besides its prices. */
export interface BidTerms {
  /** Numbers of the addenda that are not confirmed. */
  unconfirmed?: readonly number[];
  /** Percent of the bid bond; null where none is asked for. */
  bond?: number | null;
}

/** Why a bid cannot be submitted yet; empty when it can. */
export function missingBeforeSubmit(
  lines: readonly AskedLine[],
  offer: Offer,
  { unconfirmed = [], bond = null }: BidTerms = {},
): string[] {
  return [
    ...missingPrices(lines.filter(isInScope), offer),
    ...unconfirmed.map((number) => `addendum ${number} to confirm`),
    ...(bond !== null && offer.has_bond !== true ? ['bid bond to confirm'] : []),
  ];
}

function missingPrices(lines: readonly AskedLine[], offer: Offer): string[] {
  if (lines.length === 0) return ['There are no lines to price yet'];
  const { base, answered } = offerTotal(lines, offer);
  const open = lines.length - answered;
  if (open > 0) return [open === 1 ? '1 line to price' : `${open} lines to price`];
  const answers = answersOf(offer);
  if (lines.every(({ id }) => answers.get(id)?.coverage === 'EXCLUDED')) return ['Every line is excluded'];
  return base < 0 ? ['The base bid is below $0'] : [];
}

/**
 * A bidder of the scope sheet with the prices of their bid; plugs, private costs and a rejection of ours stay. `stated` is what the
 * bid came to when it was submitted, in dollars.
 */
export function withOffer(bidder: Bidder, lines: readonly AskedLine[], offer: Offer, stated: number): Bidder {
  const answers = answersOf(offer);
  const had = new Map(bidder.bids.map((bid) => [bid.line_id, bid]));
  return {
    ...bidder,
    invitation: 'SUBMITTED',
    stated_total: stated,
    qualifications: offer.qualifications,
    alternates: offer.alternates,
    // What the package leaves out has no answer; a plug that was there waits for the line to come back.
    bids: lines.flatMap((line): LineBid[] => {
      const { id } = line;
      const kept = had.get(id);
      if (!isInScope(line)) return kept ? [kept] : [];
      const { coverage = 'MISSING', unit_price = null, amount = null, note = '' } = answers.get(id) ?? {};
      return [{ line_id: id, coverage, unit_price, amount, note, plug: kept?.plug ?? null }];
    }),
  };
}
