import { describe, expect, it } from 'vitest';
import type { Foresite, ItemBrief } from '#shared/foresite';
import { effectOf, rowsWith } from './optimistic.ts';

const trend = {
  approved_series: [{ x: '2026-03-02', y: -640_000, item_id: 7, code: 'VO-007', name: 'Doors' }],
  estimated_approved_series: [{ x: '2026-01-05', y: 90_000, item_id: 3, code: 'VO-003', name: 'Sills' }],
  summary: {
    program_value: 305_000_000,
    current_estimate: 314_800_000,
    approved: -1_900_000,
    forecast: 312_900_000,
    gap: 7_900_000,
    gap_percent: 2.59,
  },
} as unknown as Foresite;
const generators = { id: 9, cost: -1_150_000 };

describe('painting a decision before the server has answered', () => {
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
    expect(effectOf(trend, { id: 7, cost: -640_000 })).toEqual({
      without: 313_540_000,
      withIt: 312_900_000,
      gap: 7_900_000,
    });
  });

  it('goes by the trend where the status of an item is painted ahead of it', () => {
    const approved = { ...generators, status: 'APPROVED' };
    expect(effectOf(trend, approved)).toEqual(effectOf(trend, generators));
  });

  it('leaves out of the forecast what its estimate holds already', () => {
    expect(effectOf(trend, { id: 3, cost: 90_000 }).without).toBe(312_810_000);
  });

  it('is unknown while there is no estimate', () => {
    expect(effectOf(undefined, generators)).toEqual({ without: null, withIt: null, gap: null });
  });
});
