import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkRisk,
  expectedValue,
  mitigationBuys,
  mitigationMoney,
  newlyDone,
  normalShare,
  readingAfter,
  residualReading,
  saidMitigations,
  simulateExposure,
} from './index.ts';

const today = '2026-10-12';

describe('what a risk can say', () => {
  it.each([
    [{}, { name: ['Name is required'], status: ['Status is required'] }],
    [
      { name: ' ', status: 'OPEN' },
      { name: ['Name is required'], status: ['Choose status from the list: Identified, Closed.'] },
    ],
    [
      { name: 'a', status: 'CLOSED', likelihood: 0 },
      { likelihood: ['Likelihood is between 1 and 5. Enter a number in that range.'] },
    ],
    [
      { name: 'a', status: 'CLOSED', likelihood: 6 },
      { likelihood: ['Likelihood is between 1 and 5. Enter a number in that range.'] },
    ],
    [
      { name: 'a', status: 'CLOSED', impact: 3.5 },
      { impact: ['Impact is a whole number. Leave the decimals out.'] },
    ],
    [{ name: 'a', status: 'CLOSED', impact: 'three' }, { impact: ['Impact is a number. Enter digits.'] }],
    [{ name: 'a', status: 'CLOSED', value: -1 }, { value: ['Value is not negative. Enter $0 or more.'] }],
    [
      { name: 'a', status: 'CLOSED', value: 1e15 },
      {
        value: ['The amount is too large. Amounts go up to $999,999,999,999.99; check for a slipped digit.'],
      },
    ],
    [
      { name: 'a', status: 'CLOSED', exposed_from: '2026-12-02', exposed_to: '2026-12-01' },
      { exposed_to: ['Exposed to is before Exposed from. Change one of them.'] },
    ],
    [
      { name: 'a', status: 'CLOSED', mitigations: [{}, { name: 'Borings', cost: -5, status: 'LATE' }] },
      {
        'mitigations.0.cost': ['Cost is not negative. Enter $0 or more.'],
        'mitigations.0.status': ['Choose status from the list: Not Started, In progress, Done.'],
      },
    ],
    [{ name: 'a', status: 'IDENTIFIED', likelihood: 1, impact: 5, value: 0, owner_id: null }, {}],
  ])('%j', (draft, problems) => {
    expect(checkRisk(draft, today, { isNew: true })).toEqual(problems);
  });

  it('looks only at the fields that are sent of a risk that exists', () => {
    expect(checkRisk({ likelihood: 3 }, today)).toEqual({});
    expect(checkRisk({ name: '' }, today)).toEqual({ name: ['Name is required'] });
  });

  it('drops mitigations that say nothing', () => {
    const rows = [
      { name: ' ', description: '', due_date: null },
      { name: 'Borings' },
      { description: 'x' },
      { due_date: '2026-11-01' },
    ];
    expect(saidMitigations(rows)).toEqual(rows.slice(1));
  });

  it('limits the mitigations of a risk', () => {
    const mitigations = Array.from({ length: 51 }, () => ({ name: 'x' }));
    expect(checkRisk({ mitigations }, today)).toEqual({
      mitigations: ['A risk has at most 50 mitigations. Remove some.'],
    });
  });
});

