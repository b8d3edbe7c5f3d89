import { describe, expect, it } from 'vitest';
import { sumMoney } from '#domain/money';
import { buildForesite } from './buildForesite.ts';
import { withItem } from './costPosition.ts';
import type { ForesiteInput, InputItem } from './foresiteInput.ts';
import { headlineSentence } from './headline.ts';

const [overall, tower, plant, garage, site] = [10, 11, 12, 13, 14];
const [groupA, groupB] = [1, 2];
const settled = { lower: 0, upper: 0, groups: [] as number[], approved: null as string | null };

function item(
  id: number,
  cost: number,
  status: string,
  component: number,
  more: Partial<typeof settled> = {},
): InputItem {
  const { lower, upper, groups, approved } = { ...settled, ...more };
  const limits = { lower_limit: lower, upper_limit: upper };
  return { id, status, cost, ...limits, component_id: component, group_ids: groups, approved_on: approved };
}

const items: InputItem[] = [
  item(1, -3_850_000, 'PENDING', tower, { lower: 10, upper: 15, groups: [groupA] }),
  item(2, -1_920_000, 'PENDING', tower, { lower: 10, upper: 10, groups: [groupA] }),
  item(3, -640_000, 'APPROVED', tower, { approved: '2026-06-23' }),
  item(4, 1_480_000, 'PENDING', tower, { lower: 15, upper: 20 }),
  item(5, -1_150_000, 'PENDING', plant, { lower: 5, upper: 10 }),
  item(6, -890_000, 'REJECTED', tower),
  item(7, -1_260_000, 'APPROVED', garage, { approved: '2026-08-17' }),
  item(8, -8_400_000, 'PENDING', tower, { lower: 10, upper: 10 }),
  item(9, 2_750_000, 'DRAFT', tower, { lower: 10, upper: 25 }),
  item(10, -720_000, 'PENDING', tower, { lower: 10, upper: 10 }),
  item(11, 3_300_000, 'PENDING', plant, { lower: 10, upper: 20, groups: [groupB] }),
  item(12, 1_650_000, 'PENDING', plant, { lower: 10, upper: 15, groups: [groupB] }),
];

const component = (id: number, name: string, value: number | null, is_uncategorized = false) => ({
  id,
  name,
  color_index: id - 9,
  is_uncategorized,
  area: value === null ? null : { value, unit: 'sq_ft' as const },
});
const milestone = (number: number, name: string, date: string, has_estimate: boolean) => ({
  id: 100 + number,
  number,
  name,
  date,
  has_estimate,
});
const estimate = (milestone_id: number, amounts: number[]) =>
  amounts.map((amount, at) => ({ milestone_id, component_id: overall + at, amount: amount.toFixed(2) }));

const cedarRidge: ForesiteInput = {
  today: '2026-10-12',
  completion_date: '2029-08-31',
  target_budget: '305000000.00',
  area: { value: 304_000, unit: 'sq_ft' },
  milestones: [
    milestone(6, '60% CD / GMP set', '2027-05-28', false),
    milestone(1, 'Concept', '2025-09-15', true),
    milestone(2, '50% SD', '2026-01-20', true),
    milestone(3, '100% SD', '2026-05-12', true),
    milestone(4, '50% DD', '2026-10-30', false),
    milestone(5, '100% DD', '2027-02-26', false),
  ],
  contract_events: [
    { id: 1, number: 3, type: 'GMP_LOCK_DATE', name: 'GMP lock', date: '2027-06-15' },
    { id: 2, number: 1, type: 'PRECONSTRUCTION_START_DATE', name: 'Precon start', date: '2025-07-01' },
  ],
  components: [
    component(overall, 'Overall Project', null, true),
    component(tower, 'Patient Tower', 286_000),
    component(plant, 'Central Utility Plant', 18_000),
    component(garage, 'Parking Garage', 140_000),
    component(site, 'Site and Landscape', null),
  ],
  totals: [
    ...estimate(101, [8_500_000, 243_000_000, 22_400_000, 15_500_000, 7_100_000]),
    ...estimate(102, [9_100_000, 253_800_000, 23_700_000, 15_900_000, 7_400_000]),
    ...estimate(103, [9_400_000, 257_400_000, 24_300_000, 16_100_000, 7_600_000]),
  ],
  items,
};

const foresite = buildForesite(cedarRidge);
const { summary } = foresite;
const rowOf = (id: number | null) => foresite.pending_decisions.find((row) => row.dimension_id === id);

