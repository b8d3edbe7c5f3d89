import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  estimatedRiskValue,
  estimateFormula,
  levelOfScore,
  mitigationCount,
  mitigationProgress,
  RATING_LABELS,
  RISK_LEVELS,
  RISK_MATRIX,
  riskExposure,
  riskScore,
  riskValue,
} from './index.ts';

describe('score and level', () => {
  it.each([
    [0, 'none'],
    [1, 'low'],
    [5, 'low'],
    [6, 'medium'],
    [12, 'medium'],
    [15, 'high'],
    [25, 'high'],
  ] as const)('puts %i at %s', (score, level) => {
    expect(levelOfScore(score)).toBe(level);
  });

  // By likelihood, impact 1 to 5 in a row.
  it.each([
    [1, 'low low low low low'],
    [2, 'low low medium medium medium'],
    [3, 'low medium medium medium high'],
    [4, 'low medium medium high high'],
    [5, 'low medium high high high'],
  ])('gives the five cells of likelihood %i their levels: %s', (likelihood, levels) =>
    expect(RISK_MATRIX[likelihood]?.slice(1).join(' ')).toBe(levels),
  );

  it('fills the matrix: 1x1 low, 5x5 high, nothing outside of a level', () => {
    expect(RISK_MATRIX).toHaveLength(6);
    expect([RISK_MATRIX[1]![1], RISK_MATRIX[2]![3], RISK_MATRIX[3]![5], RISK_MATRIX[5]![5]]).toEqual([
      'low',
      'medium',
      'high',
      'high',
    ]);
    expect([...RISK_MATRIX[0]!, ...RISK_MATRIX.map((row) => row[0])].every((level) => level === 'none')).toBe(
      true,
    );
    for (const [likelihood, row] of RISK_MATRIX.entries()) {
      for (const [impact, level] of row.entries()) {
        const { from, to } = RISK_LEVELS[level];
        expect(from <= likelihood * impact && likelihood * impact <= to).toBe(true);
      }
    }
    expect([riskScore(3, 4), riskScore(null, 4), riskScore(3, undefined)]).toEqual([12, 0, 0]);
    expect(RATING_LABELS).toEqual(['None', 'Low', 'Low', 'Medium', 'Medium', 'High']);
  });
});

describe('money of risks', () => {
  it.each([
    [305_000_000, 1, 1, 305_000],
    [305_000_000, 2, 5, 6_100_000],
    [305_000_000, 3, 3, 5_032_500],
    [305_000_000, 4, 4, 9_455_000],
    [305_000_000, 5, 2, 4_956_250],
    [305_000_000, 5, 5, 15_250_000],
    [212_000_000, 3, 4, 4_929_000],
    [212_000_000, 4, 2, 2_756_000],
    [500, 1, 1, 1],
    ['499.99', 1, 1, 0],
  ])('estimates %s at L%i I%i as %i', (budget, likelihood, impact, value) => {
    expect(estimatedRiskValue(budget, likelihood, impact)).toBe(value);
  });

  it('estimates nothing without budget, likelihood or impact, and prefers a set value', () => {
    expect([
      estimatedRiskValue(null, 1, 1),
      estimatedRiskValue(100, 0, 1),
      estimatedRiskValue(100, 1, null),
    ]).toEqual([null, null, null]);
    expect(riskValue({ value: 0, likelihood: 5, impact: 5 }, 305_000_000)).toBe(0);
    expect(riskValue({ likelihood: 1, impact: 1 }, 305_000_000)).toBe(305_000);
    expect(riskValue({}, null)).toBe(0);
  });

  it('shows how the estimated value is worked out', () => {
    expect(estimateFormula(305_000_000, 3, 4)).toBe('$305,000,000 × (0.005 + 0.01125 × (4 − 1)) × 3/5');
    expect([estimateFormula(null, 1, 1), estimateFormula(100, null, 1), estimateFormula(100, 1, 0)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('weighs exposure by likelihood', () => {
    const risks = [
      { value: 1_850_000, likelihood: 3 },
      { value: '2300000.00', likelihood: 4 },
      { value: null, likelihood: 5 },
      { value: 100 },
    ];
    expect(riskExposure(risks)).toEqual({ value: 4_150_100, expected: 2_950_000 });
    expect(riskExposure([])).toEqual({ value: 0, expected: 0 });
  });
});

describe('mitigationProgress', () => {
  it('cuts off the first two and gives done the rest', () => {
    expect(mitigationProgress({ DRAFT: 1, IN_PROGRESS: 1, COMPLETE: 1 })).toEqual({
      DRAFT: 33,
      IN_PROGRESS: 33,
      COMPLETE: 34,
    });
    expect(mitigationProgress({ DRAFT: 0, IN_PROGRESS: 0, COMPLETE: 0 })).toEqual({
      DRAFT: 0,
      IN_PROGRESS: 0,
      COMPLETE: 0,
    });
  });

  it('makes 100', () => {
    const some = fc.nat({ max: 500 });
    fc.assert(
      fc.property(fc.record({ DRAFT: some, IN_PROGRESS: some, COMPLETE: some }), (counts) => {
        fc.pre(mitigationCount(counts) > 0);
        const { DRAFT, IN_PROGRESS, COMPLETE } = mitigationProgress(counts);
        expect(DRAFT + IN_PROGRESS + COMPLETE).toBe(100);
      }),
    );
  });
});
