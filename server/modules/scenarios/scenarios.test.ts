import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import type { Permission } from '#contract/unions.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];
type Scenario = Schemas['Scenario'];

const { call, actor, addPerson, asOwner, projectId } = await testApp();
const daniel = await actor('cost@northbank.example');
const maya = await actor('admin@northbank.example');
const viewer = await actor('viewer@northbank.example');
const project = await projectId('Cedar Ridge');
const scenarios = `/projects/${project}/scenarios`;
const items = `/projects/${project}/scenario-items`;

const item = async (code: string) => {
  const page = (await call('GET', `${items}?search=${code}`, { as: maya })).json<Schemas['ItemPage']>();
  const [row] = page.results;
  if (!row) throw new Error(`${code} is not there.`);
  return row;
};
const idsOf = async (...codes: string[]) => Promise.all(codes.map(async (code) => (await item(code)).id));
const { results: milestones } = (
  await call('GET', `/projects/${project}/design-milestones`, { as: maya })
).json<Schemas['DesignMilestonePage']>();
const milestone = milestones.find(({ code }) => code === 'MS-004')?.id ?? 0;
const create = async (body: object, as = maya): Promise<Scenario> => {
  const answer = await call('POST', scenarios, { as, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Scenario>();
};
const decide = (id: number, action: 'approve' | 'reject' | 'revert', as: Actor = maya, headers = {}) =>
  call('PATCH', `${scenarios}/${id}/${action}`, {
    as,
    headers,
    ...(action === 'approve' && { body: { milestone } }),
  });
const read = async (id: number) => (await call('GET', `${scenarios}/${id}`, { as: maya })).json<Scenario>();
const undo = (changeSet: number | null, as = maya) => call('POST', `/change-sets/${changeSet}/undo`, { as });
const forecast = async () =>
  (await call('GET', `/projects/${project}/foresite`, { as: maya })).json<Schemas['Foresite']>().summary
    .forecast;

describe('a scenario', () => {
  it('is numbered, named by its number, and sums up what it holds', async () => {
    const [first] = await idsOf('VO-005');
    await asOwner(
      `update item set schedule_days = -12, is_schedule_critical = true, estimated_area_value = 100,
        estimated_area_unit = 'sq_ft' where tenant_id = 1 and id = $1`,
      [first],
    );
    const made = await create({ items: await idsOf('VO-010', 'VO-005') });
    expect(made).toMatchObject({
      number: 4,
      scenario_number: 'S-4',
      name: 'Scenario 4',
      status: 'PENDING',
      cost: -1_870_000,
      pending_cost: -1_870_000,
      area: { value: 100, unit: 'sq_ft' },
      schedule_days: -12,
      is_schedule_critical: true,
      pending_count: 2,
      approval_problem: null,
      created_by: { first_name: 'Maya' },
      version: 1,
    });
    expect((await undo(made.change_set_id)).statusCode).toBe(201);
    expect((await call('GET', `${scenarios}/${made.id}`, { as: maya })).statusCode).toBe(404);
  });

  it.each([
    ['a draft', ['VO-009'], 'VO-009: Item should have "Pending" status'],
    ['an approved item', ['VO-003'], 'VO-003: Item should have "Pending" status'],
    [
      'two of one group',
      ['VO-001', 'VO-002'],
      'Cannot select mutually exclusive items together: VO-001 and VO-002',
    ],
  ])('does not take %s', async (_name, codes, message) => {
    const answer = await call('POST', scenarios, { as: maya, body: { items: await idsOf(...codes) } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'rule', message, errors: { items: [message] } });
  });

  it('does not take an item of another project, nor one without scope', async () => {
    const other = await projectId('Harbor Point');
    const strangers = (await call('GET', `/projects/${other}/scenario-items`, { as: maya })).json<
      Schemas['ItemPage']
    >();
    const refused = await call('POST', scenarios, {
      as: maya,
      body: { items: [strangers.results[0]?.id ?? 987_654] },
    });
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      422,
      'An item is no longer in the project. Choose the items again.',
    ]);
    const bare = (await call('POST', items, { as: maya, body: { name: 'Without scope' } })).json<
      Schemas['Item']
    >();
    const unscoped = await call('POST', scenarios, { as: maya, body: { items: [bare.id] } });
    expect(unscoped.json()).toMatchObject({ message: `${bare.code}: Item should have valid Scope(s)` });
  });

  it('is renamed from the version that the edit started from, and its history says so', async () => {
    const made = await create({ name: 'First' });
    const rename = (name: string, version: number) =>
      call('PATCH', `${scenarios}/${made.id}`, {
        as: maya,
        body: { name },
        headers: { 'if-match': `"${version}"` },
      });
    expect((await rename(' Second ', made.version)).json()).toMatchObject({ name: 'Second', version: 2 });
    const late = await rename('Third', made.version);
    expect([late.statusCode, late.json<{ current: Scenario }>().current.name]).toEqual([412, 'Second']);
    expect((await rename(' ', 2)).statusCode).toBe(400);
    const history = (await call('GET', `${scenarios}/${made.id}/history`, { as: viewer })).json<
      Schemas['HistoryPage']
    >();
    expect(history.results[0]).toMatchObject({
      entity_code: made.scenario_number,
      changes: [{ field: 'name', from: 'First', to: 'Second' }],
    });
  });

  it('takes another list of items, in which what was decided since may stay', async () => {
    const [pods, floor] = await idsOf('VO-010', 'VO-008');
    const made = await create({ items: [pods] });
    await asOwner(`update item set has_valid_scope = false where tenant_id = 1 and id = $1`, [pods]);
    const put = (list: unknown[]) =>
      call('PUT', `${scenarios}/${made.id}/items`, { as: maya, body: { items: list } });
    const both = (await put([pods, floor])).json<Scenario>();
    expect(both.items).toEqual([floor, pods]);
    expect(both.approval_problem).toMatch(/^VO-010 has no valid scope\./);
    const history = (await call('GET', `${scenarios}/${made.id}/history`, { as: maya })).json<
      Schemas['HistoryPage']
    >();
    expect(history.results[0]?.changes).toMatchObject([{ label: 'Items added' }]);
    await asOwner(`update item set has_valid_scope = true where tenant_id = 1 and id = $1`, [pods]);
    expect((await put([])).json<Scenario>()).toMatchObject({ items: [], cost: 0 });
    expect((await decide(made.id, 'approve')).json()).toMatchObject({
      message: 'This scenario has no items. Add items first.',
    });
  });

  it('is deleted, and comes back by undo with its items', async () => {
    const made = await create({ name: 'To come back', items: await idsOf('VO-010') });
    expect((await call('DELETE', `${scenarios}/${made.id}`, { as: maya })).statusCode).toBe(204);
    const history = (await call('GET', `${scenarios}/${made.id}/history`, { as: maya })).json<
      Schemas['HistoryPage']
    >();
    expect(history.results[0]).toMatchObject({ kind: 'deleted', undoable: true });
    expect((await undo(history.results[0]?.change_set_id ?? 0)).statusCode).toBe(201);
    expect(await read(made.id)).toMatchObject({ name: 'To come back', items: made.items });
  });

  it('is copied with what can still be decided', async () => {
    const source = await create({ name: 'Source', items: await idsOf('VO-010', 'VO-008') });
    const [gone] = await idsOf('VO-008');
    await call('PATCH', `${items}/${gone}/reject`, { as: maya, body: {} });
    const copy = (await call('POST', `${scenarios}/${source.id}/clone`, { as: maya })).json<Scenario>();
    expect(copy).toMatchObject({ name: 'Copy of Source', status: 'PENDING', items: await idsOf('VO-010') });
    await call('PATCH', `${items}/${gone}/revert`, { as: maya });
  });
});

