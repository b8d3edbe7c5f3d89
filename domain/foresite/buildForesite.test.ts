import { describe, expect, it } from 'vitest';
import { buildForesite, OWNER_COSTS_ID, type ForesiteInput, type InputItem } from './index.ts';

const item = (id: number, status: string, cost: number, more: Partial<InputItem> = {}): InputItem => ({
  id,
  status,
  cost,
  lower_limit: 10,
  upper_limit: 20,
  component_id: null,
  group_ids: [],
  approved_on: null,
  ...more,
});
const base: ForesiteInput = {
  today: '2026-10-12',
  completion_date: null,
  target_budget: 1000,
  area: { value: 92.903, unit: 'sq_m' },
  milestones: [
    { id: 1, number: 1, name: 'Concept', date: '2026-01-01', has_estimate: true },
    { id: 2, number: 2, name: '50% SD', date: '2026-06-01', has_estimate: false },
  ],
  contract_events: [],
  components: [
    { id: 1, name: 'Overall Project', color_index: 1, is_uncategorized: true },
    { id: 2, name: 'Tower', color_index: 2, is_uncategorized: false, target_budget: 600 },
    { id: 3, name: 'Garage', color_index: 3, is_uncategorized: false },
  ],
  totals: [
    { milestone_id: 1, component_id: 1, amount: 100 },
    { milestone_id: 1, component_id: 2, amount: '800.10' },
    { milestone_id: 1, component_id: 2, amount: '0.20' },
  ],
  items: [],
};

describe('buildForesite', () => {
  it('has nothing to forecast from without an estimate', () => {
    const milestones = base.milestones.map((milestone) => ({ ...milestone, has_estimate: false }));
    const empty = buildForesite({
      ...base,
      milestones,
      items: [item(1, 'PENDING', 5), item(2, 'APPROVED', 7)],
    });
    expect(empty.summary).toMatchObject({
      current_estimate: null,
      forecast: null,
      pending_high: null,
      approved: 7,
    });
    expect(empty.summary.generated.pending).toEqual({ count: 1, cost: 5 });
    expect([empty.series, empty.pending_decisions]).toEqual([[], []]);
    expect(empty).toMatchObject({ current_milestone_id: null, forecasted_milestone_id: 1 });
  });

  it('survives a project with nothing in it', () => {
    const bare = { ...base, target_budget: null, milestones: [], components: [], totals: [] };
    expect(buildForesite(bare).summary).toMatchObject({
      program_value: null,
      gap: null,
      target_state: 'noTargetSet',
    });
    expect(buildForesite(bare).budget_adjusted).toEqual({ cost: null, sqft: 1000, components: [] });
  });

  it('adds rows of one component, and leaves components without an estimate out of the columns', () => {
    const { series, summary } = buildForesite(base);
    expect(series.map((one) => [one.id, one.points[0]!.y])).toEqual([
      [1, 100],
      [2, 800.3],
    ]);
    expect(summary.current_estimate).toBe(900.3);
  });

  it('gives items without a component to the uncategorized one, and a row to any with something to decide', () => {
    const items = [
      item(1, 'PENDING', -50),
      item(2, 'PENDING', 30, { component_id: 3 }),
      item(3, 'DRAFT', 999),
    ];
    const { pending_decisions: rows } = buildForesite({ ...base, items });
    expect(rows.map((row) => [row.dimension_id, row.low, row.high, row.items_count])).toEqual([
      [null, 850.3, 930.3, 2],
      [1, 50, 100, 1],
      [2, 800.3, 800.3, 0],
      [3, 0, 30, 1],
    ]);
    expect(rows[0]).toMatchObject({
      high_top_margin: 6,
      high_bottom_margin: 3,
      low_top_margin: 10,
      low_bottom_margin: 5,
    });
  });

  it('keeps items of one group apart in the total even where their components differ', () => {
    const group_ids = [4];
    const items = [
      item(1, 'PENDING', 30, { component_id: 2, group_ids }),
      item(2, 'PENDING', 20, { component_id: 3, group_ids }),
    ];
    const highs = buildForesite({ ...base, items }).pending_decisions.map((row) => row.high);
    expect(highs).toEqual([930.3, 100, 830.3, 20]);
  });

  it('counts owner costs only where the project says so', () => {
    const owner_costs = [{ milestone_id: 1, amount: 49.7 }];
    const apart = buildForesite({ ...base, owner_costs });
    expect([apart.summary.current_estimate, apart.series.length, apart.owner_costs[0]!.y]).toEqual([
      900.3, 2, 49.7,
    ]);
    const within = buildForesite({ ...base, owner_costs, include_owner_costs: true });
    expect(within.summary.current_estimate).toBe(950);
    expect(within.series.at(-1)).toMatchObject({ id: OWNER_COSTS_ID, name: 'Owner Costs' });
  });

  it('adjusts area and budget by approved items, inside the estimate or not', () => {
    const items = [
      item(1, 'APPROVED', -40, {
        approved_on: '2025-12-31',
        estimated_area: { value: -50, unit: 'sq_ft' },
        number: 7,
        name: 'Smaller lobby',
      }),
      item(2, 'APPROVED', 15, { approved_on: '2026-02-01', component_id: 2 }),
    ];
    const built = buildForesite({ ...base, items });
    expect(built.budget_adjusted).toMatchObject({ cost: 975, sqft: 950 });
    expect(built.budget_adjusted.components[1]).toEqual({ component_id: 2, total_cost: 615, total_area: 0 });
    expect(built.estimated_approved_series).toEqual([
      { x: '2025-12-31', y: -40, item_id: 1, code: 'VO-007', name: 'Smaller lobby' },
    ]);
    expect(built.approved_series).toMatchObject([{ item_id: 2, code: null, name: null }]);
    expect(built.summary).toMatchObject({ program_value: 600, approved: 15, forecast: 915.3 });
  });

  it('believes totals that were counted elsewhere', () => {
    const one = { count: 1, cost: 2 };
    const generated = { approved: one, rejected: one, pending: one };
    expect(buildForesite({ ...base, generated }).summary.generated).toEqual(generated);
  });
});
