import { describe, expect, it } from 'vitest';
import type { TvdItem } from '../tvdQueries.ts';
import {
  bestFor,
  offeredCombinations,
  outcomeOf,
  outcomeReason,
  pendingWords,
  toggledItem,
} from './gapChoice.ts';

const item = (id: number, amount: number, ...letters: string[]): TvdItem => ({
  id,
  code: `VO-00${id}`,
  name: `Item ${id}`,
  due_date: null,
  amount,
  groups: letters.map((letter) => ({ id: letter.codePointAt(0) ?? 0, letter })),
});
const items = [item(1, -3_850_000, 'A'), item(2, -1_920_000, 'A'), item(3, -200_000)];

describe('closing a gap', () => {
  it('takes the best items, and says what they make of the forecast', () => {
    const best = bestFor(items, 36_800_000, 33_100_000);
    expect(best).toMatchObject({ item_ids: [1], closes: true });
    expect(outcomeOf(items, best.item_ids, 36_800_000, 33_100_000)).toEqual({
      forecast: 32_950_000,
      sentence: 'VO-001 closes the gap and leaves $150,000 below it.',
    });
  });

  it.each([
    [[2, 3], 'VO-002, VO-003 leave $1,580,000 to find.'],
    [[], 'No item is chosen: $3,700,000 to find.'],
    [[1, 3], 'VO-001, VO-003 close the gap and leave $350,000 below it.'],
  ])('says of %j: %s', (chosen, sentence) => {
    expect(outcomeOf(items, chosen, 36_800_000, 33_100_000).sentence).toBe(sentence);
  });

  it('says when it is met exactly', () => {
    expect(outcomeOf(items, [3], 33_300_000, 33_100_000).sentence).toBe('VO-003 closes the gap exactly.');
  });

  it('says what the forecast with them is made of', () => {
    expect(outcomeReason(items, [1, 3], 36_800_000)).toMatchObject({
      parts: [
        { name: 'Forecast', text: '$36,800,000' },
        { name: 'VO-001 Item 1', text: '($3,850,000)' },
        { name: 'VO-003 Item 3', text: '($200,000)' },
      ],
      sum: { name: 'With the checked items', text: '$32,750,000' },
    });
  });

  it('lets one of a group in at a time', () => {
    expect(toggledItem(items, [1, 3], 2)).toEqual([3, 2]);
    expect(toggledItem(items, [1, 3], 3)).toEqual([1]);
  });

  it('offers the best combinations, the reader’s own, and none', () => {
    const { count, offered } = offeredCombinations(items, [3], 36_800_000, 33_100_000);
    expect(count).toBe(6);
    expect(offered.map(({ label, gap, isBest }) => [label, gap, isBest])).toEqual([
      ['VO-001', -150_000, true],
      ['VO-001, VO-003', -350_000, false],
      ['VO-002, VO-003', 1_580_000, false],
      ['VO-002', 1_780_000, false],
      ['VO-003', 3_500_000, false],
      ['None', 3_700_000, false],
    ]);
  });

  it('counts what is pending, and says where all of them share a group', () => {
    expect([pendingWords(items), pendingWords(items.slice(0, 2)), pendingWords([])]).toEqual([
      '3',
      '2 in group A',
      '0',
    ]);
  });
});
