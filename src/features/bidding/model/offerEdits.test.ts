import { describe, expect, it } from 'vitest';
import { type AskedLine, emptyOffer } from '#domain/bidding';
import {
  alternateTyped,
  pastePrices,
  priceTyped,
  withAlternate,
  withAnswer,
  withPrice,
} from './offerEdits.ts';

const lines: AskedLine[] = [1, 2, 3].map((id) => ({
  id,
  section: '',
  name: `Line ${id}`,
  quantity: id === 2 ? null : 10,
  unit: '',
}));

describe('prices of a bid', () => {
  it('are unit prices where there is a quantity, else amounts', () => {
    const priced = lines.reduce((offer, line) => withPrice(offer, line, line.id * 5), emptyOffer);
    expect(priced.lines.map(({ unit_price: unit, amount }) => [unit, amount])).toEqual([
      [5, null],
      [null, 10],
      [15, null],
    ]);
    expect(lines.map((line, at) => priceTyped(line, priced.lines[at]))).toEqual([5, 10, 15]);
  });

  it('stay as typed while their line is excluded', () => {
    const [line] = lines as [AskedLine];
    const excluded = withAnswer(withPrice(emptyOffer, line, 7), 1, { coverage: 'EXCLUDED' });
    expect(priceTyped(line, excluded.lines[0])).toBe(7);
  });

  it.each([
    ['$1,000.50\n\n(20)\n4\n', [1000.5, null, -20]],
    ['5\tLF\r\nnone\r\n6', [5, null, 6]],
  ])('are pasted from a column: %j', (text, prices) => {
    const pasted = pastePrices(emptyOffer, lines, 0, text);
    const byLine = new Map(pasted?.lines.map((line) => [line.line_id, line]));
    expect(lines.map((line) => priceTyped(line, byLine.get(line.id)))).toEqual(prices);
  });

  it('of alternates are one for each', () => {
    const offer = withAlternate(withAlternate(withAlternate(emptyOffer, 2, 5), 1, -41_500), 2, null);
    expect([1, 2, 3].map((id) => alternateTyped(offer, id))).toEqual([-41_500, null, null]);
    expect(offer.alternates).toHaveLength(2);
  });

  it('leave excluded lines and one single value alone', () => {
    const excluded = withAnswer(emptyOffer, 1, { coverage: 'EXCLUDED' });
    expect(pastePrices(excluded, lines, 0, '1\n2')?.lines[0]).toEqual(excluded.lines[0]);
    expect(pastePrices(emptyOffer, lines, 0, '12')).toBeUndefined();
  });
});
