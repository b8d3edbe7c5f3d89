import { describe, expect, it } from 'vitest';
import {
  areaGap,
  balanceWeights,
  efficientFront,
  type ValuedItem,
  valuePoints,
  weightTotal,
} from './index.ts';

/** Repeats by seed. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

it.each([
  [
    { value: 286_000, unit: 'sq_ft' },
    { value: 288_000, unit: 'sq_ft' },
    { value: -2000, unit: 'sq_ft' },
  ],
  [
    { value: 43_560, unit: 'sq_ft' },
    { value: 1, unit: 'acre' },
    { value: 0, unit: 'acre' },
  ],
  [
    { value: 100, unit: 'sq_m' },
    { value: 1000, unit: 'sq_ft' },
    { value: 76.39, unit: 'sq_ft' },
  ],
  [null, { value: 1, unit: 'acre' }, null],
  [{ value: 1, unit: 'acre' }, null, null],
] as const)('an area of %o is off its target of %o by %o', (area, target, gap) => {
  expect(areaGap(area, target)).toEqual(gap);
});

describe('weights', () => {
  it.each([
    [
      [30, 25, 20, 15, 10],
      [30, 25, 20, 15, 10],
    ],
    [
      [3, 2, 2, 2, 1],
      [30, 20, 20, 20, 10],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [[7], [100]],
    [
      [100, 0.01],
      [99, 1],
    ],
    [[], []],
  ])('%j balance to %j', (weights, balanced) => {
    expect(balanceWeights(weights)).toEqual(balanced);
  });

  it('add up to 100 after balancing, keep their order and lose no driver', () => {
    const next = numbers(7);
    for (let round = 0; round < 2000; round += 1) {
      const weights = Array.from({ length: 1 + Math.floor(next() * 20) }, () => 0.01 + next() * 100);
      const balanced = balanceWeights(weights);
      expect(weightTotal(balanced)).toBe(100);
      expect(Math.min(...balanced)).toBeGreaterThanOrEqual(1);
      const heaviestFirst = weights
        .map((weight, index) => [weight, balanced[index] ?? 0] as const)
        .toSorted(([a], [b]) => b - a);
      const steps = heaviestFirst.slice(1).map(([, next], index) => (heaviestFirst[index]?.[1] ?? 0) - next);
      expect(Math.min(0, ...steps)).toBeGreaterThanOrEqual(-1);
    }
  });

  it('are summed to the hundredth', () => {
    expect(weightTotal([33.33, 33.33, 33.34])).toBe(100);
    expect(weightTotal([])).toBe(0);
  });
});

describe('value points', () => {
  const drivers = [
    { id: 1, weight: 60 },
    { id: 2, weight: 40 },
  ];
  it.each([
    [[], 0],
    [[{ driver_id: 1, score: 2 }], 60],
    [
      [
        { driver_id: 1, score: 2 },
        { driver_id: 2, score: 2 },
      ],
      100,
    ],
    [
      [
        { driver_id: 1, score: -2 },
        { driver_id: 2, score: 1 },
      ],
      -40,
    ],
  ])('of %j are %d', (scores, points) => {
    expect(valuePoints(drivers, scores)).toBe(points);
  });

  it('need drivers', () => {
    expect(valuePoints([], [])).toBeNull();
  });
});

describe('the efficient front', () => {
  const beats = (a: ValuedItem, b: ValuedItem) =>
    a.cost <= b.cost && a.value >= b.value && (a.cost < b.cost || a.value > b.value);

  it('holds exactly the items that no other beats', () => {
    const next = numbers(11);
    for (let round = 0; round < 500; round += 1) {
      const items = Array.from({ length: Math.floor(next() * 16) }, (_, id) => ({
        id,
        cost: Math.floor(next() * 8) - 4,
        value: Math.floor(next() * 8) - 4,
      }));
      const unbeaten = items.filter((item) => !items.some((other) => beats(other, item)));
      expect(
        efficientFront(items)
          .map(({ id }) => id)
          .toSorted((a, b) => a - b),
      ).toEqual(unbeaten.map(({ id }) => id));
    }
  });
});
