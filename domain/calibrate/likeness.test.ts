import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountHere, type Comparable, likeness, partOf } from './likeness.ts';
import { factorOf, type Peer, withoutFactors } from './peers.ts';

const tower: Comparable = {
  area: { value: 304_000, unit: 'sq_ft' },
  category_id: 7,
  year: 2026,
  delivery_contract_type: 'CM at risk',
  city: 'Seattle',
  state: 'WA',
};

describe('likeness', () => {
  it.each([
    ['itself', {}, 100],
    ['half the size', { area: { value: 152_000, unit: 'sq_ft' } }, 80],
    ['another kind of building', { category_id: 8 }, 75],
    ['ten years before', { year: 2016 }, 90],
    ['forty years before', { year: 1986 }, 80],
    ['another delivery', { delivery_contract_type: 'Design-build' }, 90],
    ['another city of the state', { city: 'Spokane' }, 98],
    ['another state', { city: 'Boston', state: 'MA' }, 95],
    [
      'nothing said',
      { category_id: null, year: null, delivery_contract_type: null, city: null, state: null },
      40,
    ],
    ['no area', { area: { value: 0, unit: 'sq_ft' } }, 60],
  ] as const)('to %s', (_what, change, expected) => {
    expect(likeness(tower, { ...tower, ...change })).toBe(expected);
    expect(likeness({ ...tower, ...change }, tower)).toBe(expected);
  });

  it('counts nothing that neither says as alike', () => {
    const unknown = { ...tower, category_id: null, delivery_contract_type: null, city: null, state: null };
    expect(likeness(unknown, unknown)).toBe(60);
  });
});

const boston: Peer = {
  cost: 191_100_000,
  area: { value: 245_000, unit: 'sq_ft' },
  by_location: 0.9474,
  by_time: 1.2721,
  by_custom: 1,
};

describe('a part of a cost', () => {
  it('is normalized and divided as the whole is', () => {
    expect(partOf(191_100_000, boston, { measure: 'area', isNormalized: true })).toBeCloseTo(940, 0);
    expect(partOf(24_500_000, boston, { measure: 'area', isNormalized: false })).toBeCloseTo(100, 9);
    expect(partOf(24_500_000, boston, { measure: 'cost', isNormalized: false })).toBe(24_500_000);
    const beds = { ...boston, base_units: 100 };
    expect(partOf(24_500_000, beds, { measure: 'unit', isNormalized: false })).toBe(245_000);
    expect(amountHere(245_000, beds, { measure: 'unit', isNormalized: false })).toBe(24_500_000);
    expect(partOf(1, boston, { measure: 'unit', isNormalized: false })).toBeNull();
    expect(
      partOf(1, { ...boston, area: { value: 0, unit: 'sq_ft' } }, { measure: 'area', isNormalized: true }),
    ).toBeNull();
  });

  it('leaves steps out', () => {
    expect(factorOf(withoutFactors(boston, ['city']))).toBe(1.2721);
    expect(factorOf(withoutFactors(boston, ['city', 'time', 'custom']))).toBe(1);
    expect(withoutFactors(boston, [])).toBe(boston);
  });

  it('comes back to the dollar in the project that it is taken over to', () => {
    const how = fc.record({ measure: fc.constantFrom('area', 'cost'), isNormalized: fc.boolean() });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900_000_000 }), how, (amount, by) => {
        const value = partOf(amount, boston, by);
        expect(amountHere(value ?? -1, boston, by)).toBe(amount);
      }),
      { numRuns: 500, seed: 20 },
    );
  });
});
