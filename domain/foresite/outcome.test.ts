import { describe, expect, it } from 'vitest';
import { OUTCOME_RUNS, simulateOutcome, type OutcomeInput, type OutcomeItem } from './index.ts';
import { pertMean, pertVariance } from './pert.ts';

const item = (id: number, cost: number, more: Partial<OutcomeItem> = {}): OutcomeItem => ({
  id,
  cost,
  lower_limit: 10,
  upper_limit: 25,
  probability: 50,
  group_ids: [],
  ...more,
});

/** Chance of each item of one group to be the one that is in: it is drawn, and comes first among those drawn with it. */
function chances(probabilities: readonly number[]): number[] {
  return probabilities.map((own, index) => {
    let rivals = [1];
    for (const other of probabilities.filter((_, at) => at !== index)) {
      rivals = [...rivals, 0].map((p, count) => p * (1 - other) + (rivals[count - 1] ?? 0) * other);
    }
    return own * rivals.reduce((sum, p, count) => sum + p / (count + 1), 0);
  });
}

/** Mean and variance by the rules of probability, for groups that do not overlap. */
function analytic({ forecast, items, risks = [] }: OutcomeInput) {
  let [mean, variance] = [forecast, 0];
  const groups = new Map<string, OutcomeItem[]>();
  for (const one of items) {
    const key = one.group_ids.length > 0 ? `group ${one.group_ids[0]}` : `item ${one.id}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  for (const own of groups.values()) {
    const chance = chances(own.map((one) => Number(one.probability) / 100));
    let [first, second] = [0, 0];
    own.forEach((one, index) => {
      const cost = Number(one.cost);
      const low = cost - (Math.abs(cost) * Number(one.lower_limit)) / 100;
      const high = cost + (Math.abs(cost) * Number(one.upper_limit)) / 100;
      const middle = pertMean(low, cost, high);
      first += chance[index]! * middle;
      second += chance[index]! * (pertVariance(low, cost, high) + middle ** 2);
    });
    mean += first;
    variance += second - first ** 2;
  }
  for (const risk of risks) {
    const p = (risk.likelihood ?? 0) / 5;
    mean += p * Number(risk.value);
    variance += p * (1 - p) * Number(risk.value) ** 2;
  }
  return { mean, variance };
}

const cases: [string, Omit<OutcomeInput, 'seed' | 'forecast'>][] = [
  ['a free item', { items: [item(1, -1000)] }],
  [
    'free items of every chance',
    { items: [0, 5, 50, 95, 100].map((p, at) => item(at, 500 * (at - 2.5), { probability: p })) },
  ],
  ['a group of two', { items: [item(1, -3850, { group_ids: [1] }), item(2, -1920, { group_ids: [1] })] }],
  [
    'groups of three and four with other chances',
    {
      items: Array.from({ length: 7 }, (_, at) =>
        item(at, (at - 3.5) * 700, {
          group_ids: [at < 3 ? 1 : 2],
          probability: 20 + 10 * at,
          lower_limit: at,
          upper_limit: 30 - at,
        }),
      ),
    },
  ],
  [
    'risks alone',
    {
      items: [],
      risks: [1, 2, 3, 4, 5, null].map((likelihood, id) => ({ id, value: 900 + id, likelihood })),
    },
  ],
  [
    'a project',
    {
      items: Array.from({ length: 60 }, (_, at) =>
        item(at, ((at * 7919) % 4000) - 2100, {
          group_ids: at % 3 === 0 ? [at % 12] : [],
          probability: (at * 13) % 101,
        }),
      ),
      risks: [
        { id: 1, value: '1850.50', likelihood: 3 },
        { id: 2, value: 2300, likelihood: 4 },
      ],
    },
  ],
];

describe('range of outcome', () => {
  // Four standard errors: of 10,000 runs a mean strays by sd/100; a variance by less than 2.5 % of itself at these shapes.
  it.each(cases)('agrees with the analytic mean and variance: %s', (_case, given) => {
    for (const seed of [1, 42, 9_007_199_254]) {
      const input = { seed, forecast: 100_000, ...given };
      const wanted = analytic(input);
      const found = simulateOutcome(input);
      expect(Math.abs(found.mean - wanted.mean)).toBeLessThan(
        4 * Math.sqrt(wanted.variance / OUTCOME_RUNS) + 1e-6,
      );
      expect(Math.abs(found.variance / wanted.variance - 1)).toBeLessThan(0.1);
    }
  });

  it('repeats, in whatever order its items come, and differs by project', () => {
    const items = cases[5]![1].items;
    const of = (seed: number, list: readonly OutcomeItem[]) =>
      simulateOutcome({ seed, forecast: 1, items: list });
    expect(of(7, items)).toEqual(of(7, items.toReversed()));
    expect(of(8, items).p50).not.toBe(of(7, items).p50);
  });

  it('never holds two items of one group, however groups overlap', () => {
    const items = [
      item(1, 1, { group_ids: [1], probability: 100 }),
      item(2, 10, { group_ids: [1, 2], probability: 100 }),
      item(3, 100, { group_ids: [2], probability: 100 }),
    ].map((one) => ({ ...one, lower_limit: 0, upper_limit: 0 }));
    const { totals, parts } = simulateOutcome({ seed: 3, forecast: 0, items });
    expect([...new Set(totals)]).toEqual([10, 101]);
    // Who claims first wins: the middle one in a third of the runs.
    expect(parts.find(({ id }) => id === 2)?.chance).toBeCloseTo(1 / 3, 1);
  });

  it('orders its percentiles and shares out the whole variance', () => {
    const { p10, p50, p90, totals, parts } = simulateOutcome({ seed: 5, forecast: 0, ...cases[5]![1] });
    expect(p10).toBeLessThan(p50);
    expect(p50).toBeLessThan(p90);
    expect(totals.filter((total) => total <= p10)).toHaveLength(OUTCOME_RUNS / 10);
    expect(parts.reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(1, 9);
    expect(parts.map((part) => Math.abs(part.share))).toEqual(
      parts.map((part) => Math.abs(part.share)).toSorted((a, b) => b - a),
    );
  });

  it('has one outcome where nothing is open', () => {
    const { p10, p90, variance, parts } = simulateOutcome({ seed: 1, forecast: 12.5, items: [] });
    expect([p10, p90, variance, parts]).toEqual([12.5, 12.5, 0, []]);
  });
});
