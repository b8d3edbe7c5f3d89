import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREA_UNITS, type AreaUnit, convertArea } from '#domain/area';
import {
  assignedPercent,
  efficiency,
  openPercent,
  partOf,
  sharesProblem,
  sumSizes,
  withSize,
} from './index.ts';

const components = new Set([1, 2, 3]);
const of = (...percents: number[]) =>
  percents.map((percent, index) => ({ component_id: index + 1, percent }));

describe('shares of an area', () => {
  it.each([
    [[], null],
    [of(100), null],
    [of(50, 50), null],
    [of(33.3333, 33.3333, 33.3334), null],
    [of(0.1, 0.2), null],
    [of(50), null],
    [of(60, 50), 'The shares of this area add up to 110%. Take 10% away.'],
    [of(99.9999, 0.0002), 'The shares of this area add up to 100.0001%. Take 0.0001% away.'],
    [of(0), 'A share is more than 0 and at most 100 percent. Enter a percentage in that range.'],
    [of(-5), 'A share is more than 0 and at most 100 percent. Enter a percentage in that range.'],
    [of(Number.NaN), 'A share is more than 0 and at most 100 percent. Enter a percentage in that range.'],
    [
      [
        { component_id: 1, percent: 5 },
        { component_id: 1, percent: 5 },
      ],
      'A component has two shares of one area. Add them up.',
    ],
    [
      [{ component_id: 9, percent: 5 }],
      'A share names a component that this project does not have. Reload and try again.',
    ],
  ])('%j', (shares, problem) => {
    expect(sharesProblem(shares, components)).toBe(problem);
  });

  it('add up without the errors of binary fractions, and leave the rest open', () => {
    expect(assignedPercent(of(0.1, 0.2))).toBe(0.3);
    expect(openPercent(of(33.3, 33.3))).toBe(33.4);
    expect(openPercent(of(100))).toBe(0);
    expect(openPercent([])).toBe(100);
  });
});

describe('sizes', () => {
  it('are split by share', () => {
    expect(partOf(4000, 50)).toBe(2000);
    expect(partOf(100, 33.3333)).toBe(33.3333);
    expect(partOf(0.001, 5)).toBe(0.0001);
  });

  it('add up in any unit', () => {
    expect(
      sumSizes(
        [
          { value: 0.1, unit: 'sq_ft' },
          { value: 0.2, unit: 'sq_ft' },
        ],
        'sq_ft',
      ),
    ).toBe(0.3);
    expect(
      sumSizes(
        [
          { value: 1, unit: 'acre' },
          { value: 43_559, unit: 'sq_ft' },
        ],
        'sq_ft',
      ),
    ).toBeCloseTo(87_119, 0);
    expect(sumSizes([], 'hectare')).toBe(0);
  });

  it('keep their sum to the square foot whatever the unit and order (10,000 sizes)', () => {
    const units = Object.keys(AREA_UNITS) as AreaUnit[];
    const part = fc.record({
      value: fc.integer({ min: 0, max: 9_999_999_999 }).map((tenThousandths) => tenThousandths / 10_000),
      unit: fc.constantFrom(...units),
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 200 }), fc.constantFrom(...units), (parts, unit) => {
        const feet = sumSizes(parts, 'sq_ft');
        expect(sumSizes([...parts].reverse(), 'sq_ft')).toBe(feet);
        const back = convertArea(sumSizes(parts, unit), unit, 'sq_ft');
        // Six decimals of a hectare are a tenth of a square foot; there are at most four such roundings.
        expect(Math.abs(back - feet)).toBeLessThan(0.5);
      }),
      { numRuns: 100, seed: 16 },
    );
  });

  it.each([
    [80, 100, 80],
    [2, 3, 66.7],
    [0, 100, 0],
    [5, 0, null],
  ])('%d net of %d gross are %s percent', (net, gross, percent) => {
    expect(efficiency(net, gross)).toBe(percent);
  });
});

describe('a typed size', () => {
  const acres = { size_value: 6.2, net_value: 5, area_unit: 'acre' } as const;
  const feet = { size_value: 38_000, net_value: 24_700.5, area_unit: 'sq_ft' } as const;
  it.each([
    [feet, 'size_value', null, { ...feet, size_value: null }],
    [feet, 'net_value', { value: 5, unit: 'sq_ft' }, { ...feet, net_value: 5 }],
    [
      { ...feet, net_value: null },
      'size_value',
      { value: 2, unit: 'acre' },
      { size_value: 2, net_value: null, area_unit: 'acre' },
    ],
    [feet, 'size_value', { value: 1, unit: 'acre' }, { ...feet, size_value: 43_560.0022 }],
    [acres, 'net_value', { value: 4, unit: 'acre' }, { ...acres, net_value: 4 }],
  ] as const)('%j %s %j', (before, field, typed, after) => {
    expect(withSize(before, field, typed)).toEqual(after);
  });

  it('reads the same in the unit it was typed in, and leaves the other one as it was (10,000 sizes)', () => {
    const units = Object.keys(AREA_UNITS) as AreaUnit[];
    const value = fc.integer({ min: 0, max: 999_999_999 }).map((hundredths) => hundredths / 100);
    const unit = fc.constantFrom(...units);
    fc.assert(
      fc.property(value, unit, value, unit, (size, typed, net, own) => {
        const before = { size_value: null, net_value: net, area_unit: own };
        const after = withSize(before, 'size_value', { value: size, unit: typed });
        const seen = (what: number | null, to: AreaUnit) =>
          Number(convertArea(what ?? 0, after.area_unit, to).toFixed(2));
        expect(seen(after.size_value, typed)).toBe(size);
        expect(seen(after.net_value, own)).toBe(net);
      }),
      { numRuns: 10_000, seed: 16 },
    );
  });
});
