import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  abbreviate,
  abbreviateTick,
  deltaParts,
  firstOf,
  formatCents,
  formatCount,
  formatDelta,
  formatMoney,
  formatNumber,
  formatPercent,
  parseMoney,
  parseNumber,
  parsePercent,
  timesUsed,
} from './index.ts';

describe('formatMoney', () => {
  it.each([
    [1_234_567.89, '$1,234,567'],
    [-45_000, '($45,000)'],
    [0, '$0'],
    [-0.99, '$0'],
    [null, '-'],
    [undefined, '-'],
    [NaN, '-'],
    ['314800000.00', '$314,800,000'],
    [999_999_999_999.99, '$999,999,999,999'],
  ])('writes %s as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it('writes cents where asked', () => {
    expect(formatCents(1234.5)).toBe('$1,234.50');
    expect(formatCents('-37.035')).toBe('($37.04)');
    expect(formatCents(-0.001)).toBe('$0.00');
    expect(formatMoney(-5, { cents: true })).toBe('($5.00)');
  });

  it('writes numbers and percentages', () => {
    expect(formatNumber(61_000)).toBe('61,000');
    expect(formatNumber(-12.345)).toBe('(12.345)');
    expect(formatNumber(0.00004)).toBe('0');
    expect(formatNumber(null)).toBe('-');
    expect(formatPercent(3.15)).toBe('3.2%');
    expect(formatPercent(-0.04)).toBe('0.0%');
    expect(formatPercent(null)).toBe('-');
  });

  it('counts things, and how often one was used', () => {
    expect([0, 1, 1200].map((count) => formatCount(count, 'project'))).toEqual([
      '0 projects',
      '1 project',
      '1,200 projects',
    ]);
    expect(formatCount(2, 'person', 'people')).toBe('2 people');
    expect([0, 1, 2].map(timesUsed)).toEqual(['not used yet', 'used once', 'used 2 times']);
  });
});

it.each([
  [1_000_000_000, 5_000_000, '$1.000B'],
  [1_005_000_000, 5_000_000, '$1.005B'],
  [1_020_000_000, 20_000_000, '$1.02B'],
  [980_000_000, 20_000_000, '$980M'],
  [1_250_000_000, 250_000_000, '$1.25B'],
  [250_000_000, 10_000_000, '$250M'],
  [-2_500_000, 500_000, '($2.5M)'],
  [8_000_000, 2_000_000, '$8M'],
  [800_000, 200_000, '$800k'],
  [1_000_000, 200_000, '$1.0M'],
  [0, 200_000, '$0'],
  [500, 250, '$500'],
  [1_234_567, undefined, '$1.2M'],
])('writes %d at an axis of steps of %d as %s', (amount, step, text) => {
  expect(abbreviateTick(amount, step)).toBe(text);
});

describe('abbreviate', () => {
  it.each([
    [0, '$0'],
    [999.99, '$999'],
    [-0.5, '$0'],
    [1000, '$1.0k'],
    [1049.99, '$1.0k'],
    [1050, '$1.1k'],
    [999_949, '$999.9k'],
    [999_950, '$1.0M'],
    [-999_950, '($1.0M)'],
    [1_250_000, '$1.3M'],
    [314_800_000, '$314.8M'],
    [305_000_000, '$305.0M'],
    [999_950_000, '$1.0B'],
    [999_949_999_999, '$999.9B'],
    [1e12, '$1.0T'],
    [2.5e15, '$2.5P'],
    [7.25e18, '$7.3E'],
    [1.5e21, '$1,500.0E'],
    [null, '-'],
  ])('writes %s as %s', (amount, text) => {
    expect(abbreviate(amount)).toBe(text);
  });

  it('takes other decimals and symbols', () => {
    expect(abbreviate(250_000_000, { decimals: 0 })).toBe('$250M');
    expect(abbreviate(304_000, { symbol: '' })).toBe('304.0k');
  });

  it('never shows a thousand of a unit, and stays within half a step of the amount', () => {
    const powers = { k: 1e3, M: 1e6, B: 1e9, T: 1e12 } as Record<string, number>;
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_949_999_999_999 }), (amount) => {
        const [, digits, unit] = /^\$(\d{1,3}\.\d)([kMBT])$/.exec(abbreviate(amount)) ?? [];
        const power = powers[unit ?? ''] ?? NaN;
        expect(Math.abs(Number(digits) * power - amount)).toBeLessThanOrEqual(power * 0.0500001);
      }),
    );
  });
});

describe('formatDelta', () => {
  it('tells rise, fall and standstill apart by arrow and sign', () => {
    expect(formatDelta(13_400_000, 296_500_000)).toBe('▲ $13.4M 4.5%');
    expect(formatDelta(4_900_000, 309_900_000)).toBe('▲ $4.9M 1.6%');
    expect(formatDelta(-1_900_000, 314_800_000)).toBe('▼ ($1.9M) 0.6%');
    expect(formatDelta(0, 100)).toBe('$0 0.0%');
    expect(formatDelta(5000, null)).toBe('▲ $5.0k');
    expect(formatDelta(5000, 0, { percentOnly: true })).toBe('▲ $5.0k');
    expect(formatDelta(13_400_000, 296_500_000, { percentOnly: true })).toBe('▲ 4.5%');
    expect(deltaParts(-10, -100)).toEqual({
      direction: 'down',
      arrow: '▼',
      money: '($10)',
      percent: '10.0%',
    });
  });
});

describe('parseNumber and parseMoney', () => {
  it.each([
    ['(1,234.50)', -1234.5],
    ['$ 1,234', 1234],
    ['($1,234)', -1234],
    ['-12', -12],
    ['−12', -12],
    ['- $12.50', -12.5],
    ['12-', -12],
    ['+7', 7],
    ['.5', 0.5],
    ['5.', 5],
    ['1.234,56', 1234.56],
    ['1.234.567', 1_234_567],
    ['1 234', 1234],
    ['-0', 0],
    ["1'234.5", 1234.5],
  ])('reads "%s" as %s', (text, value) => {
    expect(parseMoney(text)).toBe(value);
  });

  it.each([
    '',
    '  ',
    '-',
    '$',
    'abc',
    '12,5',
    '1,23,456',
    '(5',
    '5)',
    '(-5)',
    '1.2.3',
    '12 %',
    '1e5',
    '1-2',
    '(5-)',
  ])('finds nothing in "%s"', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  it('keeps every decimal of a quantity, and rounds money to cents', () => {
    expect(parseNumber('12.3456')).toBe(12.3456);
    expect(parseMoney('12.3456')).toBe(12.35);
    expect(parsePercent('12.5 %')).toBe(12.5);
    expect(parsePercent('15')).toBe(15);
    expect(parsePercent('%')).toBeNull();
  });

  it('reads back what the product writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }), (cents) => {
        expect(parseMoney(formatCents(cents / 100))).toBe(cents / 100);
      }),
    );
  });
});

it('names the first of several and counts the others', () => {
  expect(firstOf([], 2)).toBe('');
  expect(firstOf(['VO-001', 'VO-002'], 2)).toBe('VO-001, VO-002');
  expect(firstOf(['14–25', '30', '31'], 2, '; ')).toBe('14–25; 30 and 1 more');
  expect(
    firstOf(
      Array.from({ length: 1202 }, (_, at) => String(at)),
      2,
    ),
  ).toBe('0, 1 and 1,200 more');
});
