import { describe, expect, it } from 'vitest';
import { cedarRidge } from './cedarRidge.ts';
import {
  explainApproved,
  explainCurrent,
  explainForecast,
  explainStatus,
  type ExplainedItem,
} from './costTrendExplain.ts';
import { rangeBar } from './costTrendRange.ts';

const item = (id: number, status: string, cost: number): ExplainedItem => ({
  id,
  code: `VO-${String(id).padStart(3, '0')}`,
  name: `Item ${id}`,
  status,
  cost,
});
const items = [item(3, 'APPROVED', -640_000), item(7, 'APPROVED', -1_260_000), item(6, 'REJECTED', -890_000)];

describe('what a total is made of', () => {
  it('breaks the current estimate down by component, largest first', () => {
    const why = explainCurrent(cedarRidge);
    expect(why?.rows[0]).toMatchObject({ name: 'Patient Tower', cost: 257_400_000 });
    expect(why?.rows.reduce((sum, row) => sum + row.cost, 0)).toBe(why?.total);
    expect(why?.rest).toBeUndefined();
    expect(explainCurrent({ ...cedarRidge, current_milestone_id: null })).toBeUndefined();
  });

  it('lists approvals with what each one changed, openable', () => {
    expect(explainApproved(cedarRidge, items).rows).toEqual([
      { key: '3', name: 'Item 3', code: 'VO-003', item: 3, cost: -640_000 },
      { key: '7', name: 'Item 7', code: 'VO-007', item: 7, cost: -1_260_000 },
    ]);
  });

  it('adds up to the forecast', () => {
    const why = explainForecast(cedarRidge);
    expect(why?.rows.reduce((sum, row) => sum + row.cost, 0)).toBe(312_900_000);
    expect(why?.total).toBe(312_900_000);
  });

  it('counts what it does not list, so that parts and total agree', () => {
    const why = explainStatus(cedarRidge, items, 'pending');
    expect(why.rows).toEqual([]);
    expect(why.rest).toEqual({ count: 8, cost: -9_610_000 });
    const many = Array.from({ length: 30 }, (_, index) => item(100 + index, 'REJECTED', -1000 * index));
    const summary = {
      ...cedarRidge.summary,
      generated: { ...cedarRidge.summary.generated, rejected: { count: 30, cost: -435_000 } },
    };
    const long = explainStatus({ ...cedarRidge, summary }, many, 'rejected');
    expect(long.rows).toHaveLength(20);
    expect(long.rest).toEqual({ count: 10, cost: -45_000 });
  });
});

describe('rangeBar', () => {
  it('places budget and forecast between low and high', () => {
    const bar = rangeBar(298_780_000, 317_680_000, 312_900_000, 305_000_000);
    expect(bar.low).toBe(0);
    expect(bar.high).toBe(100);
    expect(bar.budget?.at).toBeCloseTo(32.9, 1);
    expect(bar.forecast.at).toBeCloseTo(74.7, 1);
    expect([bar.budget?.align, bar.forecast.align]).toEqual(['center', 'center']);
  });

  it('makes room for a budget outside the range', () => {
    const bar = rangeBar(100, 200, 150, 300);
    expect(bar.high).toBe(50);
    expect(bar.budget).toEqual({ at: 100, label: 100, align: 'end' });
  });

  it('turns crowded labels away from each other', () => {
    const bar = rangeBar(0, 100, 52, 48);
    expect([bar.budget?.align, bar.forecast.align]).toEqual(['end', 'start']);
  });

  it.each([
    [95, 76],
    [76, 95],
    [5, 20],
    [99, 98],
    [96, 99],
  ])('keeps crowded labels on the bar: forecast at %i, budget at %i', (forecast, budget) => {
    const bar = rangeBar(0, 100, forecast, budget);
    const [first, second] = forecast < budget ? [bar.forecast, bar.budget] : [bar.budget, bar.forecast];
    expect([bar.forecast.at, bar.budget?.at]).toEqual([forecast, budget]);
    expect(first?.align).toBe('end');
    expect(second?.align).toBe('start');
    expect(first?.label).toBeGreaterThanOrEqual(22);
    expect(second?.label).toBeLessThanOrEqual(78);
    expect(first?.label).toBeLessThanOrEqual(second?.label ?? 0);
  });

  it('survives a range of no width', () => {
    expect(rangeBar(5, 5, 5, null)).toEqual({
      low: 0,
      high: 0,
      forecast: { at: 0, label: 0, align: 'start' },
    });
  });
});