describe('where a risk is and where its mitigations take it', () => {
  const now = { likelihood: 3, impact: 3, value: 1_850_000 };
  const effect = (status: 'DRAFT' | 'COMPLETE', likelihood: number, impact: number, cost = 0) => ({
    status,
    cost,
    likelihood_effect: likelihood,
    impact_effect: impact,
  });

  it('expects value times likelihood/5', () => {
    expect(expectedValue(now)).toBe(1_110_000);
    expect(expectedValue({ ...now, value: null })).toBeNull();
    expect(expectedValue({ ...now, likelihood: null })).toBeNull();
  });

  it('takes off what open mitigations do, in proportion of the impact, and never below 1', () => {
    expect(residualReading(now, [effect('DRAFT', 1, 1), effect('COMPLETE', 1, 1)])).toEqual({
      likelihood: 2,
      impact: 2,
      value: 1_233_333,
    });
    expect(residualReading(now, [effect('DRAFT', 4, 4)])).toEqual({
      likelihood: 1,
      impact: 1,
      value: 616_667,
    });
    expect(residualReading({ likelihood: null, impact: null, value: 5 }, [effect('DRAFT', 1, 1)])).toEqual({
      likelihood: null,
      impact: null,
      value: 5,
    });
  });

  it('tells what each mitigation takes off the expected value, done ones from where it was at first', () => {
    const inherent = { likelihood: 4, impact: 4, value: 2_400_000 };
    const buys = (...list: ReturnType<typeof effect>[]) => mitigationBuys({ inherent, now }, list);
    expect(buys(effect('COMPLETE', 1, 1), effect('DRAFT', 1, 1))).toEqual([810_000, 616_666.8]);
    // Several done: by their steps, the last one down to where it is now.
    expect(buys(effect('COMPLETE', 1, 0), effect('DRAFT', 0, 1), effect('COMPLETE', 0, 1))).toEqual([
      480_000, 370_000.2, 330_000,
    ]);
    expect(buys(effect('DRAFT', 0, 0))).toEqual([0]);
    expect(
      mitigationBuys({ inherent: { ...inherent, value: null }, now }, [effect('COMPLETE', 1, 1)]),
    ).toEqual([null]);
    // A risk that grew meanwhile was not lowered.
    expect(mitigationBuys({ inherent: { ...now, value: 10 }, now }, [effect('COMPLETE', 1, 1)])).toEqual([0]);
  });

  it('is lowered by mitigations that were open and are done, not by others', () => {
    const before = [
      { id: 1, status: 'DRAFT' },
      { id: 2, status: 'COMPLETE' },
      { id: 3, status: 'IN_PROGRESS' },
    ] as const;
    const after = [
      { id: 1, status: 'COMPLETE', likelihood_effect: 1, impact_effect: 1 },
      { id: 2, status: 'COMPLETE', likelihood_effect: 3 },
      { id: 3, status: 'IN_PROGRESS', likelihood_effect: 3 },
      { id: null, status: 'COMPLETE', impact_effect: 2 },
    ] as const;
    const done = newlyDone(before, after);
    expect(done.map(({ id }) => id)).toEqual([1]);
    expect(readingAfter(now, done)).toEqual({ likelihood: 2, impact: 2, value: 1_233_333 });
    expect(readingAfter({ likelihood: 1, impact: 1, value: 9 }, done)).toEqual({
      likelihood: 1,
      impact: 1,
      value: 9,
    });
    expect(readingAfter({ likelihood: 4, impact: null, value: null }, done)).toEqual({
      likelihood: 3,
      impact: null,
      value: null,
    });
  });

  it('says what mitigations cost, what is spent and what they buy', () => {
    const readings = { inherent: { likelihood: 4, impact: 4, value: 2_400_000 }, now };
    const mitigations = [effect('COMPLETE', 1, 1, 48_000), effect('DRAFT', 1, 0, 120_000.5)];
    expect(mitigationMoney(readings, mitigations)).toEqual({
      cost: 168_000.5,
      spent: 48_000,
      buys: 1_180_000,
    });
    expect(mitigationMoney(readings, [])).toEqual({ cost: 0, spent: 0, buys: 0 });
  });
});

/** The exact chance of each total of independent bets, by adding one bet after the other. */
function exactTotals(bets: readonly { value: number; chance: number }[]): Map<number, number> {
  let totals = new Map([[0, 1]]);
  for (const { value, chance } of bets) {
    const next = new Map<number, number>();
    for (const [total, share] of totals) {
      next.set(total, (next.get(total) ?? 0) + share * (1 - chance));
      next.set(total + value, (next.get(total + value) ?? 0) + share * chance);
    }
    totals = next;
  }
  return totals;
}

