import { describe, expect, it } from 'vitest';
import { movedCard, type OverviewCard, readLook, switchedCard, usualLook } from './overviewLook.ts';

describe('a look of the overview', () => {
  it.each([undefined, null, 'x', { order: 'area' }, { order: ['sky'], hidden: [7] }])(
    'that is kept as %j is the usual one',
    (stored) => expect(readLook(stored)).toEqual(usualLook),
  );

  it('keeps its order, each card once, and puts new cards last', () => {
    const { order, hidden } = readLook({ order: ['due', 'area', 'due'], hidden: ['cost', 'cost'] });
    expect(order.slice(0, 3)).toEqual(['due', 'area', 'news']);
    expect(order.toSorted()).toEqual(usualLook.order.toSorted());
    expect(hidden).toEqual(['cost']);
  });

  it.each<[OverviewCard, -1 | 1, number]>([
    ['news', -1, 0],
    ['news', 1, 2],
    ['area', -1, 0],
    ['components', 1, 7],
  ])('moves %s by %i to place %i', (card, by, place) =>
    expect(movedCard(usualLook, card, by).order.indexOf(card)).toBe(place),
  );

  it('comes back when a card is switched off and on', () => {
    const off = switchedCard(usualLook, 'due', false);
    expect(off.hidden).toEqual(['due']);
    expect(switchedCard(off, 'due', true)).toEqual(usualLook);
  });
});
