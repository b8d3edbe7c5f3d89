import { describe, expect, it } from 'vitest';
import { QUICK_BUDGET } from '#domain/foresite';
import { createLoopShare } from './loopShare.ts';

describe('share of the event loop', () => {
  it('is small for a company that has spent its own, and grows again', () => {
    let now = 0;
    const share = createLoopShare(() => now);
    expect(share.of(1)).toBe(QUICK_BUDGET);
    share.spend(1, QUICK_BUDGET + 500);
    expect(share.of(1)).toBe(QUICK_BUDGET / 20);
    expect(share.of(2)).toBe(QUICK_BUDGET);
    now = 1000;
    expect(share.of(1)).toBe(QUICK_BUDGET / 2);
    now = 60_000;
    expect(share.of(1)).toBe(QUICK_BUDGET);
  });
});
