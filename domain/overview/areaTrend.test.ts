import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AreaUnit } from '#domain/area';
import { areaEffect, areaTrend, type AreaInput, type AreaItem } from './index.ts';

const sqFt = (value: number) => ({ value, unit: 'sq_ft' as const });
const milestone = (id: number, date: string, has_estimate: boolean) => ({
  id,
  number: id,
  name: `M${id}`,
  date,
  has_estimate,
});
const component = (id: number, area: number | null, more: { home?: boolean; excluded?: boolean } = {}) => ({
  id,
  name: `C${id}`,
  color_index: id,
  is_uncategorized: more.home ?? false,
  area: area === null ? null : sqFt(area),
  is_excluded: more.excluded ?? false,
});
const item = (id: number, area: number, more: Partial<AreaItem> = {}): AreaItem => ({
  id,
  status: 'PENDING',
  component_id: 2,
  approved_on: null,
  group_ids: [],
  estimated_area: sqFt(area),
  ...more,
});

const tower: AreaInput = {
  today: '2026-10-12',
  completion_date: '2029-11-30',
  target: sqFt(304_000),
  milestones: [
    milestone(1, '2025-09-15', true),
    milestone(2, '2026-01-20', true),
    milestone(3, '2026-05-12', true),
    milestone(4, '2026-10-30', false),
  ],
  components: [
    component(1, null, { home: true }),
    component(2, 286_000),
    component(3, 18_000),
    component(4, 140_000, { excluded: true }),
  ],
  recorded: [
    { milestone_id: 2, component_id: 2, area: sqFt(290_500) },
    { milestone_id: 2, component_id: 3, area: sqFt(17_500) },
    { milestone_id: 2, component_id: 4, area: sqFt(140_000) },
  ],
  items: [],
  byComponent: true,
};
const summaryWith = (items: AreaItem[], more: Partial<AreaInput> = {}) =>
  areaTrend({ ...tower, ...more, items }).summary;

describe('areas by milestone', () => {
  it('draws what was recorded, and the components as they are now at the newest estimate', () => {
    const trend = areaTrend(tower);
    expect(trend.design_milestones.map(({ has_area, total, type }) => [has_area, total, type])).toEqual([
      [false, null, 'pending'],
      [true, 308_000, 'has_estimate'],
      [true, 304_000, 'current'],
      [false, null, 'forecasted'],
    ]);
    expect(trend.series.map(({ name, points }) => [name, points.map(({ y }) => y)])).toEqual([
      ['C2', [290_500, 286_000]],
      ['C3', [17_500, 18_000]],
    ]);
  });

  it('follows the components where an area was recorded for the newest estimate, too', () => {
    const recorded = [...tower.recorded, { milestone_id: 3, component_id: 2, area: sqFt(1) }];
    expect(areaTrend({ ...tower, recorded }).summary.planned).toBe(304_000);
    expect(areaTrend({ ...tower, recorded }).design_milestones[2]?.total).toBe(304_000);
  });

  it('tells one sum to whoever may not see components', () => {
    const trend = areaTrend({ ...tower, items: [item(1, 500), item(2, -200)], byComponent: false });
    expect(trend.series).toEqual([
      {
        id: 0,
        name: 'Program',
        color_index: 1,
        points: [
          { x: '2026-01-20', y: 308_000, milestone_id: 2 },
          { x: '2026-05-12', y: 304_000, milestone_id: 3 },
        ],
      },
    ]);
    expect(trend.summary).toMatchObject({ pending_low: 303_800, pending_high: 304_500 });
  });

  it('has a planned area but no trend before the first estimate', () => {
    const milestones = tower.milestones.map((one) => ({ ...one, has_estimate: false }));
    expect(summaryWith([item(1, 500)], { milestones })).toMatchObject({
      planned: 304_000,
      forecast: null,
      pending_low: null,
      pending_high: null,
    });
  });
});

describe('what items do to the area', () => {
  it.each<[string, AreaItem[], { approved?: number; forecast?: number; low?: number; high?: number }]>([
    ['nothing without items', [], { approved: 0, forecast: 304_000, low: 304_000, high: 304_000 }],
    ['pending ones widen the range', [item(1, -32_000), item(2, 1_200)], { low: 272_000, high: 305_200 }],
    [
      'at most one of an exclusive group',
      [item(1, 1_200, { group_ids: [1] }), item(2, 600, { group_ids: [1] })],
      { low: 304_000, high: 305_200 },
    ],
    [
      'groups that overlap are solved exactly',
      [
        item(1, 500, { group_ids: [1] }),
        item(2, 800, { group_ids: [1, 2] }),
        item(3, 400, { group_ids: [2] }),
      ],
      { high: 304_900 },
    ],
    [
      'approved since the newest estimate',
      [item(1, 750, { status: 'APPROVED', approved_on: '2026-06-23' })],
      { approved: 750, forecast: 304_750 },
    ],
    [
      'approved before it is in the estimate already',
      [item(1, 750, { status: 'APPROVED', approved_on: '2026-04-01' })],
      { approved: 0, forecast: 304_000 },
    ],
    ['those of components that do not count', [item(1, 9_000, { component_id: 4 })], { high: 304_000 }],
    ['those without a component count', [item(1, 9_000, { component_id: null })], { high: 313_000 }],
  ])('%s', (_name, items, expected) => {
    const { approved, forecast, pending_low: low, pending_high: high } = summaryWith(items);
    expect({ approved, forecast, low, high }).toMatchObject(expected);
  });

  it.each([
    [304_000, 'onTarget', 0],
    [300_000, 'aboveTargetWithinTolerance', 4_000],
    [280_000, 'aboveTarget', 24_000],
    [310_000, 'belowTarget', -6_000],
    [0, 'noTargetSet', null],
  ])('stands against a target of %i as %s', (target, state, gap) => {
    expect(summaryWith([], { target: sqFt(target) })).toMatchObject({ target_state: state, gap });
  });
});

describe('areaEffect', () => {
  it.each([
    [undefined, { approved: 0, pending_low: 0, pending_high: 0 }],
    [
      { approved: 5, forecast: 10.3, low: 10.1, high: 10.3 },
      { approved: 5, pending_low: -0.2, pending_high: 0 },
    ],
  ])('of %j is %j', (decision, effect) => {
    expect(areaEffect(decision)).toEqual(effect);
  });
});

describe('units', () => {
  it('tells every area in the unit of the project', () => {
    const trend = areaTrend({
      ...tower,
      target: { value: 28_242.51, unit: 'sq_m' },
      items: [item(1, 10_000)],
    });
    expect(trend).toMatchObject({ unit: 'sq_m', target: 28_242.51 });
    expect(trend.summary.planned).toBe(28_242.51);
    expect(trend.summary.pending_high).toBe(29_171.54);
  });

  it('gives back what was put in, whatever the unit', () => {
    const unit = fc.constantFrom<AreaUnit>('sq_ft', 'sq_m', 'acre', 'hectare');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000 }), unit, (value, one) => {
        const target = { value, unit: one };
        expect(areaTrend({ ...tower, target }).target).toBeCloseTo(value, 1);
      }),
    );
  });
});
