import { describe, expect, it } from 'vitest';
import { type AttributeType, type AttributeValue, formatAttribute, readAttribute } from './index.ts';

const today = '2026-10-12';
const options = [
  { option_id: 3, option_value: 'Gold' },
  { option_id: 5, option_value: 'Silver' },
];
const of = (type: AttributeType) => ({ name: 'Grade', type, unit: 'ft', options });

describe('readAttribute', () => {
  it.each<[AttributeType, unknown, AttributeValue | null]>([
    ['TEXT', '  North ', 'North'],
    ['TEXT', '   ', null],
    ['TEXT', null, null],
    ['DATE', '2026-11-01', '2026-11-01'],
    ['DATE', '', null],
    ['DATE_RANGE', ['2026-11-01', '2026-11-30'], ['2026-11-01', '2026-11-30']],
    ['DATE_RANGE', [null, null], null],
    ['NUMBER', 12.5, 12.5],
    ['NUMBER', '', null],
    ['NUMBER', NaN, null],
    ['NUMBER', 0, 0],
    ['PERCENTAGE', -3, -3],
    ['CURRENCY', 999_999_999_999, 999_999_999_999],
    ['UNIT', 14.3333, 14.3333],
    ['SELECT', 5, 5],
    ['MULTISELECT', [5, 3, 5, 99], [3, 5]],
    ['TAG', [99], null],
    ['TAG', [], null],
  ])('keeps %s of %o as %o', (type, sent, value) => {
    expect(readAttribute(of(type), sent, today)).toEqual({ value });
  });

  it.each<[AttributeType, unknown, RegExp]>([
    ['TEXT', 5, /does not take/],
    ['TEXT', 'x'.repeat(2001), /longer than 2,000/],
    ['DATE', '2026-02-30', /^Invalid date$/],
    ['DATE', '2001-10-11', /^Date is too far in the past$/],
    ['DATE', '2051-10-13', /^Date is too far in the future$/],
    ['DATE', 5, /does not take/],
    ['DATE_RANGE', ['2026-11-01', null], /^Please select a full range$/],
    ['DATE_RANGE', ['2026-11-30', '2026-11-01'], /^Invalid date$/],
    ['DATE_RANGE', ['2026-11-30', '2090-11-01'], /^Date is too far in the future$/],
    ['DATE_RANGE', ['1', '2', '3'], /does not take/],
    ['NUMBER', '12', /does not take/],
    ['NUMBER', 1e12, /too large/],
    ['UNIT', 1.00001, /four decimals/],
    ['SELECT', 9, /not among/],
    ['SELECT', 'Gold', /does not take/],
    ['MULTISELECT', ['Gold'], /does not take/],
    ['TAG', 3, /does not take/],
  ])('refuses %s of %o', (type, sent, problem) => {
    expect(readAttribute(of(type), sent, today)).toEqual({
      problem: expect.stringMatching(problem) as string,
    });
  });
});

it.each<[AttributeType, AttributeValue | null, string]>([
  ['TEXT', 'North', 'North'],
  ['DATE', '2026-11-01', 'Nov 01, 2026'],
  ['DATE_RANGE', ['2026-11-01', '2026-11-30'], 'Nov 01, 2026 to Nov 30, 2026'],
  ['NUMBER', 1234.5, '1,234.5'],
  ['PERCENTAGE', 12.5, '12.5%'],
  ['CURRENCY', -1200, '($1,200.00)'],
  ['UNIT', 14, '14 ft'],
  ['SELECT', 3, 'Gold'],
  ['SELECT', 77, '-'],
  ['MULTISELECT', [3, 5, 77], 'Gold, Silver'],
  ['TAG', null, '-'],
])('reads %s of %o as %s', (type, value, words) => expect(formatAttribute(of(type), value)).toBe(words));
