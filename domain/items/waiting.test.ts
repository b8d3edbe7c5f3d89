import { describe, expect, it } from 'vitest';
import { costOfWaiting, waitingOn } from './index.ts';

const deadline = { date: '2026-10-30', weeklyCost: 42_000 };

describe('the price of waiting', () => {
  it.each([
    ['2026-10-12', 0],
    ['2026-10-30', 0],
    ['2026-10-31', 6_000],
    ['2026-11-06', 42_000],
    ['2026-11-10', 66_000],
    ['2026-12-25', 336_000],
  ])('until %s is %d', (until, cost) => expect(costOfWaiting(deadline, until)).toBe(cost));

  it('is exact to the cent, half away from zero', () => {
    expect(costOfWaiting({ date: '2026-10-30', weeklyCost: 100 }, '2026-10-31')).toBe(14.29);
    expect(costOfWaiting({ date: '2026-10-30', weeklyCost: 0.035 }, '2026-10-31')).toBe(0.01);
  });

  it('needs a deadline and a price', () => {
    expect(costOfWaiting({ date: null, weeklyCost: 5 }, '2027-01-01')).toBe(0);
    expect(costOfWaiting({ date: '2026-01-01', weeklyCost: null }, '2027-01-01')).toBe(0);
    expect(waitingOn({ date: null, weeklyCost: 5 }, '2027-01-01')).toBeNull();
  });

  it('says what is left, and what has been lost', () => {
    expect(waitingOn(deadline, '2026-10-12')).toEqual({ daysLeft: 18, costSoFar: 0, weeklyCost: 42_000 });
    expect(waitingOn(deadline, '2026-11-06')).toEqual({
      daysLeft: -7,
      costSoFar: 42_000,
      weeklyCost: 42_000,
    });
    expect(waitingOn({ ...deadline, weeklyCost: null }, '2026-11-06')).toMatchObject({ costSoFar: 0 });
  });
});
