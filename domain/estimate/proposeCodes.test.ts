import { describe, expect, it } from 'vitest';
import { type PastWords, proposeCodes } from './proposeCodes.ts';

const past: PastWords = {
  texts: 100,
  words: [
    { word: 'concret', cost_group_id: 3, texts: 20 },
    { word: 'mat', cost_group_id: 3, texts: 4 },
    { word: 'mat', cost_group_id: 12, texts: 1 },
    { word: 'floor', cost_group_id: 9, texts: 10 },
    { word: 'floor', cost_group_id: 12, texts: 10 },
  ],
  exact: [
    { text: 'allowance', cost_group_id: 1, lines: 3 },
    { text: 'allowance', cost_group_id: 9, lines: 1 },
  ],
};
const propose = (text: string, ...words: string[]) => proposeCodes(past, [{ text, words }])[0];

describe('a cost group proposed from past lines', () => {
  it('is the one that the same text went under most often', () =>
    expect(propose('allowance', 'allow')).toEqual({ cost_group_id: 1, share: 0.75, by: 'text' }));
  it('is the one that its words stand in', () => {
    const found = propose('concrete mat', 'concret', 'mat');
    expect(found).toMatchObject({ cost_group_id: 3, by: 'words' });
    expect(found?.share).toBeGreaterThan(0.8);
  });
  it('is less sure with words that nobody used, and nothing when most are unknown', () => {
    const known = propose('concrete', 'concret')?.share ?? 0;
    expect(propose('concrete x', 'concret', 'x')?.share ?? 0).toBeLessThan(known);
    expect(propose('concrete x y z', 'concret', 'x', 'y', 'z')).toBeNull();
  });
  it('is nothing where no word is known, or there is none', () => {
    expect(propose('qqq', 'qqq')).toBeNull();
    expect(propose('')).toBeNull();
    expect(proposeCodes({ texts: 0, words: [], exact: [] }, [{ text: 'a', words: ['a'] }])).toEqual([null]);
  });
  it('is the older of two that are equally likely', () =>
    expect(propose('floor', 'floor')).toMatchObject({ cost_group_id: 9, share: 0.5 }));
});