describe('deciding', () => {
  it('approves all items in one change set, moves the forecast, and both revert and undo take it back', async () => {
    const before = (await forecast()) ?? 0;
    const codes = ['VO-010', 'VO-005'];
    const made = await create({ name: 'Together', items: await idsOf(...codes) });
    const approved = await decide(made.id, 'approve');
    expect(approved.statusCode, approved.body).toBe(200);
    const scenario = approved.json<Scenario>();
    expect(scenario).toMatchObject({
      status: 'APPROVED',
      pending_count: 0,
      pending_cost: 0,
      milestone: { id: milestone },
    });
    for (const code of codes)
      expect(await item(code)).toMatchObject({ status: 'APPROVED', milestone_name: '50% DD' });
    expect(await forecast()).toBe(before - 1_870_000);
    expect((await undo(scenario.change_set_id)).statusCode).toBe(201);
    expect(await forecast()).toBe(before);
    await decide(made.id, 'approve');
    const reverted = (await decide(made.id, 'revert')).json<Scenario>();
    expect(reverted).toMatchObject({ status: 'PENDING', milestone: null, pending_count: 2 });
    expect(await forecast()).toBe(before);
  });

  it('reverts only what it approved and nobody decided since', async () => {
    const [one, other] = await idsOf('VO-010', 'VO-005');
    const made = await create({ items: [one, other] });
    await decide(made.id, 'approve');
    await call('PATCH', `${items}/${one}/revert`, { as: maya });
    await call('PATCH', `${items}/${one}/approve`, { as: maya, body: { milestone } });
    await decide(made.id, 'revert');
    expect([(await item('VO-010')).status, (await item('VO-005')).status]).toEqual(['APPROVED', 'PENDING']);
    await call('PATCH', `${items}/${one}/revert`, { as: maya });
  });

  it('is all or nothing, and names the item that stands in the way', async () => {
    const [shared] = await idsOf('VO-010');
    const [one, other] = await idsOf('VO-001', 'VO-005');
    const first = await create({ items: [shared, one] });
    const second = await create({ items: [shared, other] });
    await decide(first.id, 'approve');
    const refused = await decide(second.id, 'approve');
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      422,
      'VO-010 is Approved, not Pending. Take it out of the scenario, or bring it back to Pending.',
    ]);
    expect((await item('VO-005')).status).toBe('PENDING');
    const rival = await create({ items: await idsOf('VO-002') });
    const excluded = await decide(rival.id, 'approve');
    expect(excluded.json<{ message: string }>().message).toMatch(
      /^VO-002 cannot be approved: VO-001 of its group A is approved already\./,
    );
    expect((await read(rival.id)).approval_problem).toMatch(/VO-001 of its group A/);
    await decide(first.id, 'revert');
  });

  it('rejects a scenario and leaves its items to others', async () => {
    const made = await create({ items: await idsOf('VO-010') });
    expect((await decide(made.id, 'reject')).json()).toMatchObject({ status: 'REJECTED', milestone: null });
    expect((await item('VO-010')).status).toBe('PENDING');
    const edit = await call('PATCH', `${scenarios}/${made.id}`, { as: maya, body: { name: 'No' } });
    expect(edit.statusCode).toBe(409);
    expect((await decide(made.id, 'revert')).json()).toMatchObject({ status: 'PENDING' });
  });

  it('has one winner when two people decide at once, and tells the other who and when', async () => {
    for (let round = 0; round < 8; round += 1) {
      const made = await create({ items: await idsOf('VO-010', 'VO-005') });
      const headers = { 'if-match': '"1"' };
      const answers = await Promise.all([
        decide(made.id, 'approve', daniel, headers),
        decide(made.id, 'reject', maya, headers),
      ]);
      const codes = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
      expect(codes).toEqual([200, 409]);
      const [loser] = answers.filter(({ statusCode }) => statusCode === 409);
      const winner = answers.find(({ statusCode }) => statusCode === 200)?.json<Scenario>();
      const { message, current } = loser?.json<{ message: string; current: Scenario }>() ?? {};
      expect(current).toMatchObject({ id: made.id, status: winner?.status });
      expect(message).toMatch(
        winner?.status === 'APPROVED'
          ? /Daniel Reyes approved it on \w+ \d+/
          : /Maya Okafor rejected it on \w+ \d+/,
      );
      if (winner?.status === 'APPROVED') await decide(made.id, 'revert');
    }
  });

  it('lets one of two scenarios through that share an item and are approved at once', async () => {
    const [shared] = await idsOf('VO-010');
    const [one, other] = await idsOf('VO-005', 'VO-008');
    const pair = [await create({ items: [one, shared] }), await create({ items: [shared, other] })];
    const answers = await Promise.all(
      pair.map(({ id }, index) => decide(id, 'approve', index === 0 ? daniel : maya)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 422]);
    const loser = answers.find(({ statusCode }) => statusCode === 422);
    expect(loser?.json<{ message: string }>().message).toMatch(/^VO-010 is Approved, not Pending\./);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json<Scenario>();
    await decide(winner?.id ?? 0, 'revert');
  });

  it('takes a milestone of this project only', async () => {
    const made = await create({ items: await idsOf('VO-010') });
    const answer = await call('PATCH', `${scenarios}/${made.id}/approve`, {
      as: maya,
      body: { milestone: 987_654 },
    });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      422,
      'This milestone is not in the project. Choose one of its design milestones.',
    ]);
  });
});

