import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AREA_UNITS,
  convertArea,
  costPerArea,
  formatArea,
  formatCostPerArea,
  isAreaUnit,
  readArea,
  toSquareFeet,
  type AreaUnit,
} from './index.ts';

describe('convertArea', () => {
  it('uses the stated factors', () => {
    expect(convertArea(304_000, 'sq_ft', 'sq_m')).toBe(28_242.512);
    expect(convertArea(1_000_000, 'sq_ft', 'acre')).toBe(22.95684);
    expect(convertArea(1_000_000, 'sq_ft', 'hectare')).toBe(9.29);
    expect(toSquareFeet({ value: 6.2, unit: 'acre' })).toBeCloseTo(270_072, 0);
    expect(convertArea(-12.5, 'sq_m', 'sq_m')).toBe(-12.5);
  });

  it('comes back to where it started, but for its sixth decimal (10,000 values)', () => {
    const unit = fc.constantFrom(...(Object.keys(AREA_UNITS) as AreaUnit[]));
    const areas = fc.integer({ min: 0, max: 999_999_999_999 }).map((parts) => parts / 10_000);
    fc.assert(
      fc.property(areas, unit, unit, (value, from, to) => {
        const back = convertArea(convertArea(value, from, to), to, from);
        // Each way rounds once, by half of its sixth decimal.
        const lost =
          0.5e-6 * (Number(AREA_UNITS[from].perSquareFoot) / Number(AREA_UNITS[to].perSquareFoot)) + 0.5e-6;
        expect(Math.abs(back - value)).toBeLessThanOrEqual(from === to ? 0 : lost * 1.001);
      }),
      { numRuns: 10_000, seed: 16 },
    );
  });

  it('keeps every square foot in whatever unit (10,000 values)', () => {
    const unit = fc.constantFrom(...(Object.keys(AREA_UNITS) as AreaUnit[]));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), unit, (feet, other) => {
        expect(Math.round(convertArea(convertArea(feet, 'sq_ft', other), other, 'sq_ft'))).toBe(feet);
      }),
      { numRuns: 10_000, seed: 17 },
    );
  });
});

describe('figures', () => {
  it('writes areas with their unit', () => {
    expect(formatArea({ value: 304_000, unit: 'sq_ft' })).toBe('304,000 GSF');
    expect(formatArea({ value: 6.2, unit: 'acre' })).toBe('6.2 AC');
    expect(formatArea({ value: 28_242.51, unit: 'sq_m' })).toBe('28,243 SQM');
    expect(formatArea({ value: 2.825, unit: 'hectare' })).toBe('2.83 HA');
    expect(formatArea({ value: -1200, unit: 'sq_ft' })).toBe('(1,200) GSF');
    expect(formatArea(null)).toBe('-');
  });

  it.each([
    [314_800_000, 304_000, 1035.53],
    [208_200_000, 364_000, 571.98],
    [63_600_000, 128_000, 496.88],
    [305_000_000, 304_000, 1003.29],
  ])('divides %i by %i', (cost, value, rate) => {
    expect(costPerArea(cost, { value, unit: 'sq_ft' })).toBe(rate);
  });

  it('has no rate without a cost or an area', () => {
    expect(costPerArea(null, { value: 5, unit: 'sq_ft' })).toBeNull();
    expect(costPerArea(5, null)).toBeNull();
    expect(costPerArea(5, { value: 0, unit: 'sq_ft' })).toBeNull();
    expect(formatCostPerArea(null, 'sq_ft')).toBe('-');
    expect(formatCostPerArea(1035.53, 'sq_ft')).toBe('$1,035.53 / GSF');
  });
});

describe('readArea', () => {
  it('reads what projects store', () => {
    expect(readArea('{"unit":"sq_m","value":1200}')).toEqual({ unit: 'sq_m', value: 1200 });
    expect(readArea('{"unit":"acre","value":"6.2"}')).toEqual({ unit: 'acre', value: 6.2 });
  });

  it.each([
    null,
    undefined,
    '',
    'x',
    '5',
    'null',
    '{}',
    '{"unit":"furlong","value":1}',
    '{"unit":"sq_m","value":-1}',
  ])('takes %s for nothing', (text) => {
    expect(readArea(text)).toEqual({ unit: 'sq_ft', value: 0 });
  });

  it('knows its units and no inherited word', () => {
    expect([isAreaUnit('hectare'), isAreaUnit('toString'), isAreaUnit(3)]).toEqual([true, false, false]);
  });
});
