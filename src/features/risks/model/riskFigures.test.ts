import { describe, expect, it } from 'vitest';
import type { Risk } from '../riskQueries.ts';
import { toRiskDraft } from './riskDraft.ts';
import { exposureBar, figuresOf } from './riskFigures.ts';

const groundwater = {
  name: 'Groundwater',
  status: 'IDENTIFIED',
  likelihood: 3,
  impact: 3,
  value: 1_850_000,
  original_value: 2_400_000,
  inherent_likelihood: 4,
  inherent_impact: 4,
  mitigations: [
    {
      id: 8,
      name: '4 more borings',
      status: 'COMPLETE',
      cost: 48_000,
      likelihood_effect: 1,
      impact_effect: 1,
      leader: null,
    },
    {
      id: 9,
      name: 'Price wick drains',
      status: 'IN_PROGRESS',
      cost: 120_000,
      likelihood_effect: 1,
      impact_effect: 1,
      leader: null,
    },
  ],
} as unknown as Risk;
const around = { budget: 305_000_000, value: 11_680_000 };

describe('the figures of a risk', () => {
  const start = toRiskDraft(groundwater);

  it('are those of the register', () => {
    expect(figuresOf(start, start, around, 1_850_000)).toEqual({
      value: 1_850_000,
      isEstimated: false,
      original: 2_400_000,
      expected: 1_110_000,
      likelihood: 3,
      share: (1_850_000 / 11_680_000) * 100,
      spent: 48_000,
      cost: 168_000,
      estimated: 5_032_500,
    });
  });

  it('follow what is chosen at once: the estimated value too, which counts while there is no other', () => {
    expect(figuresOf({ ...start, likelihood: 4, impact: 4 }, start, around, 1_850_000).estimated).toBe(
      9_455_000,
    );
    const blank = toRiskDraft(undefined);
    expect(figuresOf({ ...blank, likelihood: 2, impact: 5 }, blank, around, null)).toMatchObject({
      value: 6_100_000,
      isEstimated: true,
      expected: 2_440_000,
      share: null,
    });
    expect(figuresOf({ ...start, value: 2_170_000 }, start, around, 1_850_000).share).toBeCloseTo(
      (2_170_000 / 12_000_000) * 100,
      10,
    );
    expect(figuresOf(blank, blank, undefined, null)).toMatchObject({ value: null, expected: null });
  });

  it('are lowered at once by a mitigation that becomes done', () => {
    const done = {
      ...start,
      mitigations: start.mitigations.map((one) => ({ ...one, status: 'COMPLETE' as const })),
    };
    expect(figuresOf(done, start, around, 1_850_000)).toMatchObject({
      value: 1_233_333,
      likelihood: 2,
      spent: 168_000,
      estimated: 305_000_000 * (0.005 + 0.01125) * (2 / 5),
    });
  });
});

describe('the days of exposure', () => {
  const events = [
    { id: 1, name: 'GMP lock', date: '2027-06-15' },
    { id: 2, name: 'Completion', date: '2029-10-26' },
  ];

  it('stand on an axis of whole quarters', () => {
    const drawn = exposureBar('2026-09-14', '2027-11-30', '2026-10-12', events);
    expect(drawn?.words).toBe('28 of 442 days passed');
    expect(drawn?.quarters.map(({ label }) => label)).toEqual([
      'Q3 2026',
      'Q4 2026',
      'Q1 2027',
      'Q2 2027',
      'Q3 2027',
      'Q4 2027',
    ]);
    // July 1, 2026 to the end of 2027 are 549 days; September 14 is the 76th.
    expect(drawn?.bar.start).toBeCloseTo((75 / 549) * 100, 10);
    expect(drawn?.bar.width).toBeCloseTo((443 / 549) * 100, 10);
    expect(drawn?.passed.width).toBeCloseTo((28 / 549) * 100, 10);
    expect(drawn?.today).toBeCloseTo((103 / 549) * 100, 10);
    expect(drawn?.events).toEqual([{ ...events[0], at: (349 / 549) * 100 }]);
  });

  it('are all ahead or all past where today is not among them', () => {
    expect(exposureBar('2027-01-01', '2027-01-02', '2026-10-12')).toMatchObject({
      words: '0 of 1 day passed',
      today: null,
      passed: { width: 0 },
    });
    const past = exposureBar('2025-01-01', '2025-03-31', '2026-10-12');
    expect(past).toMatchObject({ words: '89 of 89 days passed', today: null });
    expect(past?.passed).toEqual(past?.bar);
  });

  it('name only as many quarters as have room', () => {
    const labels = exposureBar('2026-01-01', '2028-12-31', '2026-10-12')?.quarters.map(({ label }) => label);
    expect(labels).toHaveLength(12);
    expect(labels?.filter((label) => label !== '')).toHaveLength(6);
  });

  it.each([
    [null, '2027-01-01'],
    ['2027-01-01', null],
    ['2027-01-02', '2027-01-01'],
  ])('are not drawn from %s to %s', (from, to) => {
    expect(exposureBar(from, to, '2026-10-12')).toBeNull();
  });
});