describe('rights', () => {
  it.each([
    ['add_scenario', ['foresite_access'], 'POST', () => scenarios, { name: 'x' }],
    ['change_scenario', ['foresite_access'], 'PATCH', (id) => `${scenarios}/${id}`, { name: 'x' }],
    ['delete_scenario', ['foresite_access'], 'DELETE', (id) => `${scenarios}/${id}`, undefined],
    [
      'approve_scenario',
      ['foresite_access', 'approve_scenarioitem'],
      'PATCH',
      (id) => `${scenarios}/${id}/approve`,
      { milestone },
    ],
    [
      'approve_scenarioitem',
      ['foresite_access', 'approve_scenario'],
      'PATCH',
      (id) => `${scenarios}/${id}/approve`,
      { milestone },
    ],
    [
      'revert_scenarioitem',
      ['foresite_access', 'approve_scenario'],
      'PATCH',
      (id) => `${scenarios}/${id}/revert`,
      undefined,
    ],
  ] as [Permission, Permission[], 'POST' | 'PATCH' | 'DELETE', (id: number) => string, object | undefined][])(
    'ask for %s',
    async (missing, held, method, path, body) => {
      const person = await addPerson(held, [project]);
      const answer = await call(method, path(1), { as: person, ...(body && { body }) });
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { permission: missing }]);
    },
  );

  it('let the decider undo an approval, and others only who may revert', async () => {
    const decider = await addPerson(
      ['foresite_access', 'approve_scenario', 'approve_scenarioitem'],
      [project],
    );
    const other = await addPerson(['foresite_access', 'approve_scenario', 'approve_scenarioitem'], [project]);
    const made = await create({ items: await idsOf('VO-010') });
    const { change_set_id } = (await decide(made.id, 'approve', decider)).json<Scenario>();
    const refused = await undo(change_set_id, other);
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { permission: 'revert_scenarioitem' }]);
    expect((await undo(change_set_id, decider)).statusCode).toBe(201);
  });
});

describe('the list', () => {
  it('is ordered, and searched by name and number', async () => {
    const list = async (query: string) =>
      (await call('GET', `${scenarios}?${query}`, { as: viewer })).json<Schemas['ScenarioPage']>();
    const dearest = (await list('ordering=-cost&limit=all')).results.map(({ cost }) => cost);
    expect(dearest).toEqual(dearest.toSorted((a, b) => b - a));
    expect((await list('search=S-1')).results.map(({ name }) => name)).toContain('Envelope + shell');
    expect((await call('GET', `${scenarios}?ordering=secret`, { as: viewer })).statusCode).toBe(400);
  });
});
