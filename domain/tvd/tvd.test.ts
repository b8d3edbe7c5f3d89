import { describe, expect, it } from 'vitest';
import type { PendingDecision } from '#domain/foresite';
import { tvdRows, tvdTotal } from './index.ts';

const decision = (id: number, values: Partial<PendingDecision>): PendingDecision => ({
  dimension_id: id,
  approved: 0,
  forecast: 0,
  high: 0,
  low: 0,
  high_top_margin: 0,
  high_bottom_margin: 0,
  low_top_margin: 0,
  low_bottom_margin: 0,
  items_count: 0,
  high_items: [],
  low_items: [],
  is_exact: true,
  ...values,
});
const series = (id: number, name: string, y: number) => ({
  id,
  name,
  color_index: id,
  points: [
    { x: '2026-01-01', y: 1, milestone_id: 1 },
    { x: '2026-05-12', y, milestone_id: 2 },
  ],
});
const target = (id: number, amount: number | null, stretch: number | null = null) => ({
  member_id: id,
  name: `Member ${id}`,
  target: amount,
  stretch,
  version: 1,
  owner: null,
  note: '',
});
const milestone = (id: number, date: string, hasEstimate: boolean) => ({
  id,
  code: `M${id}`,
  name: `Milestone ${id}`,
  date,
  has_estimate: hasEstimate,
  type: 'DESIGN' as never,
  total: null,
});
const data = {
  current_milestone_id: 2,
  design_milestones: [
    milestone(2, '2026-05-12', true),
    milestone(3, '2026-09-01', false),
    milestone(1, '2026-01-01', true),
  ],
  series: [series(1, 'A10 Foundations', 100), series(2, 'B10 Superstructure', 200), series(3, 'C10', 0)],
  pending_decisions: [
    decision(1, { approved: -5, forecast: 95, low: 80, high: 99, items_count: 2 }),
    decision(2, { forecast: 200, low: 200, high: 200 }),
  ],
};

describe('rows of target value design', () => {
  it('hold each member against its target, with what pending items still change', () => {
    const [first, second] = tvdRows(data, data.series, [target(1, 90, 85)], 0.05);
    expect(first).toMatchObject({
      trend: [1, 100],
      current: 100,
      approved: -5,
      forecast: 95,
      low: -15,
      high: 4,
      gap: 5,
      gap_percent: 5.56,
      target_state: 'aboveTarget',
    });
    expect(second).toMatchObject({ target: null, gap: null, target_state: 'noTargetSet', version: 0 });
  });

  it('name members that have items and no estimate yet', () => {
    const named = [...data.series, { id: 5, name: 'D50 Electrical', color_index: 5 }];
    const moved = {
      ...data,
      pending_decisions: [...data.pending_decisions, decision(5, { forecast: 3, approved: 3 })],
    };
    expect(tvdRows(moved, named, [], 0.05).at(-1)).toMatchObject({
      name: 'D50 Electrical',
      current: null,
      approved: 3,
      forecast: 3,
    });
  });

  it('leave out what has nothing, and keep a target whose member has no cost yet', () => {
    const rows = tvdRows(data, data.series, [target(7, 30), target(8, 0)], 0.05);
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 7]);
    expect(rows[2]).toMatchObject({ name: 'Member 7', current: null, forecast: null, target: 30 });
  });

  it.each([
    [94.53, 'onTarget'],
    [95.47, 'onTarget'],
    [95.49, 'belowTarget'],
    [94.5, 'aboveTargetWithinTolerance'],
    [90.48, 'aboveTargetWithinTolerance'],
    [90.47, 'aboveTarget'],
    [0, 'noTargetSet'],
  ])('a forecast of 95 against %d is %s', (amount, state) => {
    expect(tvdRows(data, data.series, [target(1, amount)], 0.05)[0]?.target_state).toBe(state);
  });

  // Half a percent is on target, the tolerance is five: both sides of each edge, of one hundred.
  it.each([
    [0, 'belowTarget'],
    [99.49, 'belowTarget'],
    [99.5, 'onTarget'],
    [100, 'onTarget'],
    [100.5, 'onTarget'],
    [100.51, 'aboveTargetWithinTolerance'],
    [105, 'aboveTargetWithinTolerance'],
    [105.01, 'aboveTarget'],
    [1_000_000, 'aboveTarget'],
  ])('a forecast of %d against 100 is %s', (forecast, state) => {
    const at = { ...data, pending_decisions: [decision(1, { forecast, low: forecast, high: forecast })] };
    expect(tvdRows(at, data.series, [target(1, 100)], 0.05)[0]).toMatchObject({
      forecast,
      target_state: state,
    });
  });

  it('add up, against the budget where there is one', () => {
    const rows = tvdRows(data, data.series, [target(1, 90, 85), target(2, 210)], 0.05);
    const decisions = {
      pending_decisions: [
        decision(1, { low: -9 }),
        { ...decision(0, {}), dimension_id: null, forecast: 295, low: 280, high: 301 },
      ],
    };
    expect(tvdTotal(rows, { ...decisions, target_budget: 305 }, 0.05)).toMatchObject({
      target: 305,
      given_out: 300,
      stretch: 85,
      current: 300,
      approved: -5,
      forecast: 295,
      low: -15,
      high: 6,
      gap: -10,
      target_state: 'belowTarget',
    });
    const none = { pending_decisions: [], target_budget: null };
    expect(tvdTotal(rows, none, 0.05)).toMatchObject({ target: 300, gap: -5, low: 0, high: 0 });
    expect(tvdTotal([], none, 0.05)).toMatchObject({ target: null, forecast: null, gap: null });
  });
});
