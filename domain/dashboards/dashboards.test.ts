import { describe, expect, it } from 'vitest';
import { isLegacy, STATUS_ORDER } from '#domain/projects';
import { overWords, PORTFOLIO_STATUSES } from './index.ts';

describe('the portfolio', () => {
  it('leaves out what is legacy, abandoned or a playground', () => {
    const left = STATUS_ORDER.filter((status) => !(PORTFOLIO_STATUSES as readonly string[]).includes(status));
    expect(left).toEqual(['PLAYGROUND', 'LEGACY', 'DRAFT_LEGACY', 'ABANDONED', 'ABANDONED_LEGACY']);
    expect(PORTFOLIO_STATUSES.some(isLegacy)).toBe(false);
  });

  it.each([
    [0, 0, 'No project has a budget and a forecast'],
    [0, 1, 'The project is within its budget'],
    [1, 1, 'The project is over its budget'],
    [0, 3, 'All 3 projects are within budget'],
    [1, 3, '1 of 3 projects is over'],
    [2, 3, '2 of 3 projects are over'],
  ])('says that %i of %i are over', (over, compared, words) => {
    expect(overWords({ over_count: over, compared_count: compared })).toBe(words);
  });
});
