import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import type { Result } from '#server/contract/handlers.ts';
import { testApp, type Actor } from '#tests/support/testApp.ts';

type Overview = components['schemas']['Overview'];

const { call, actor, addPerson, projectId } = await testApp();
const daniel = await actor('cost@northbank.example');
const overviewOf = async (name: string, as: Actor = daniel) => {
  const answer = await call('GET', `/projects/${await projectId(name)}/overview`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Overview>();
};

describe('the area of a program', () => {
  it('is shown by milestone, with what pending items can still do', async () => {
    const { area } = await overviewOf('Cedar Ridge');
    expect(area).toMatchObject({ unit: 'sq_ft', target: 304_000 });
    expect(area.design_milestones.map(({ code, total, type }) => [code, total, type])).toEqual([
      ['MS-001', 298_500, 'has_estimate'],
      ['MS-002', 308_000, 'has_estimate'],
      ['MS-003', 304_000, 'current'],
      ['MS-004', null, 'forecasted'],
      ['MS-005', null, 'pending'],
      ['MS-006', null, 'pending'],
    ]);
    expect(area.series.map(({ name, points }) => [name, points.map(({ y }) => y)])).toEqual([
      ['Patient Tower', [282_000, 290_500, 286_000]],
      ['Central Utility Plant', [16_500, 17_500, 18_000]],
    ]);
    // At most one of the two plants is built, so only the larger one counts.
    expect(area.summary).toMatchObject({
      planned: 304_000,
      approved: 0,
      forecast: 304_000,
      gap: 0,
      pending_low: 272_000,
      pending_high: 305_200,
      target_state: 'onTarget',
    });
  });

  it('moves with the items at once', async () => {
    const id = await projectId('Westfield');
    const before = (await overviewOf('Westfield')).area.summary;
    const made = await call('POST', `/projects/${id}/scenario-items`, {
      as: daniel,
      body: { name: 'Second gym', status: 'PENDING', estimated_area: { value: 0.5, unit: 'acre' } },
    });
    expect(made.statusCode, made.body).toBe(201);
    const after = (await overviewOf('Westfield')).area.summary;
    expect(after.forecast).toBe(before.forecast);
    expect((after.pending_high ?? 0) - (before.pending_high ?? 0)).toBeCloseTo(21_780, -1);
  });

  it('lists what counts and what does not', async () => {
    const { components: rows } = await overviewOf('Cedar Ridge');
    expect(rows?.map((row) => [row.name, row.is_counted, row.pending_low, row.pending_high])).toEqual([
      ['Overall Project', true, 0, 0],
      ['Patient Tower', true, -32_000, 0],
      ['Central Utility Plant', true, 0, 1_200],
      ['Parking Garage', false, null, null],
      ['Site and Landscape', false, null, null],
    ]);
    expect(rows?.map((row) => row.current_cost)).toEqual([
      9_400_000, 257_400_000, 24_300_000, 16_100_000, 7_600_000,
    ]);
    expect(rows?.[3]?.forecast_cost).toBe(16_100_000 - 1_260_000);
    // The same against the same targets as in Target Value Design.
    const tvd = await call('GET', `/projects/${await projectId('Cedar Ridge')}/tvd?dimension=components`, {
      as: daniel,
    });
    expect(rows?.map((row) => [row.name, row.target_cost, row.forecast_cost])).toEqual(
      tvd
        .json<Result<'getTvd'>>()
        .cards.flatMap((card) =>
          card.component_id === null ? [] : [[card.name, card.target, card.forecast]],
        ),
    );
  });
});

it('names approved items only to whoever may see items', async () => {
  const id = await projectId('Westfield');
  const get = async (path: string) =>
    (await call('GET', `/projects/${id}${path}`, { as: daniel })).json<{
      results: { id: number; name: string; status: string }[];
    }>().results;
  const change = async (path: string, body: unknown) => {
    const made = await call('PATCH', `/projects/${id}/scenario-items${path}`, { as: daniel, body });
    expect(made.statusCode, made.body).toBe(200);
  };
  const item = (await get('/scenario-items')).find(
    ({ name, status }) => status === 'PENDING' && name !== 'Second gym',
  );
  if (!item) throw new Error('Westfield has no pending item.');
  await change(`/${item.id}`, { estimated_area: { value: 900, unit: 'sq_ft' } });
  await change(`/${item.id}/approve`, { milestone: (await get('/design-milestones')).at(-1)?.id });
  const seen = (await overviewOf('Westfield')).area;
  expect(seen.summary).toMatchObject({ approved: 900, forecast: 128_900 });
  expect(seen.approved_series.at(-1)).toMatchObject({ item_id: item.id, y: 900, name: item.name });
  const who = await addPerson(['overview_access'], [id]);
  const bare = (await overviewOf('Westfield', who)).area.approved_series.at(-1);
  expect(bare).toMatchObject({ item_id: item.id, y: 900, code: null, name: null });
});

describe('widgets', () => {
  it('tell what ForeSite tells', async () => {
    const { cost, estimate } = await overviewOf('Cedar Ridge');
    expect(cost).toMatchObject({
      target_budget: 305_000_000,
      current_estimate: 314_800_000,
      approved: -1_900_000,
      forecast: 312_900_000,
      gap: 7_900_000,
      pending_low: 298_780_000,
      pending_high: 317_680_000,
    });
    expect(estimate?.milestone?.code).toBe('MS-003');
    expect(estimate?.previous?.code).toBe('MS-002');
    const sum = (field: 'amount' | 'before') =>
      (estimate?.groups ?? []).reduce((cents, group) => cents + Math.round((group[field] ?? 0) * 100), 0) /
      100;
    expect([sum('amount'), sum('before')]).toEqual([314_800_000, 309_900_000]);
  });

  it.each([
    [[], ['area']],
    [['overview_widget_cost'], ['area', 'cost']],
    [['overview_widget_component'], ['area', 'components']],
    [['component_access'], ['area', 'components']],
    [['overview_widget_estimate'], ['area', 'estimate']],
  ] as const)('with %j are %j', async (held, parts) => {
    const id = await projectId('Cedar Ridge');
    const who = await addPerson(['overview_access', ...held], [id]);
    const overview = await overviewOf('Cedar Ridge', who);
    expect(Object.keys(overview)).toEqual(parts);
    const sees = parts.some((part) => part === 'components');
    expect(overview.area.series.map(({ name }) => name)).toEqual(
      sees ? ['Patient Tower', 'Central Utility Plant'] : ['Program'],
    );
    const priced = overview.components?.[0] && 'current_cost' in overview.components[0];
    expect(priced ?? false).toBe(held.some((key) => key === 'overview_widget_component'));
  });

  it('keep markups from whoever may not see them', async () => {
    const id = await projectId('Westfield');
    const who = await addPerson(['overview_access', 'overview_widget_cost'], [id]);
    const [bare, marked] = [await overviewOf('Westfield', who), await overviewOf('Westfield')];
    expect(bare.cost?.pending_high).toBeLessThan(marked.cost?.pending_high ?? 0);
  });
});

it('knows the areas of a project that has no estimate yet', async () => {
  const id = await projectId('Westfield STEM School, no timeline');
  const answer = await call('GET', `/projects/${id}/overview`, { as: daniel });
  const { area, cost, estimate } = answer.json<Overview>();
  expect(area).toMatchObject({ current_milestone_id: null, series: [], pending_decisions: [] });
  expect(area.summary).toMatchObject({ planned: 128_000, forecast: null, pending_low: null });
  expect(cost?.forecast).toBeNull();
  expect(estimate).toEqual({ milestone: null, previous: null, groups: [] });
});

it('is not found where a project is not there', async () => {
  const answer = await call('GET', '/projects/999999/overview', { as: daniel });
  expect(answer.statusCode).toBe(404);
});
