import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type Foresite = components['schemas']['Foresite'];
type Row = components['schemas']['ProjectListRow'];

const { call, actor, projectId } = await testApp();
const daniel = await actor('cost@northbank.example');
const get = async <T>(path: string): Promise<T> => {
  const answer = await call('GET', path, { as: daniel });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
};
const foresiteOf = async (name: string) => get<Foresite>(`/projects/${await projectId(name)}/foresite`);

describe('Cedar Ridge Patient Tower', () => {
  it('shows the figures of its story', async () => {
    const { summary, series, design_milestones: milestones, ...trend } = await foresiteOf('Cedar Ridge');
    expect(summary).toEqual({
      program_value: 305_000_000,
      current_estimate: 314_800_000,
      approved: -1_900_000,
      forecast: 312_900_000,
      gap: 7_900_000,
      gap_percent: expect.closeTo(2.59, 2) as number,
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
    expect(milestones.map(({ code, total, type }) => [code, total, type])).toEqual([
      ['MS-001', 296_500_000, 'has_estimate'],
      ['MS-002', 309_900_000, 'has_estimate'],
      ['MS-003', 314_800_000, 'current'],
      ['MS-004', null, 'forecasted'],
      ['MS-005', null, 'pending'],
      ['MS-006', null, 'pending'],
    ]);
    expect(series.map(({ name, points }) => [name, points.at(-1)?.y])).toEqual([
      ['Overall Project', 9_400_000],
      ['Patient Tower', 257_400_000],
      ['Central Utility Plant', 24_300_000],
      ['Parking Garage', 16_100_000],
      ['Site and Landscape', 7_600_000],
    ]);
    expect(trend.approved_series.map(({ y, code, name }) => [y, code, name])).toEqual([
      [-640_000, 'VO-003', 'Prefabricated bathroom pods, 96 rooms'],
      [-1_900_000, 'VO-007', 'Precast garage in place of cast-in-place'],
    ]);
    expect(trend.target_budget).toBe(305_000_000);
    expect(trend.other_milestones).toHaveLength(5);
    const [whole] = trend.pending_decisions;
    expect(whole).toMatchObject({ dimension_id: null, high: 317_680_000, low: 298_780_000, items_count: 8 });
    expect([whole?.low_items.length, whole?.high_items.length]).toEqual([4, 2]);
  });

  it('adds up each scenario', async () => {
    const page = await get<components['schemas']['ScenarioPage']>(
      `/projects/${await projectId('Cedar Ridge')}/scenarios`,
    );
    expect(page.results.map((scenario) => [scenario.scenario_number, scenario.name, scenario.cost])).toEqual([
      ['S-1', 'Envelope + shell', -12_970_000],
      ['S-2', 'Resilient electric', 2_860_000],
      ['S-3', 'Minimum change', -3_790_000],
    ]);
  });

  it('prices each item to its stated cost, with scope that can be approved', async () => {
    const page = await get<components['schemas']['ItemPage']>(
      `/projects/${await projectId('Cedar Ridge')}/scenario-items`,
    );
    expect(page.results.map(({ code, cost, status }) => [code, cost, status])).toEqual([
      ['VO-001', -3_850_000, 'PENDING'],
      ['VO-002', -1_920_000, 'PENDING'],
      ['VO-003', -640_000, 'APPROVED'],
      ['VO-004', 1_480_000, 'PENDING'],
      ['VO-005', -1_150_000, 'PENDING'],
      ['VO-006', -890_000, 'REJECTED'],
      ['VO-007', -1_260_000, 'APPROVED'],
      ['VO-008', -8_400_000, 'PENDING'],
      ['VO-009', 2_750_000, 'DRAFT'],
      ['VO-010', -720_000, 'PENDING'],
      ['VO-011', 3_300_000, 'PENDING'],
      ['VO-012', 1_650_000, 'PENDING'],
    ]);
    expect(page.results.every((item) => item.has_valid_scope)).toBe(true);
    const [first] = page.results;
    expect(first?.me_groups.map(({ letter }) => letter)).toEqual(['A']);
    expect([first?.lower_limit, first?.upper_limit]).toEqual([10, 15]);
  });
});

describe('the other demo projects', () => {
  it('stand where the demo says', async () => {
    const harbor = await foresiteOf('Harbor Point');
    expect(harbor.summary).toMatchObject({
      forecast: 208_200_000,
      gap: -3_800_000,
      target_state: 'belowTarget',
    });
    expect(harbor.design_milestones.map(({ total }) => total)).toEqual([
      198_400_000, 216_900_000, 214_300_000, 209_700_000, 208_200_000,
    ]);
    const { summary } = await foresiteOf('Westfield STEM School');
    expect(summary).toMatchObject({ forecast: 63_600_000, gap: 1_600_000 });
  });

  it('have no trend without a timeline', async () => {
    const copy = await foresiteOf('Westfield STEM School, no timeline');
    expect(copy.design_milestones).toEqual([]);
    expect(copy.summary).toMatchObject({ current_estimate: null, forecast: null, pending_low: null });
  });

  it('cost per square foot what the list says', async () => {
    const page = await get<{ results: Row[] }>('/projects?limit=100');
    const perArea = new Map(page.results.map((row) => [row.name, row.cost_per_area]));
    const stated = {
      'Harbor Point Mixed-Use': 571.98,
      'Westfield STEM School': 496.88,
      'Summit Valley Medical Pavilion': 610,
      'St. Brendan Bed Tower': 780,
      'Riverside Cancer Center': 880.13,
      'Lakeshore Heart Hospital': 600,
      'Mesa Community Hospital': 759.88,
    };
    for (const [name, cost] of Object.entries(stated)) expect(perArea.get(name), name).toBeCloseTo(cost, 2);
  });

  it('price the school with its markup template: 100 becomes 120.222', async () => {
    const path = `/projects/${await projectId('Westfield STEM School')}/scenario-items`;
    const page = await get<components['schemas']['ItemPage']>(path);
    const subtotals = [1_900_000, -1_200_000, 780_000, -610_000, -1_050_000, -240_000];
    const items = await Promise.all(
      page.results.map(({ id }) => get<components['schemas']['Item']>(`${path}/${id}`)),
    );
    expect(items.map((item) => item.subtotal_cost)).toEqual(subtotals);
    expect(items[0]?.cost).toBe(2_284_217.69);
    expect(items[0]?.markups.map(({ name }) => name)).toEqual([
      'General conditions',
      'Contingency',
      'Insurance',
      'Bond',
      'Fee',
    ]);
    const added = (items[0]?.markups ?? []).reduce(
      (cents, { amount }) => cents + Math.round(amount * 100),
      0,
    );
    expect(added).toBe(38_421_769);
    expect(items[1]).toMatchObject({ cost: -1_200_000, markups: [] });
  });
});