describe('Cedar Ridge Patient Tower', () => {
  it('stands where its estimate, approvals and pending items put it', () => {
    expect(summary).toEqual({
      program_value: 305_000_000,
      current_estimate: 314_800_000,
      approved: -1_900_000,
      forecast: 312_900_000,
      gap: 7_900_000,
      gap_percent: 2.59,
      pending_low: 298_780_000,
      pending_high: 317_680_000,
      is_exact: true,
      target_state: 'aboveTargetWithinTolerance',
      generated: {
        approved: { count: 2, cost: -1_900_000 },
        rejected: { count: 1, cost: -890_000 },
        pending: { count: 8, cost: -9_610_000 },
      },
    });
  });

  it('says which items make each end, and how far their limits reach', () => {
    expect(rowOf(null)).toEqual({
      dimension_id: null,
      approved: -1_900_000,
      forecast: 312_900_000,
      high: 317_680_000,
      low: 298_780_000,
      high_items: [4, 11],
      low_items: [1, 5, 8, 10],
      high_top_margin: 296_000 + 660_000,
      high_bottom_margin: 222_000 + 330_000,
      low_top_margin: 577_500 + 115_000 + 840_000 + 72_000,
      low_bottom_margin: 385_000 + 57_500 + 840_000 + 72_000,
      is_exact: true,
      items_count: 8,
    });
  });

  it('splits the forecast by component without losing a dollar', () => {
    expect(rowOf(tower)).toMatchObject({ high: 258_240_000, low: 243_790_000, items_count: 5 });
    expect(rowOf(plant)).toMatchObject({ high: 27_600_000, low: 23_150_000, items_count: 3 });
    expect(rowOf(garage)).toMatchObject({ high: 14_840_000, low: 14_840_000, items_count: 0 });
    const members = foresite.pending_decisions.filter((row) => row.dimension_id !== null);
    expect(members.map((row) => row.dimension_id)).toEqual([overall, tower, plant, garage, site]);
    expect(sumMoney(members.map((row) => row.high))).toBe(317_680_000);
  });

  it('orders and types the milestones', () => {
    expect(foresite.design_milestones.map(({ code, type, total }) => [code, type, total])).toEqual([
      ['MS-001', 'has_estimate', 296_500_000],
      ['MS-002', 'has_estimate', 309_900_000],
      ['MS-003', 'current', 314_800_000],
      ['MS-004', 'forecasted', null],
      ['MS-005', 'pending', null],
      ['MS-006', 'pending', null],
    ]);
    expect(foresite).toMatchObject({
      current_milestone_id: 103,
      previous_milestone_id: 102,
      forecasted_milestone_id: 104,
    });
    expect(foresite.other_milestones.map((event) => event.code)).toEqual(['PMS-001.000', 'PMS-003.000']);
  });

  it('draws one series a component and the approvals as steps', () => {
    expect(foresite.series.map((series) => series.points.map((point) => point.y))[1]).toEqual([
      243_000_000, 253_800_000, 257_400_000,
    ]);
    expect(foresite.estimated_approved_series).toEqual([]);
    expect(foresite.approved_series).toMatchObject([
      { x: '2026-06-23', y: -640_000, item_id: 3 },
      { x: '2026-08-17', y: -1_900_000, item_id: 7 },
    ]);
  });

  it('adjusts budget and area by what was approved', () => {
    expect(foresite.budget_adjusted).toMatchObject({ cost: 303_100_000, sqft: 304_000 });
    expect(foresite.budget_adjusted.components[1]).toEqual({
      component_id: tower,
      total_cost: -640_000,
      total_area: 286_000,
    });
  });

  it('reads as one sentence', () => {
    const said = headlineSentence(summary).map((part) => part.text);
    expect(said.join('')).toBe(
      'The approved forecast of $312.9M is $7.9M over budget. Pending items can still take it to $298.8M or $317.7M.',
    );
  });

  it('moves to 311.75 million once VO-005 is approved, as the preview said', () => {
    expect(withItem(summary, { cost: -1_150_000 })).toEqual({
      forecast: 311_750_000,
      gap: 6_750_000,
      gap_percent: 2.21,
      target_state: 'aboveTargetWithinTolerance',
    });
    const decided = items.map((row) =>
      row.id === 5 ? { ...row, status: 'APPROVED', approved_on: '2026-10-12' } : row,
    );
    const after = buildForesite({ ...cedarRidge, items: decided }).summary;
    expect(after).toMatchObject({
      forecast: 311_750_000,
      pending_low: 298_780_000,
      pending_high: 316_530_000,
    });
  });

  it('prices its scenarios', () => {
    const costOf = (...ids: number[]) => sumMoney(ids.map((id) => items[id - 1]!.cost));
    expect([costOf(1, 8, 10), costOf(2, 4, 11), costOf(2, 5, 10)]).toEqual([
      -12_970_000, 2_860_000, -3_790_000,
    ]);
  });
});
