import { type AskedLine, answersOf, type Offer, type OfferLine } from '#domain/bidding';
import { parseMoney } from '#domain/money';
import { isInScope } from '#domain/procurement';

const blank = (lineId: number): OfferLine => ({
  line_id: lineId,
  coverage: 'INCLUDED',
  unit_price: null,
  amount: null,
  note: '',
});

/** The bid with another answer to one line. */
export function withAnswer(offer: Offer, lineId: number, part: Partial<OfferLine>): Offer {
  const had = answersOf(offer).get(lineId);
  const next = { ...(had ?? blank(lineId)), ...part };
  return {
    ...offer,
    lines: had ? offer.lines.map((line) => (line === had ? next : line)) : [...offer.lines, next],
  };
}

/** The bid with a price for one line: a unit price where it has a quantity, else an amount. */
export const withPrice = (offer: Offer, line: AskedLine, price: number | null): Offer =>
  withAnswer(
    offer,
    line.id,
    line.quantity === null ? { amount: price, unit_price: null } : { unit_price: price, amount: null },
  );

/** The price that a bidder has typed for a line. */
export const priceTyped = (line: AskedLine, answer: OfferLine | undefined): number | null =>
  (line.quantity === null ? answer?.amount : answer?.unit_price) ?? null;

/**
 * Prices pasted from a column of a spreadsheet, from one line on. Rows that are blank or no price leave their line as it
 * is; undefined where the text is no column at all.
 */
export function pastePrices(
  offer: Offer,
  lines: readonly AskedLine[],
  from: number,
  text: string,
): Offer | undefined {
  const rows = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (rows.length < 2) return undefined;
  let next = offer;
  for (const [at, row] of rows.slice(0, lines.length - from).entries()) {
    const line = lines[from + at];
    const price = parseMoney(row.split('\t')[0] ?? '');
    if (line && isInScope(line) && price !== null && answersOf(next).get(line.id)?.coverage !== 'EXCLUDED')
      next = withPrice(next, line, price);
  }
  return next;
}

/** What a bidder has typed for an alternate. */
export const alternateTyped = ({ alternates }: Offer, id: number): number | null =>
  alternates.find(({ alternate_id: one }) => one === id)?.amount ?? null;

/** The bid with another price of an alternate. */
export const withAlternate = (offer: Offer, id: number, amount: number | null): Offer => ({
  ...offer,
  alternates: [
    ...offer.alternates.filter(({ alternate_id: one }) => one !== id),
    { alternate_id: id, amount },
  ],
});
