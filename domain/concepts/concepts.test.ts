import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TemplateLine } from '#domain/markups';
import { sumMoney } from '#domain/money';
import {
  analysisMoveProblem,
  budgetsOf,
  checkConcept,
  checkConceptScenario,
  CONCEPT_MESSAGES,
  conceptCost,
  distinctNames,
  lockedReason,
  scenarioCost,
  type ScenarioInput,
  sensitivityOf,
  usualSwings,
} from './index.ts';

const clinic = (area: number): ScenarioInput => ({
  components: [{ area, cost_per_area: 620 }],
  area_unit: 'sq_ft',
  cost_date: '2026-10-12',
  terms: {
    start_date: '2027-10-01',
    duration_months: 18,
    escalation_percent: 4,
    contingency_percent: 5,
    markups: [],
  },
});
const situation = { today: '2026-10-12', isNew: true };

describe('conceptCost', () => {
  it.each([
    [60_000, 37_200_000],
    [75_000, 46_500_000],
    [90_000, 55_800_000],
  ])('prices %i GSF at 620: %i', (area, cost) => {
    expect(conceptCost([{ area, cost_per_area: 620 }], 'sq_ft')).toEqual({
      costs: [cost],
      cost,
      area,
      cost_per_area: 620,
    });
  });

  it('rounds each component half away from zero and has no rate without an area', () => {
    expect(conceptCost([{ area: 0.5, cost_per_area: 0.01 }], 'sq_ft').costs).toEqual([0.01]);
    expect(conceptCost([], 'sq_m')).toEqual({ costs: [], cost: 0, area: 0, cost_per_area: null });
  });
});

describe('scenarioCost', () => {
  const lines: TemplateLine[] = [
    { name: 'General conditions', kind: 'percent_direct', value: 10 },
    { name: 'Fee', kind: 'percent_compound', value: 3.5 },
    { name: 'Site', kind: 'per_area', value: 20 },
    { name: 'Owner costs', kind: 'lump_sum', value: 4_000_000 },
  ];
  const input = clinic(60_000);
  const cost = scenarioCost({ ...input, terms: { ...input.terms, markups: lines } });

  it('escalates to the midpoint of construction, adds contingency, then markups', () => {
    expect(cost.months_to_midpoint).toBe(21);
    expect(cost.steps.map(({ name, amount }) => [name, amount])).toEqual([
      ['Building cost', 37_200_000],
      ['Escalation', 2_642_931.29],
      ['Contingency', 1_992_146.56],
      ['General conditions', 4_183_507.79],
      ['Fee', 1_610_650.49],
      ['Site', 1_200_000],
      ['Owner costs', 4_000_000],
    ]);
    expect(cost.total).toBe(52_829_236.13);
    expect(cost.cost_per_area).toBe(880.49);
  });

  it('says why each line is what it is', () => {
    expect(cost.steps.map(({ reason }) => reason)).toEqual([
      '60,000 GSF in 1 component',
      '4% a year, compounding over 21 months from Oct 12, 2026 to the midpoint of construction',
      '5% of building cost with escalation',
      '10% of construction cost with contingency',
      '3.5% of the running total',
      '$20.00 for each GSF',
      'Lump sum',
    ]);
  });

  it.each([
    [null, 9],
    ['2026-10-01', 9],
    ['2026-01-01', 0],
    ['2028-04-15', 27],
  ])('counts from the day of the prices to the middle: start %s is %i months', (start, months) => {
    const terms = { ...input.terms, start_date: start };
    expect(scenarioCost({ ...input, terms }).months_to_midpoint).toBe(months);
  });

  it('adds up to the cent, whatever the terms (2,000 scenarios)', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 }).map((value) => value / 100);
    fc.assert(
      fc.property(
        fc.array(fc.record({ area: cents, cost_per_area: cents }), { maxLength: 8 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: -500, max: 1500 }),
        fc.integer({ min: 0, max: 3000 }),
        (components, duration, escalation, contingency) => {
          const terms = {
            start_date: null,
            duration_months: duration,
            escalation_percent: escalation / 100,
            contingency_percent: contingency / 100,
            markups: lines,
          };
          const made = scenarioCost({ ...input, components, terms });
          expect(sumMoney(made.steps.map(({ amount }) => amount))).toBe(made.total);
        },
      ),
      { numRuns: 2000, seed: 24 },
    );
  });
});

