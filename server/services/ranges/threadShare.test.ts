import { expect, it } from 'vitest';
import { createThreadShare } from './threadShare.ts';

it('gives each company three seconds of the thread at once, then a fifth of the time', () => {
  let now = 0;
  const share = createThreadShare(() => now);
  expect(share.waitOf(1)).toBe(0);
  share.spend(1, 2900);
  expect(share.waitOf(1)).toBe(0);
  share.spend(1, 1100);
  const wait = share.waitOf(1);
  expect(wait).toBeGreaterThanOrEqual(5000);
  expect(share.waitOf(2)).toBe(0);
  now += wait - 1000;
  expect(share.waitOf(1)).toBeGreaterThan(900);
  now += 1000;
  expect(share.waitOf(1)).toBe(0);
  now += 60_000;
  share.spend(1, 3001);
  expect(share.waitOf(1)).toBeGreaterThan(0);
});
