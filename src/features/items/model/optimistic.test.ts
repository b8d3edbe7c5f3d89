import { describe, expect, it } from 'vitest';
import type { Foresite, ItemBrief } from '#shared/foresite';
import { effectOf, rowsWith, trendWithMove } from './optimistic.ts';

const none = { count: 0, cost: 0 };
const trend = {
  budget_adjusted: { cost: 303_100_000, sqft: 304_000, components: [] },
  summary: {
    program_value: 305_000_000,
    current_estimate: 314_800_000,
    approved: -1_900_000,
    forecast: 312_900_000,
    gap: 7_900_000,
    gap_percent: 2.59,
    generated: {
      approved: { count: 2, cost: -1_900_000 },
      rejected: none,
      pending: { count: 8, cost: -9_610_000 },
    },
  },
} as unknown as Foresite;
const generators = { status: 'PENDING', cost: -1_150_000 } as const;

describe('painting a decision before the server has answered', () => {
  it('moves the forecast on approval', () => {
    const { summary, budget_adjusted: adjusted } = trendWithMove(trend, generators, 'APPROVED');
    expect(adjusted.cost).toBe(301_950_000);
    expect(summary.forecast).toBe(311_750_000);
    expect(summary.gap).toBe(6_750_000);
    expect(summary.generated.approved).toEqual({ count: 3, cost: -3_050_000 });
    expect(summary.generated.pending).toEqual({ count: 7, cost: -8_460_000 });
  });

  it('comes back to where it was on revert', () => {
    const approved = trendWithMove(trend, generators, 'APPROVED');
    const back = trendWithMove(approved, { ...generators, status: 'APPROVED' }, 'PENDING');
    expect(back.summary.forecast).toBe(trend.summary.forecast);
    expect(back.budget_adjusted).toEqual(trend.budget_adjusted);
    expect(back.summary.generated).toEqual(trend.summary.generated);
  });

  it('leaves the forecast where a rejection does not move it', () => {
    expect(trendWithMove(trend, generators, 'REJECTED').summary.forecast).toBe(312_900_000);
  });

  it('changes one row and keeps the others as they are', () => {
    const rows = {
      count: 2,
      results: [
        { id: 1, status: 'PENDING' },
        { id: 2, status: 'PENDING' },
      ] as ItemBrief[],
    };
    const next = rowsWith(rows, 2, { status: 'APPROVED' });
    expect(next.results[0]).toBe(rows.results[0]);
    expect(next.results[1]?.status).toBe('APPROVED');
    expect(rowsWith(rows, 9, { status: 'APPROVED' })).toBe(rows);
  });
});

describe('the effect of an item', () => {
  it('is the forecast with and without it', () => {
    expect(effectOf(trend, generators)).toEqual({
      without: 312_900_000,
      withIt: 311_750_000,
      gap: 6_750_000,
    });
    expect(effectOf(trend, { status: 'APPROVED', cost: -640_000 })).toEqual({
      without: 313_540_000,
      withIt: 312_900_000,
      gap: 7_900_000,
    });
  });

  it('is unknown while there is no estimate', () => {
    expect(effectOf(undefined, generators)).toEqual({ without: null, withIt: null, gap: null });
  });
});