describe('what the register may cost', () => {
  const bet = fc.record({
    value: fc.integer({ min: 0, max: 20 }),
    chance: fc.constantFrom(0.2, 0.4, 0.6, 0.8, 1),
  });

  it('agrees with the exact distribution where risks are independent', () => {
    fc.assert(
      fc.property(
        fc.array(bet, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 1e6 }),
        (bets, seed) => {
          const independent = bets.map((one) => ({ ...one, cause: null }));
          const runs = 2000;
          const { p50, p80, mean } = simulateExposure(independent, { seed, runs });
          const exact = exactTotals(bets);
          const below = (edge: number) =>
            [...exact].reduce((sum, [total, share]) => sum + (total <= edge ? share : 0), 0);
          const under = (edge: number) =>
            [...exact].reduce((sum, [total, share]) => sum + (total < edge ? share : 0), 0);
          // Five standard errors of a share among so many runs.
          const slack = 5 * Math.sqrt(0.25 / runs);
          expect(below(p50)).toBeGreaterThanOrEqual(0.5 - slack);
          expect(under(p50)).toBeLessThanOrEqual(0.5 + slack);
          expect(below(p80)).toBeGreaterThanOrEqual(0.8 - slack);
          expect(under(p80)).toBeLessThanOrEqual(0.8 + slack);
          const exactMean = bets.reduce((sum, { value, chance }) => sum + value * chance, 0);
          const deviation = Math.sqrt(
            bets.reduce((sum, { value, chance }) => sum + value ** 2 * chance * (1 - chance), 0),
          );
          expect(Math.abs(mean - exactMean)).toBeLessThanOrEqual((6 * deviation) / Math.sqrt(runs) + 1e-9);
        },
      ),
      { numRuns: 2000, seed: 7 },
    );
  });

  it('repeats with its seed, and only with it', () => {
    const bets = Array.from({ length: 12 }, (_, index) => ({
      value: 100 + index,
      chance: 0.4,
      cause: index % 3,
    }));
    const once = simulateExposure(bets, { seed: 4, runs: 500 });
    expect(simulateExposure(bets, { seed: 4, runs: 500 })).toEqual(once);
    expect(simulateExposure(bets, { seed: 5, runs: 500 }).totals).not.toEqual(once.totals);
  });

  it('keeps each chance and spreads the total where one cause moves risks together', () => {
    const bets = Array.from({ length: 10 }, () => ({ value: 1, chance: 0.3, cause: 1 }));
    const together = simulateExposure(bets, { seed: 1, runs: 4000 });
    const apart = simulateExposure(bets, { seed: 1, runs: 4000, together: 0 });
    const spread = ({ totals, mean }: typeof apart) =>
      totals.reduce((sum, total) => sum + (total - mean) ** 2, 0) / totals.length;
    expect(Math.abs(together.mean - 3)).toBeLessThan(0.25);
    expect(spread(together)).toBeGreaterThan(1.5 * spread(apart));
  });

  it('keeps the chance of each risk, whatever else shares its cause', () => {
    for (const chance of [0.2, 0.4, 0.6, 0.8, 1]) {
      const bets = Array.from({ length: 4 }, () => ({ value: 1, chance, cause: 1 }));
      const runs = 20_000;
      const { mean } = simulateExposure(bets, { seed: 11, runs });
      // Four risks that move together are at most as uncertain as one of four times the value.
      const slack = (5 * 4 * Math.sqrt(chance * (1 - chance))) / Math.sqrt(runs) + 1e-9;
      expect(Math.abs(mean - 4 * chance)).toBeLessThanOrEqual(slack);
    }
  });

  it.each([
    [0, 0.5],
    [1, 0.841_344_746],
    [-1.959_963_985, 0.025],
    [3, 0.998_650_102],
    [12, 1],
    [-12, 0],
    [Infinity, 1],
    [-Infinity, 0],
  ])('a normal draw stays below %d with %d', (edge, share) => {
    expect(normalShare(edge)).toBeCloseTo(share, 6);
  });

  it('costs nothing where there are no risks', () => {
    expect(simulateExposure([], { seed: 1, runs: 10 })).toMatchObject({ mean: 0, p50: 0, p80: 0 });
  });
});
