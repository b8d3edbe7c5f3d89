import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MONEY_LIMIT,
  moneyProblem,
  roundCents,
  subtractMoney,
  sumMoney,
  toCents,
  toDecimal,
  truncateDollars,
} from './index.ts';

describe('toCents', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [1.005, 101],
    [-1.005, -101],
    ['-37.035', -3704],
    ['0.004999999999999999999', 0],
    ['0.125000000000000000001', 13],
    [0.285, 29],
    [8.165, 817],
    [MONEY_LIMIT, 99_999_999_999_999],
    ['1e3', 100_000],
  ])('reads %s as %i cents', (amount, cents) => {
    expect(toCents(amount)).toBe(cents);
  });

  it.each(['', ' ', 'abc', '1,000', NaN, Infinity])('refuses "%s"', (amount) => {
    expect(() => toCents(amount)).toThrow(expect.objectContaining({ code: 'invalid_number' }));
  });

  it('refuses what cents could not hold exactly', () => {
    expect(() => toCents(1e15)).toThrow(expect.objectContaining({ code: 'money_out_of_range' }));
    expect(() => toCents('90071992547409.92')).toThrow(
      expect.objectContaining({ code: 'money_out_of_range' }),
    );
  });

  it('rounds half away from zero, evenly on both sides of it', () => {
    const tenthsOfMills = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
    fc.assert(
      fc.property(tenthsOfMills, (n) => {
        const text = toDecimal(n).div(10_000).toFixed(4);
        const up = Math.floor((Math.abs(n) + 50) / 100);
        expect(toCents(text)).toBe(n < 0 ? 0 - up : up);
        expect(toCents(Number(text))).toBe(toCents(text));
        expect(toCents(-Number(text))).toBe(0 - toCents(text));
      }),
    );
  });

  it('keeps every amount of two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }), (cents) => {
        expect(toCents(cents / 100)).toBe(cents);
      }),
    );
  });
});

describe('sums', () => {
  it('adds what binary fractions cannot', () => {
    expect(sumMoney([0.1, 0.2, null, undefined, '-0.30'])).toBe(0);
    expect(sumMoney([5_124_000, -37.04])).toBe(5_123_962.96);
    expect(subtractMoney(1.1, 1)).toBe(0.1);
    expect(sumMoney([])).toBe(0);
  });

  it('does not depend on order', () => {
    const cents = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }));
    fc.assert(
      fc.property(cents, (all) => {
        const amounts = all.map((one) => one / 100);
        const expected = all.reduce((sum, one) => sum + one, 0);
        expect(toCents(sumMoney(amounts))).toBe(expected + 0);
        expect(sumMoney([...amounts].reverse())).toBe(sumMoney(amounts));
      }),
    );
  });

  it('says when a total is too large', () => {
    expect(() => sumMoney(Array.from({ length: 91 }, () => MONEY_LIMIT))).toThrow(/too large/);
  });
});

describe('rounding and limits', () => {
  it('rounds to cents and cuts to dollars, toward zero', () => {
    expect(roundCents('123.455')).toBe(123.46);
    expect(truncateDollars(1234.99)).toBe(1234);
    expect(truncateDollars(-1234.99)).toBe(-1234);
    expect(Object.is(truncateDollars(-0.99), 0)).toBe(true);
  });

  it('takes amounts up to the limit on both sides', () => {
    expect([moneyProblem(MONEY_LIMIT), moneyProblem(-MONEY_LIMIT)]).toEqual([null, null]);
    expect(moneyProblem('1000000000000')).toMatch(/too large/);
    expect(moneyProblem('-999999999999.995')).toMatch(/slipped digit/);
  });
});
