import { expect, it } from 'vitest';
import { WHOLE_BUDGET } from '#domain/foresite';
import { createThreadShare } from './threadShare.ts';

const search = WHOLE_BUDGET;

it('gives each company three whole searches of the thread at once, then one every five seconds', () => {
  let now = 0;
  const share = createThreadShare(() => now);
  expect(share.waitOf(1)).toBe(0);
  share.spend(1, 2.9 * search);
  expect(share.waitOf(1)).toBe(0);
  share.spend(1, 1.1 * search);
  const wait = share.waitOf(1);
  expect(wait).toBeGreaterThanOrEqual(5000);
  expect(share.waitOf(2)).toBe(0);
  now += wait - 1000;
  expect(share.waitOf(1)).toBeGreaterThan(900);
  now += 1000;
  expect(share.waitOf(1)).toBe(0);
  now += 60_000;
  share.spend(1, 3.001 * search);
  expect(share.waitOf(1)).toBeGreaterThan(0);
});
