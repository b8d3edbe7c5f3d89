import { describe, expect, it } from 'vitest';
import { buildForesite, componentInput, type ForesiteInput, type InputItem } from './index.ts';

const item = (
  id: number,
  component_id: number | null,
  cost: number,
  more: Partial<InputItem> = {},
): InputItem => ({
  id,
  status: 'PENDING',
  cost,
  lower_limit: 0,
  upper_limit: 0,
  component_id,
  group_ids: [],
  approved_on: null,
  ...more,
});
const component = (id: number, target_budget: number | null, is_uncategorized = false) => ({
  id,
  name: `C${id}`,
  color_index: id,
  is_uncategorized,
  target_budget,
  area: id === 2 ? { value: 100, unit: 'sq_ft' as const } : null,
});
const project: ForesiteInput = {
  today: '2026-10-12',
  completion_date: null,
  target_budget: 1000,
  area: { value: 150, unit: 'sq_m' },
  milestones: [{ id: 1, number: 1, name: 'SD', date: '2026-05-12', has_estimate: true }],
  contract_events: [],
  components: [component(1, null, true), component(2, 600)],
  totals: [
    { milestone_id: 1, component_id: 1, amount: 300 },
    { milestone_id: 1, component_id: 2, amount: 650 },
  ],
  items: [
    item(1, 2, -40, { status: 'APPROVED', approved_on: '2026-06-01' }),
    item(2, 2, 25),
    item(3, 2, -90, { group_ids: [7] }),
    item(4, 2, -30, { group_ids: [7] }),
    item(5, null, -5),
  ],
  owner_costs: [{ milestone_id: 1, amount: 77 }],
  include_owner_costs: true,
  risks: [],
};
const generated = {
  approved: { count: 1, cost: -40 },
  rejected: { count: 2, cost: -9 },
  pending: { count: 3, cost: -95 },
};
const alone = (id: number) => {
  const input = componentInput(project, id, generated);
  return input && buildForesite(input);
};

describe('componentInput', () => {
  it.each([
    [
      2,
      { current_estimate: 650, approved: -40, forecast: 610, gap: 10, pending_low: 520, pending_high: 635 },
    ],
    // What has no component belongs to the uncategorized one.
    [
      1,
      { current_estimate: 300, approved: 0, forecast: 300, gap: null, pending_low: 295, pending_high: 300 },
    ],
  ])('tells component %i as if it were the project', (id, summary) => {
    expect(alone(id)?.summary).toMatchObject(summary);
    expect(alone(id)?.summary.generated).toEqual(generated);
  });

  it('has its own budget and area, and nothing that belongs to the project', () => {
    expect(alone(2)).toMatchObject({
      target_budget: 600,
      area: { value: 100, unit: 'sq_ft' },
      owner_costs: [],
    });
    expect(alone(2)?.risks).toBeUndefined();
    expect(alone(1)).toMatchObject({ target_budget: null, area: { value: 0, unit: 'sq_m' } });
  });

  it('knows no other components', () => {
    expect(alone(3)).toBeUndefined();
  });
});
