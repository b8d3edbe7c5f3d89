import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  approvedSeries,
  costPosition,
  costVariation,
  headlineSentence,
  pendingCurve,
  splitApproved,
  targetGap,
  targetState,
  withItem,
} from './index.ts';

describe('pendingCurve', () => {
  it.each([
    [0, 0],
    [0.25, 0.6],
    [0.5, 0.9],
    [1, 1],
    [-3, 0],
    [7, 1],
  ])('reaches at %d of the gap %d of the value', (fraction, share) => {
    expect(pendingCurve(fraction)).toBeCloseTo(share, 12);
  });

  it('never turns back nor overshoots', () => {
    const fraction = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)];
        expect(pendingCurve(late)).toBeGreaterThanOrEqual(pendingCurve(early) - 1e-12);
        expect(pendingCurve(late)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });

  it('has no kink at its knots', () => {
    for (const knot of [0.25, 0.5]) {
      const before = (pendingCurve(knot) - pendingCurve(knot - 1e-6)) / 1e-6;
      const after = (pendingCurve(knot + 1e-6) - pendingCurve(knot)) / 1e-6;
      expect(after).toBeCloseTo(before, 3);
    }
  });
});

describe('targetState', () => {
  it.each([
    [100.5, 'onTarget'],
    [99.5, 'onTarget'],
    [99.49, 'belowTarget'],
    [100.51, 'aboveTargetWithinTolerance'],
    [105, 'aboveTargetWithinTolerance'],
    [105.01, 'aboveTarget'],
  ])('calls a forecast of %d against 100 %s', (forecast, state) => {
    expect(targetState(forecast, 100)).toBe(state);
  });

  it('needs a target and a forecast, and takes a company’s tolerance', () => {
    expect([targetState(null, 100), targetState(100, null), targetState(100, 0)]).toEqual([
      'noTargetSet',
      'noTargetSet',
      'noTargetSet',
    ]);
    expect(targetState(314_800_000, 305_000_000, 0.03)).toBe('aboveTarget');
    expect(targetGap('314800000', '305000000', 0.03)).toEqual({
      gap: 9_800_000,
      gap_percent: 3.21,
      target_state: 'aboveTarget',
    });
    expect(targetGap(208_200_000, 212_000_000)).toMatchObject({
      gap: -3_800_000,
      target_state: 'belowTarget',
    });
    expect(targetGap(5, 0)).toEqual({ gap: null, gap_percent: null, target_state: 'noTargetSet' });
  });
});

describe('costVariation', () => {
  it.each([
    // Cedar Ridge: 305 million with what was approved, -640,000 and -1,260,000.
    [303_100_000, 305_000_000, -0.62],
    [975, 960, 1.56],
    [600, 600, 0],
    [0, 600, -100],
    [-300, 600, -150],
    [600, 0, null],
    [600, null, null],
    [null, 600, null],
  ])('of %s against a program value of %s is %s percent', (adjusted, program, percent) => {
    expect(costVariation(adjusted, program)).toBe(percent);
  });
});

describe('approved items', () => {
  const approved = [
    { id: 3, cost: '-0.10', approved_on: '2026-06-01' },
    { id: 1, cost: 0.3, approved_on: '2026-05-12' },
    { id: 2, cost: 5, approved_on: null },
    { id: 4, cost: -0.2, approved_on: '2026-06-01' },
  ];

  it('are inside the estimate up to its own day', () => {
    const { estimated, open } = splitApproved(approved, '2026-05-12');
    expect([estimated.map((item) => item.id), open.map((item) => item.id)]).toEqual([[1], [3, 2, 4]]);
    expect(splitApproved(approved, null).estimated).toEqual([]);
    expect(splitApproved(approved, '2026-05-11').estimated).toEqual([]);
  });

  it('run up exactly, in order of approval', () => {
    expect(approvedSeries(approved, '2026-10-12')).toMatchObject([
      { x: '2026-05-12', y: 0.3, item_id: 1 },
      { x: '2026-06-01', y: 0.2, item_id: 3 },
      { x: '2026-06-01', y: 0, item_id: 4 },
      { x: '2026-10-12', y: 5, item_id: 2 },
    ]);
  });
});

describe('costPosition', () => {
  it('puts a project against its budget', () => {
    const pending = [
      { id: 1, cost: -610_000, group_ids: [] },
      { id: 2, cost: 780_000, group_ids: [1] },
      { id: 3, cost: 1_900_000, group_ids: [1] },
    ];
    const input = { target_budget: '62000000.00', current_estimate: 63_600_000, approved: -240_000, pending };
    expect(costPosition(input)).toEqual({
      forecast: 63_360_000,
      pending_low: 62_750_000,
      pending_high: 65_260_000,
      gap: 1_360_000,
      gap_percent: 2.19,
      target_state: 'aboveTargetWithinTolerance',
    });
  });

  it('has no forecast without an estimate, and no gap without a target', () => {
    const none = costPosition({ target_budget: 5, current_estimate: null, approved: 3, pending: [] });
    expect(none).toMatchObject({ forecast: null, pending_low: null, pending_high: null, gap: null });
    expect(withItem(none, { cost: 4 })).toMatchObject({ forecast: null, gap: null });
    const untargeted = costPosition({ target_budget: null, current_estimate: 10, approved: 0, pending: [] });
    expect(untargeted).toMatchObject({ forecast: 10, gap: null, target_state: 'noTargetSet' });
    expect(withItem(untargeted, { cost: -4 })).toMatchObject({ forecast: 6, gap: null });
  });
});

describe('headlineSentence', () => {
  const said = (forecast: number | null, gap: number | null, low: number | null, high: number | null) =>
    headlineSentence({ forecast, gap, pending_low: low, pending_high: high })
      .map((part) => part.text)
      .join('');

  it('says how the project stands and where it can go', () => {
    expect(said(208_200_000, -3_800_000, 208_200_000, 208_200_000)).toBe(
      'The approved forecast of $208.2M is $3.8M under budget.',
    );
    expect(said(5e6, 0, 4e6, 5e6)).toBe(
      'The approved forecast of $5.0M is on budget. Pending items can still take it down to $4.0M.',
    );
    expect(said(5e6, null, 5e6, 6e6)).toBe(
      'The approved forecast is $5.0M. Pending items can still take it up to $6.0M.',
    );
    expect(said(null, null, null, null)).toBe('No milestone has an estimate yet, so there is no forecast.');
  });
});
