import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];

const { call, actor, addPerson, asOwner, projectId } = await testApp();
const maya = await actor('admin@northbank.example');
const viewer = await actor('viewer@northbank.example');
const project = await projectId('Cedar Ridge');
const items = `/projects/${project}/scenario-items`;
const { results: rows } = (await call('GET', `${items}?limit=all`, { as: maya })).json<Schemas['ItemPage']>();
const idOf = (code: string) => rows.find((row) => row.code === code)?.id ?? 0;
const foresite = async () =>
  (await call('GET', `/projects/${project}/foresite`, { as: viewer })).json<Schemas['Foresite']>();
const ask = (body: object, as = viewer) =>
  call('POST', `/projects/${project}/foresite/preview`, { as, body });
const preview = async (body: object) => {
  const answer = await ask(body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Schemas['Preview']>();
};

describe('the money preview', () => {
  it('says what approvals would do, to the dollar, and saves nothing', async () => {
    const { before, after } = await preview({ approve: [idOf('VO-001'), idOf('VO-011')] });
    expect(before.summary).toMatchObject({
      forecast: 312_900_000,
      pending_low: 298_780_000,
      pending_high: 317_680_000,
    });
    expect(after.summary).toMatchObject({
      forecast: 312_350_000,
      gap: 7_350_000,
      generated: { approved: { count: 4 }, pending: { count: 6 } },
    });
    const now = await foresite();
    expect([now.summary, now.pending_decisions]).toEqual([before.summary, before.pending_decisions]);
  });

  it('agrees with what an approval then does', async () => {
    const { after } = await preview({ approve: [idOf('VO-005')] });
    const milestone = (await foresite()).forecasted_milestone_id;
    const approved = await call('PATCH', `${items}/${idOf('VO-005')}/approve`, {
      as: maya,
      body: { milestone },
    });
    expect(approved.statusCode).toBe(200);
    const { summary, pending_decisions } = await foresite();
    expect({ summary, pending_decisions }).toEqual(after);
    const back = await preview({ pending: [idOf('VO-005')] });
    expect(back.after.summary.forecast).toBe(312_900_000);
    await call('PATCH', `${items}/${idOf('VO-005')}/revert`, { as: maya });
  });

  it('takes rejections, other figures, other groups and items that are not there yet', async () => {
    const rejected = await preview({ reject: [idOf('VO-008')], leave_out: [idOf('VO-010')] });
    expect(rejected.after.summary.pending_low).toBe(298_780_000 + 8_400_000 + 720_000);
    const changed = await preview({
      change: [{ id: idOf('VO-004'), cost: 2_000_000, me_group_ids: [] }],
      add: [{ cost: -1_000_000 }],
    });
    expect(changed.after.summary).toMatchObject({
      pending_high: 317_680_000 + 520_000,
      pending_low: 297_780_000,
    });
    const drafted = await preview({ pending: [idOf('VO-009')] });
    expect(drafted.after.summary.pending_high).toBe(317_680_000 + 2_750_000);
    const component = rejected.after.pending_decisions.find(
      ({ dimension_id, low }) =>
        dimension_id !== null &&
        low !== rejected.before.pending_decisions.find((row) => row.dimension_id === dimension_id)?.low,
    );
    expect(component).toBeDefined();
  });

  it('leaves strangers aside, and refuses an item that stands twice and too many at once', async () => {
    expect((await preview({ approve: [987_654] })).after).toEqual((await preview({ approve: [] })).before);
    expect((await ask({ approve: [1], reject: [1] })).statusCode).toBe(422);
    const many = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
    expect((await ask({ approve: many(1, 300), reject: many(1000, 201) })).statusCode).toBe(422);
    expect((await ask({})).statusCode).toBe(400);
    expect((await ask({ change: [{ id: 1, cost: 1e15 }] })).statusCode).toBe(400);
  });

  it('shows costs as the caller may see them', async () => {
    const school = await projectId('Westfield STEM School');
    const plain = await addPerson(['foresite_access'], [school]);
    const full = await addPerson(['foresite_access', 'view_item_markup'], [school]);
    const page = (await call('GET', `/projects/${school}/scenario-items?limit=all`, { as: full })).json<
      Schemas['ItemPage']
    >();
    const priced = page.results.find(({ status, cost }) => status === 'PENDING' && cost !== 0);
    const body = { approve: [priced?.id] };
    const path = `/projects/${school}/foresite/preview`;
    const moved = async (as: typeof plain) => {
      const { before, after } = (await call('POST', path, { as, body })).json<Schemas['Preview']>();
      return (after.summary.forecast ?? 0) - (before.summary.forecast ?? 0);
    };
    expect(Math.abs(await moved(plain))).toBeLessThan(Math.abs(await moved(full)));
  });
});

describe('the comparison', () => {
  it('lays up to four side by side with forecast, goals and open risks', async () => {
    const { results } = (await call('GET', `/projects/${project}/scenarios`, { as: maya })).json<
      Schemas['ScenarioPage']
    >();
    const ids = results.map(({ id }) => id);
    const risk = (
      await asOwner<{ id: number }>(
        `select id from risk where tenant_id = 1 and project_id = $1 and status = 'IDENTIFIED' order by number limit 1`,
        [project],
      )
    )[0];
    await asOwner(
      `insert into item_link (tenant_id, item_id, entity_type, entity_id) values (1, $1, 'risk', $2) on conflict do nothing`,
      [idOf('VO-011'), risk?.id],
    );
    const ask3 = (as: typeof maya) =>
      call('GET', `/projects/${project}/scenarios/comparison?scenarios=${ids.toReversed().join(',')}`, {
        as,
      });
    const answer = (await ask3(maya)).json<Schemas['ScenarioComparison']>();
    expect(answer.results.map(({ scenario }) => scenario.scenario_number)).toEqual(['S-3', 'S-2', 'S-1']);
    expect(answer.results.map(({ after }) => after.forecast)).toEqual([
      309_110_000, 315_760_000, 299_930_000,
    ]);
    const second = answer.results[1];
    expect(second?.items.map(({ code }) => code)).toEqual(['VO-002', 'VO-004', 'VO-011']);
    expect(second?.risks?.map(({ id }) => id)).toContain(Number(risk?.id));
    const reader = await addPerson(['foresite_access'], [project]);
    expect((await ask3(reader)).json<Schemas['ScenarioComparison']>().results[1]?.risks).toBeNull();
    const five = await call('GET', `/projects/${project}/scenarios/comparison?scenarios=1,2,3,4,5`, {
      as: maya,
    });
    expect(five.statusCode).toBe(400);
    const hidden = await call('GET', `/projects/${project}/scenarios/comparison?scenarios=987654`, {
      as: maya,
    });
    expect(hidden.statusCode).toBe(404);
  });
});
