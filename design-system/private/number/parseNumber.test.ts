import { describe, expect, it } from 'vitest';
import { decimalsIn, parseNumber } from './parseNumber.ts';

describe('parseNumber', () => {
  it.each([
    ['1,234.50', 1234.5],
    ['$ 1,234.50', 1234.5],
    ['(1,234.50)', -1234.5],
    ['($1,234)', -1234],
    ['$(1,234)', -1234],
    ['-1234', -1234],
    ['\u22121,234', -1234],
    ['-$45', -45],
    ['12 %', 12],
    ['(2.5)%', -2.5],
    ['.5', 0.5],
    ['5.', 5],
    ['0', 0],
    ['-0', 0],
    ['(0)', 0],
    ['61000', 61000],
  ])('reads %s', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });
  it('knows an empty text from a wrong one', () => {
    expect(parseNumber('   ')).toBeNull();
  });
  it.each(['abc', '1,23', '1.2.3', '--5', '(-5)', '(5', '$', '.', '1e5', 'Infinity', '1 234,5', '12x'])(
    'refuses %s',
    (text) => {
      expect(parseNumber(text)).toBeUndefined();
    },
  );
  it('counts decimals', () => {
    expect(['1', '1.', '1.25', '(1.2345)'].map(decimalsIn)).toEqual([0, 0, 2, 4]);
  });
});
