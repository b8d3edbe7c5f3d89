import { describe, expect, it } from 'vitest';
import { isNoPair, readNoPairs, withNoPair } from './noPairs.ts';

describe('pairs that are no alternatives', () => {
  it('hold from both sides, and once', () => {
    const pairs = withNoPair(withNoPair([], 9, 4), 4, 9);
    expect(pairs).toEqual(['4-9']);
    expect([isNoPair(pairs, 4, 9), isNoPair(pairs, 9, 4), isNoPair(pairs, 4, 8)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('come back from what was stored, nonsense aside, the latest 500', () => {
    expect(readNoPairs(JSON.parse(JSON.stringify(['4-9', 7, '<x>', '4'])))).toEqual(['4-9']);
    expect([readNoPairs(undefined), readNoPairs({ a: 1 })]).toEqual([[], []]);
    const many = Array.from({ length: 500 }, (_, index) => `1-${index + 2}`);
    expect(withNoPair(many, 2, 3)).toHaveLength(500);
    expect(withNoPair(many, 2, 3).at(-1)).toBe('2-3');
  });
});
