import * as t from '../texts.ts';
import type { Foresite } from './costTrendTypes.ts';

const components = [
  { id: 1, name: t.overallProject, color_index: 9, amounts: [8_600_000, 9_100_000, 9_400_000] },
  { id: 2, name: t.patientTower, color_index: 1, amounts: [243_200_000, 253_600_000, 257_400_000] },
  { id: 3, name: t.centralUtilityPlant, color_index: 5, amounts: [21_900_000, 23_400_000, 24_300_000] },
  { id: 4, name: t.parkingGarage, color_index: 3, amounts: [15_800_000, 16_500_000, 16_100_000] },
  { id: 5, name: t.siteAndLandscape, color_index: 4, amounts: [7_000_000, 7_300_000, 7_600_000] },
];
const milestones: [string, string, number | null, Foresite['design_milestones'][number]['type']][] = [
  [t.concept, '2025-09-15', 296_500_000, 'has_estimate'],
  [t.sd50, '2026-01-20', 309_900_000, 'has_estimate'],
  [t.sd100, '2026-05-12', 314_800_000, 'current'],
  [t.dd50, '2026-10-30', null, 'forecasted'],
  [t.dd100, '2027-02-26', null, 'pending'],
  [t.cdGmpSet60, '2027-05-28', null, 'pending'],
];

/** ForeSite's data of the demo project Cedar Ridge Patient Tower, as the tests of the cost trend use it. */
export const cedarRidge: Foresite = {
  today: '2026-10-12',
  dimension: 'components',
  series: components.map(({ amounts, ...component }) => ({
    ...component,
    points: amounts.map((y, index) => ({ x: milestones[index]?.[1] ?? '', y, milestone_id: index + 1 })),
  })),
  design_milestones: milestones.map(([name, date, total, type], index) => ({
    id: index + 1,
    code: `MS-00${index + 1}`,
    name,
    date,
    has_estimate: total !== null,
    type,
    total,
  })),
  other_milestones: [],
  pending_decisions: [
    {
      dimension_id: null,
      approved: -1_900_000,
      forecast: 312_900_000,
      high: 317_680_000,
      low: 298_780_000,
      high_top_margin: 956_000,
      high_bottom_margin: 552_000,
      low_top_margin: 1_604_500,
      low_bottom_margin: 1_354_500,
      items_count: 8,
      high_items: [4, 11],
      low_items: [1, 5, 8, 10],
      is_exact: true,
    },
    {
      dimension_id: 2,
      approved: -640_000,
      forecast: 256_760_000,
      high: 258_240_000,
      low: 243_790_000,
      high_top_margin: 296_000,
      high_bottom_margin: 222_000,
      low_top_margin: 1_489_500,
      low_bottom_margin: 1_297_000,
      items_count: 5,
      high_items: [4],
      low_items: [1, 8, 10],
      is_exact: true,
    },
  ],
  approved_series: [
    { x: '2026-06-23', y: -640_000, item_id: 3, code: 'VO-003', name: t.prefabricatedBathroomPods },
    { x: '2026-08-18', y: -1_900_000, item_id: 7, code: null, name: null },
  ],
  estimated_approved_series: [],
  current_milestone_id: 3,
  previous_milestone_id: 2,
  forecasted_milestone_id: 4,
  target_budget: 305_000_000,
  area: { value: 304_000, unit: 'sq_ft' },
  completion_date: '2029-11-30',
  owner_costs: [],
  budget_adjusted: {
    cost: 303_100_000,
    sqft: 304_000,
    components: [
      { component_id: 2, total_cost: 256_760_000, total_area: 286_000 },
      { component_id: 3, total_cost: 24_300_000, total_area: 18_000 },
    ],
  },
  summary: {
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
  },
};