describe('sensitivityOf', () => {
  it('moves one driver at a time and lists the largest first', () => {
    const effects = sensitivityOf(clinic(60_000), usualSwings);
    expect(effects.map(({ driver }) => driver)).toEqual([
      'area',
      'cost_per_area',
      'contingency',
      'escalation',
      'duration',
    ]);
    const [area, rate] = effects;
    expect(area?.spread).toBe(rate?.spread);
    expect(area?.low_change).toBe(-4_183_507.78);
    expect(area?.high_change).toBe(4_183_507.79);
  });

  it('leaves lump sums and the floor of each driver alone', () => {
    const input = clinic(1000);
    const terms = { ...input.terms, contingency_percent: 1, duration_months: 1, start_date: null };
    const effects = sensitivityOf({ ...input, terms }, { ...usualSwings, contingency: 5, duration: 12 });
    const of = (driver: string) => effects.find((one) => one.driver === driver);
    // Contingency falls to zero at most, and a building takes a month.
    expect(of('contingency')?.low_change).toBeCloseTo(-scenarioCost({ ...input, terms }).steps[2]!.amount, 2);
    expect(of('duration')?.low_change).toBe(0);
  });
});

describe('promotion', () => {
  it.each([
    [100, [1, 1, 1], [33.33, 33.34, 33.33]],
    [100, [0, 0], [50, 50]],
    [52_829_157.27, [37_200_000], [52_829_157.27]],
    [10, [], []],
  ])('spreads %d over %j', (total, costs, budgets) => {
    expect(budgetsOf(total, costs)).toEqual(budgets);
  });

  it('loses no cent', () => {
    const money = fc.integer({ min: 0, max: 9_999_999_999 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(money, fc.array(money, { minLength: 1, maxLength: 40 }), (total, costs) => {
        expect(sumMoney(budgetsOf(total, costs))).toBe(total);
      }),
      { numRuns: 2000, seed: 25 },
    );
  });

  it('names components apart', () => {
    expect(distinctNames(['Clinic', 'clinic', 'Overall Project'], ['Overall Project'])).toEqual([
      'Clinic',
      'clinic 2',
      'Overall Project 2',
    ]);
  });
});

describe('what can be saved', () => {
  it.each([
    ['DRAFT', 'ACTIVE', null],
    ['ACTIVE', 'DRAFT', null],
    ['ARCHIVED', 'ACTIVE', null],
    ['ACTIVE', 'ACTIVE', null],
    ['ACTIVE', 'PROMOTED', 'An analysis is promoted from one of its scenarios.'],
    ['PROMOTED', 'ACTIVE', CONCEPT_MESSAGES.promoted],
    ['PROMOTED', 'ARCHIVED', CONCEPT_MESSAGES.promoted],
  ] as const)('moves an analysis from %s to %s: %s', (from, to, problem) => {
    expect(analysisMoveProblem(from, to)).toBe(problem);
  });

  it('keeps what was promoted or archived as it is', () => {
    expect([lockedReason('DRAFT'), lockedReason('ACTIVE')]).toEqual([null, null]);
    expect([lockedReason('PROMOTED'), lockedReason('ARCHIVED')]).toEqual([
      CONCEPT_MESSAGES.promoted,
      CONCEPT_MESSAGES.archived,
    ]);
  });

  it('names what is wrong with a component by its place', () => {
    const components = [
      { name: 'Clinic', area: 60_000, cost_per_area: 620 },
      { name: ' ', area: -1, cost_per_area: 0.00001 },
    ];
    expect(checkConcept({ name: 'A', components }, 'sq_ft', situation)).toEqual({
      'components.1.name': ['Name is required'],
      'components.1.area': ['Area is between 0 and 100,000,000.'],
      'components.1.cost_per_area': ['Cost per GSF has at most four decimals.'],
    });
    const large = [{ name: 'Clinic', area: 1e8, cost_per_area: 1e8 }];
    expect(checkConcept({ name: 'A', components: large }, 'sq_ft', situation)).toEqual({
      components: ['The cost comes to more than $100,000,000,000. Check for a slipped digit.'],
    });
  });

  it('refuses markups without a name, out of bounds, or that never settle', () => {
    const whole = { concept_id: 1, name: 'Base', duration_months: 18 };
    const check = (markups: { name: string; kind: 'percent_total' | 'lump_sum'; value: number }[]) =>
      checkConceptScenario({ ...whole, markups }, situation);
    expect(check([{ name: '', kind: 'lump_sum', value: 1e12 }])).toEqual({
      'markups.0.name': ['Name is required'],
      'markups.0.value': ['A lump sum goes up to $999,999,999. Check for a slipped digit.'],
    });
    expect(Object.keys(check([{ name: 'Bond', kind: 'percent_total', value: 100 }]))).toEqual(['markups']);
    expect(check([{ name: 'Bond', kind: 'percent_total', value: 1 }])).toEqual({});
    expect(
      checkConceptScenario({ name: 'Base', concept_id: 1, duration_months: 0 }, situation),
    ).toHaveProperty('duration_months');
  });
});
