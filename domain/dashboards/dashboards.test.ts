import { describe, expect, it } from 'vitest';
import { isLegacy, STATUS_ORDER } from '#domain/projects';
import { CARD_WIDTHS, FIRST_CARDS, movedCard, overWords, PORTFOLIO_STATUSES, resizedCard } from './index.ts';

describe('the portfolio', () => {
  it('leaves out what is legacy, abandoned or a playground', () => {
    const left = STATUS_ORDER.filter((status) => !(PORTFOLIO_STATUSES as readonly string[]).includes(status));
    expect(left).toEqual(['PLAYGROUND', 'LEGACY', 'DRAFT_LEGACY', 'ABANDONED', 'ABANDONED_LEGACY']);
    expect(PORTFOLIO_STATUSES.some(isLegacy)).toBe(false);
  });

  it.each([
    [0, 0, 'No project has a budget and a forecast'],
    [0, 1, 'The one project with a budget is within it'],
    [1, 1, 'The one project with a budget is over it'],
    [0, 3, 'All 3 projects are within budget'],
    [1, 3, '1 of 3 projects is over'],
    [2, 3, '2 of 3 projects are over'],
  ])('says that %i of %i are over', (over, compared, words) => {
    expect(overWords({ over_count: over, compared_count: compared })).toBe(words);
  });
});

describe('cards', () => {
  const cards = ['a', 'b', 'c'].map((key) => ({ key, width: 4 }));
  const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key).join('');

  it.each([
    ['a', 1, 'bac'],
    ['a', 9, 'bca'],
    ['c', -1, 'acb'],
    ['c', -9, 'cab'],
    ['b', 0, 'abc'],
    ['x', 1, 'abc'],
  ])('move %s by %i', (key, by, order) => {
    expect(keys(movedCard(cards, key, by))).toBe(order);
  });

  it.each([
    [1, 5],
    [-1, 3],
    [-9, 3],
    [99, 12],
  ])('get wider by %i, to %i columns', (by, width) => {
    expect(resizedCard(cards, 'b', by).map((card) => card.width)).toEqual([4, width, 4]);
  });

  it('begin within their widths, each once', () => {
    expect(new Set(FIRST_CARDS.map(({ key }) => key)).size).toBe(FIRST_CARDS.length);
    expect(FIRST_CARDS.every(({ width }) => width >= CARD_WIDTHS.least && width <= CARD_WIDTHS.most)).toBe(
      true,
    );
  });
});
